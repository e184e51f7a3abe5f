import type { StatusRow } from '@linnet/domain';

/** The handle of the account that a status replies to; null if it is unknown. */
export function repliedAcct({ inReplyToAcct, inReplyToAccountId, mentions }: StatusRow): string | null {
  return inReplyToAcct ?? mentions.find(({ id }) => id === inReplyToAccountId)?.acct ?? null;
}
