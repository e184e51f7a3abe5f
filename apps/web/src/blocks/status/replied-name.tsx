import { Text } from '../../platform/i18n/text';

interface RepliedNameProps {
  /** Null when it is not known. */
  readonly acct: string | null;
}

export function RepliedName({ acct }: RepliedNameProps) {
  return acct === null ? <Text id="status.reply_to_unknown" /> : <bdi>@{acct}</bdi>;
}
