/** An error answer; thrown by handlers, sent as JSON by the application. */
export class Problem extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`${status} ${JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
  }
}

export function problem(status: number, error: string): Problem {
  return new Problem(status, { error });
}

export const notFound = (): Problem => problem(404, 'Record not found');

/** A crash as the Mastodon API of the real server reports it. */
export const somethingWrong = (): Problem => new Problem(500, 'Something went wrong');

/**
 * A crash. The real server also sends this body with 400 when a parameter is missing that its API description
 * doesn't require.
 */
export function crash(status = 500): Problem {
  return new Problem(status, { errors: { detail: 'Internal server error' } });
}

interface FieldError {
  field: string;
  message: string;
  /** The place in the body, if the field is not at its top. */
  pointer?: string;
}

/** An error of the request validation (400). */
export function invalidRequest(errors: FieldError[]): Problem {
  const sentence = ({ field, message }: FieldError) =>
    /^(?:Missing|Unexpected) field/.test(message) ? `${message}.` : `${field} - ${message}.`;
  return new Problem(400, {
    error: errors.map(sentence).join(' '),
    errors: errors.map(({ field, message, pointer = field }) => ({
      title: 'Invalid value',
      source: { pointer: `/${pointer}` },
      message,
    })),
  });
}

/** Thrown instead of an answer: the connection ends, as when the server is down. */
export class DroppedConnection extends TypeError {
  constructor() {
    super('fetch failed: the connection was dropped');
  }
}
