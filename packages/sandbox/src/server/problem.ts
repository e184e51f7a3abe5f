/** An answer that is an error; thrown by handlers, written as JSON by the application. */
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

/** A crash where the interface of Mastodon catches it. */
export const somethingWrong = (): Problem => new Problem(500, 'Something went wrong');

/** The body of a crash; the real server also sends it with 400 for what its description forgot to require. */
export function crash(status = 500): Problem {
  return new Problem(status, { errors: { detail: 'Internal server error' } });
}

export interface Fault {
  field: string;
  message: string;
}

/** 400 of the request validation. */
export function invalidRequest(faults: Fault[]): Problem {
  const sentence = ({ field, message }: Fault) =>
    /^(?:Missing|Unexpected) field/.test(message) ? `${message}.` : `${field} - ${message}.`;
  return new Problem(400, {
    error: faults.map(sentence).join(' '),
    errors: faults.map(({ field, message }) => ({
      title: 'Invalid value',
      source: { pointer: `/${field}` },
      message,
    })),
  });
}
