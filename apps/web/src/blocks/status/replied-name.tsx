import { Text } from '../../platform/i18n/text';

interface RepliedNameProps {
  /** Null if it is unknown. */
  readonly acct: string | null;
}

export function RepliedName({ acct }: RepliedNameProps) {
  return acct === null ? <Text id="status.reply_to_unknown" /> : <bdi>@{acct}</bdi>;
}
