import type { StatusId } from '@linnet/api';
import { conversationsOf } from '@linnet/domain/conversation';
import { useEffect, useState } from 'react';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useStatusView } from '../../platform/client/use-status-view';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Spinner } from '../../ui/spinner/spinner';
import { ErrorLine } from '../error/error-note';
import replyListStyles from './reply-list.module.css';
import { StatusPopover } from './status-popover';

export interface ReplyListProps {
  readonly id: StatusId;
}

/** The replies to a status, each of which opens in a popover, and a link to the conversation. */
export function ReplyList({ id }: ReplyListProps) {
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
