import { ApiError } from '../error';

/** For calls that return one object: an invalid one is a malformed response. `what` names the object. */
export function required<T>(reader: (json: unknown) => T | undefined, what: string): (json: unknown) => T {
  return (json) => {
    const read = reader(json);
    if (read === undefined) throw new ApiError({ kind: 'malformed', what });
    return read;
  };
}
