import type { StatusId } from './model/ids';

/** The address of a status, or of something of it. */
export function statusPath(id: StatusId, rest = ''): string {
  return `/api/v1/statuses/${encodeURIComponent(id)}${rest}`;
}
