import type { AccountId } from '@linnet/api';

/** Where what somebody wants to report is kept on this device, until it is told or they sign out. */
export function complaintsRecord(account: AccountId): string {
  return `linnet-complaints ${account}`;
}
