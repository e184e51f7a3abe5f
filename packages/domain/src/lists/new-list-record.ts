import type { AccountId } from '@linnet/api';

/** Where the list is kept that somebody thinks of making. */
export function newListRecord(account: AccountId): string {
  return `linnet-new-list ${account}`;
}
