import type { AccountId } from '@linnet/api';

/** Where the names of what somebody chose in the command bar are kept on this device, until they sign out. */
export function commandsRecord(account: AccountId): string {
  return `linnet-commands ${account}`;
}
