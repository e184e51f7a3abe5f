import type { StatusId } from '@linnet/api';
import { conversationsOf } from '@linnet/domain/conversation';
import { type ReactNode, useEffect, useState } from 'react';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useWantedStatus } from '../../platform/client/use-account';
import { useStatusView } from '../../platform/client/use-status-view';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Popover } from '../../ui/popover/popover';
import { Spinner } from '../../ui/spinner/spinner';
import { ErrorLine } from '../error/error-note';
import { CompactSkeleton, CompactStatus, UnavailableStatus } from '../quote/compact-status';
import { RepliedName } from './replied-name';
import replyListStyles from './reply-list.module.css';
import statusLinesStyles from './status-lines.module.css';
import styles from './status-popover.module.css';

interface StatusPopoverContentProps {
  id: StatusId;
  /** Called when a link to another page is followed. */
  onNavigate: () => void;
}

/** A status without actions, with a link to its conversation. */
export function StatusPopoverContent({ id, onNavigate }: StatusPopoverContentProps) {
  const request = useWantedStatus(id);
  return (
    <div className={styles.content}>
      {request.state === 'loading' && <CompactSkeleton />}
      {request.state === 'failed' && <UnavailableStatus reason={request.reason} onRetry={request.retry} />}
      {request.state === 'ready' && (
        <>
          <CompactStatus id={id} onNavigate={onNavigate} />
          <Link className={styles.more} to={pathTo('conversation', { id })} onClick={onNavigate}>
            <Text id="status_popover.conversation" />
          </Link>
        </>
      )}
    </div>
  );
}

interface StatusPopoverProps {
  id: StatusId;
  /** Accessible name of the popover: "Reply to @wren". */
  label: string;
  className: string | undefined;
  children: ReactNode;
}

/** A plain button that opens another status in a popover. The status is fetched if it is not in the graph. */
function StatusPopover({ id, label, className, children }: StatusPopoverProps) {
  return (
    <Popover
      label={label}
      trigger={(props) => (
        <button type="button" className={className} {...props}>
          {children}
        </button>
      )}
    >
      {(close) => <StatusPopoverContent id={id} onNavigate={close} />}
    </Popover>
  );
}

export interface RepliedToProps {
  readonly id: StatusId;
  /** Null if it is unknown. */
  readonly acct: string | null;
}

/** The account that a status replies to; the replied status opens in a popover. */
export function RepliedTo({ id, acct }: RepliedToProps) {
  const text = useText();
  const name = acct === null ? text('status.reply_to_unknown') : `@${acct}`;
  return (
    <StatusPopover id={id} label={text('status.reply_to_name', { name })} className={statusLinesStyles.link}>
      <RepliedName acct={acct} />
    </StatusPopover>
  );
}

/** The replies to a status, each of which opens in a popover, and a link to the conversation. */
export function ReplyList({ id }: { readonly id: StatusId }) {
  const text = useText();
  const client = useClient();
  const [conversation] = useState(() => conversationsOf(client).get(id));
  const state = useCell(conversation.state);
  useEffect(() => {
    if (conversation.state.get().state === 'loading') void conversation.load();
    return conversation.follow();
  }, [conversation]);
  const replies = state.thread.nodes.get(id)?.replies ?? [];

  return (
    <div className={replyListStyles.list}>
      {state.state === 'loading' && (
        <span role="status">
          <Spinner />
        </span>
      )}
      {state.state === 'failed' && (
        <ErrorLine reason={state.reason} onRetry={() => void conversation.load()} />
      )}
      {replies.length > 0 && (
        <>
          <span aria-hidden>{text('status.replies_list')}</span>
          <ul className={replyListStyles.names} aria-label={text('status.replies_list')}>
            {replies.map((reply) => (
              <ReplyName key={reply} id={reply} />
            ))}
          </ul>
        </>
      )}
      {state.state === 'ready' && replies.length === 0 && text('status.no_replies')}
      <Link to={pathTo('conversation', { id })}>{text('status_popover.conversation')}</Link>
    </div>
  );
}

function ReplyName({ id }: { readonly id: StatusId }) {
  const text = useText();
  const view = useStatusView(id);
  if (view === undefined) return null;
  const name = `@${view.author.acct}`;
  return (
    <li>
      <StatusPopover id={id} label={text('status.reply_of', { name })} className={replyListStyles.name}>
        <bdi>{name}</bdi>
      </StatusPopover>
    </li>
  );
}
