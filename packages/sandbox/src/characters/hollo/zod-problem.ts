import { Problem } from '../../server/problem';

/** An error of a Zod schema. */
export interface ZodIssue {
  code: string;
  path: readonly string[];
  message: string;
  [more: string]: unknown;
}

const errorOf = (issue: ZodIssue) => ({ name: 'ZodError', message: JSON.stringify([issue], null, 2) });

/** An error with status 422, as most routes answer. */
export function zodProblem(issue: ZodIssue): Problem {
  return new Problem(422, { error: 'invalid_request', zod_error: errorOf(issue) });
}

/** An error with status 400, from routes that validate the body before the handler runs. */
export function zodFailure(issue: ZodIssue): Problem {
  return new Problem(400, { success: false, error: errorOf(issue) });
}
