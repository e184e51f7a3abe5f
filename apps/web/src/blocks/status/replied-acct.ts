import type { StatusRow } from '@linnet/domain';

/** The handle of whoever a status answers; null when nothing tells it. */
export function repliedAcct({ inReplyToAcct, inReplyToAccountId, mentions }: StatusRow): string | null {
  return inReplyToAcct ?? mentions.find(({ id }) => id === inReplyToAccountId)?.acct ?? null;
}
