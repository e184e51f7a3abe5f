import type { StatusRow, StatusView } from '@linnet/domain';
import Reply from 'lucide-react/icons/reply';
import { Text } from '../../platform/i18n/text';
import { Icon } from '../../ui/icon/icon';
import { lazyCardPart } from './lazy-card-part';
import { RepliedName, repliedAcct } from './replied-name';
import styles from './status-lines.module.css';
import type { RepliedToProps } from './status-popover';

const RepliedTo = lazyCardPart<RepliedToProps>(
  (parts) => parts.RepliedTo,
  ({ acct }) => (
    <span className={styles.link}>
      <RepliedName acct={acct} />
    </span>
  ),
);

/** The line that names the account replied to. */
export function ReplyLine({ status }: { readonly status: StatusRow }) {
  const { inReplyToId } = status;
  if (inReplyToId === null) return null;
  const name = <RepliedTo id={inReplyToId} acct={repliedAcct(status)} />;
  return (
    <div className={styles.line}>
      <Icon of={Reply} size="small" mirrored />
      {/* In an element of its own: screen readers replace text directly in the article by the article's label. */}
      <bdi>
        <Text id="status.reply_to_name" values={{ name }} />
      </bdi>
    </div>
  );
}

const MentionsLine = lazyCardPart((parts) => parts.MentionsLine);

/** The lines above a status: the account it replies to, and other mentions. */
export function StatusLines({ view }: { readonly view: StatusView }) {
  const { status } = view;
  return (
    <>
      <ReplyLine status={status} />
      {status.mentions.length > 0 && <MentionsLine view={view} />}
    </>
  );
}
