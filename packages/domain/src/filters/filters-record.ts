import type { AccountId } from '@linnet/api';

/** Where the filters of somebody are kept on this device, until they sign out. */
export function filtersRecord(account: AccountId): string {
  return `linnet-filters ${account}`;
}
