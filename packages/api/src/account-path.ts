import type { AccountId } from './model/ids';

export function accountPath(id: AccountId, rest = ''): string {
  return `/api/v1/accounts/${encodeURIComponent(id)}${rest}`;
}
