import type { StatusRow } from '@linnet/domain';
import { Text } from '../../platform/i18n/text';

/** The handle of the account that a status replies to; null if it is unknown. */
export function repliedAcct({ inReplyToAcct, inReplyToAccountId, mentions }: StatusRow): string | null {
  return inReplyToAcct ?? mentions.find(({ id }) => id === inReplyToAccountId)?.acct ?? null;
}

export function RepliedName({ acct }: { readonly acct: string | null }) {
  return acct === null ? <Text id="status.reply_to_unknown" /> : <bdi>@{acct}</bdi>;
}
