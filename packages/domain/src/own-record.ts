import type { AccountId } from '@linnet/api';

/** Kinds of records that are stored for each account on this device until it signs out. */
export const ownRecords = [
  /** Commands chosen in the command bar. */
  'commands',
  /** Emoji they have used. */
  'emoji',
  'filters',
  /** Their reading preferences on the server. */
  'preferences',
  /** Their recent searches. */
  'searches',
  /** Their seen notifications, at servers that store less of them. */
  'seen',
] as const;

export function ownRecord(kind: (typeof ownRecords)[number], account: AccountId): string {
  return `linnet-${kind} ${account}`;
}
