import type { StatusRow } from '@linnet/domain';
import Reply from 'lucide-react/icons/reply';
import { Text } from '../../platform/i18n/text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Icon } from '../../ui/icon/icon';
import styles from './reply-line.module.css';

interface ReplyLineProps {
  status: StatusRow;
}

/** Whom it answers, leading to what it answers. */
export function ReplyLine({ status }: ReplyLineProps) {
  const { inReplyToId, inReplyToAcct, inReplyToAccountId, mentions } = status;
  if (inReplyToId === null) return null;
  const acct = inReplyToAcct ?? mentions.find(({ id }) => id === inReplyToAccountId)?.acct;
  const name = (
    <Link to={pathTo('conversation', { id: inReplyToId })}>
      {acct === undefined ? <Text id="status.reply_to_unknown" /> : <bdi>@{acct}</bdi>}
    </Link>
  );
  return (
    <div className={styles.line}>
      <Icon of={Reply} size="small" mirrored />
      <Text id="status.reply_to_name" values={{ name }} />
    </div>
  );
}
