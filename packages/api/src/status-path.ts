import type { StatusId } from './model/ids';

/** The path of a status, or of something below it. */
export function statusPath(id: StatusId, rest = ''): string {
  return `/api/v1/statuses/${encodeURIComponent(id)}${rest}`;
}
