import type { AccountId } from '@linnet/api';

/** The storage record with the drafts of an account. */
export function draftsRecord(account: AccountId): string {
  return `linnet-drafts ${account}`;
}
