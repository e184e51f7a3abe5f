import type { AccountId } from '@linnet/api';

/** Where the choices of somebody are kept on this device, until they sign out. */
export function emojiRecord(account: AccountId): string {
  return `linnet-emoji ${account}`;
}
