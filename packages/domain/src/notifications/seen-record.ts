import type { AccountId } from '@linnet/api';

/** Where it is kept on this device what somebody has seen, until they sign out: for servers that keep less. */
export function seenRecord(account: AccountId): string {
  return `linnet-seen ${account}`;
}
