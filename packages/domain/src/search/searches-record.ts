import type { AccountId } from '@linnet/api';

/** Where what somebody searched for is kept on this device, until they sign out. */
export function searchesRecord(account: AccountId): string {
  return `linnet-searches ${account}`;
}
