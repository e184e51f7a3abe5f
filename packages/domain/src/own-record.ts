import type { AccountId } from '@linnet/api';

/** What is kept of somebody on this device, in a record each, until they sign out. */
export const ownRecords = [
  /** What they chose in the command bar. */
  'commands',
  /** The emoji they chose. */
  'emoji',
  'filters',
  /** How they have chosen to read on their server. */
  'preferences',
  /** What they searched for. */
  'searches',
  /** What they have seen of their notifications, for servers that keep less of it. */
  'seen',
] as const;

export function ownRecord(kind: (typeof ownRecords)[number], account: AccountId): string {
  return `linnet-${kind} ${account}`;
}
