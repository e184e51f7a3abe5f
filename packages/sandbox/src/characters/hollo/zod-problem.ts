import { Problem } from '../../server/problem';

/** What is wrong with a value, as the schema that it was held against says it. */
export interface ZodIssue {
  code: string;
  path: readonly string[];
  message: string;
  [more: string]: unknown;
}

const errorOf = (issue: ZodIssue) => ({ name: 'ZodError', message: JSON.stringify([issue], null, 2) });

/** 422: most calls. */
export function zodProblem(issue: ZodIssue): Problem {
  return new Problem(422, { error: 'invalid_request', zod_error: errorOf(issue) });
}

/** 400: calls that refuse a body before they are reached. */
export function zodFailure(issue: ZodIssue): Problem {
  return new Problem(400, { success: false, error: errorOf(issue) });
}
