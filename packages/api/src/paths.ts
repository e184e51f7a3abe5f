import type { AccountId, StatusId } from './model/ids';

/** The path of an account, or of something below it. */
export function accountPath(id: AccountId, rest = ''): string {
  return `/api/v1/accounts/${encodeURIComponent(id)}${rest}`;
}

/** The path of a status, or of something below it. */
export function statusPath(id: StatusId, rest = ''): string {
  return `/api/v1/statuses/${encodeURIComponent(id)}${rest}`;
}
