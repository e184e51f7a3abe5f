import { ApiError } from '../error';

/** For calls that promise one thing: what cannot be read is a malformed answer. `what` names the thing. */
export function required<T>(reader: (json: unknown) => T | undefined, what: string): (json: unknown) => T {
  return (json) => {
    const read = reader(json);
    if (read === undefined) throw new ApiError({ kind: 'malformed', what });
    return read;
  };
}
