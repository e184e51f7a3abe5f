import type { StatusRow } from '@linnet/domain';
import Reply from 'lucide-react/icons/reply';
import { Text } from '../../platform/i18n/text';
import { Icon } from '../../ui/icon/icon';
import { lazyCardPart } from './lazy-card-part';
import { repliedAcct } from './replied-acct';
import { RepliedName } from './replied-name';
import type { RepliedToProps } from './replied-to';
import styles from './reply-line.module.css';

const RepliedTo = lazyCardPart<RepliedToProps>(
  (parts) => parts.RepliedTo,
  ({ acct }) => (
    <span className={styles.link}>
      <RepliedName acct={acct} />
    </span>
  ),
);

interface ReplyLineProps {
  status: StatusRow;
}

/** The line that names the account replied to. */
export function ReplyLine({ status }: ReplyLineProps) {
  const { inReplyToId } = status;
  if (inReplyToId === null) return null;
  const name = <RepliedTo id={inReplyToId} acct={repliedAcct(status)} />;
  return (
    <div className={styles.line}>
      <Icon of={Reply} size="small" mirrored />
      <Text id="status.reply_to_name" values={{ name }} />
    </div>
  );
}
