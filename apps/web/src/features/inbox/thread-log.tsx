import type { StatusId } from '@linnet/api';
import { chatMessagesOf, chatOutboxOf } from '@linnet/domain/chats';
import { type InboxThread, type ThreadLine, threadLines } from '@linnet/domain/inbox';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useMemo, useState } from 'react';
import { Virtualizer } from 'virtua';
import { useLogScroll, useOlderAbove } from '../../blocks/message-log/use-log-scroll';
import { StatusCard } from '../../blocks/status/status-card';
import { usePageVisible } from '../../platform/browser/use-page-visible';
import { useCell, useClient, useSession } from '../../platform/client/client-provider';
import { useStatusView } from '../../platform/client/use-status-view';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { useAbsoluteTime } from '../../platform/time/use-absolute-time';
import { useTimeout } from '../../platform/time/use-timeout';
import { CardBoundary } from '../../ui/boundary/boundaries';
import { Icon } from '../../ui/icon/icon';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import { Spinner } from '../../ui/spinner/spinner';
import { NewItems } from './new-items';
import type { ThreadParts } from './thread-parts';
import styles from './thread.module.css';

/** Assumed height of a line until it is measured. */
const ESTIMATED_HEIGHT = 80;
/** How long something has been in view when it counts as read, in milliseconds. */
const READ_DELAY_MS = 1500;

interface ThreadLogProps {
  readonly thread: InboxThread;
  readonly parts: ThreadParts;
}

/** The lines of a thread; the same object while nothing of it changes. */
function useThreadLines(thread: InboxThread): readonly ThreadLine[] {
  const all = useCell(chatOutboxOf(useClient()).jobs);
  const { items, chat } = useCell(thread.state);
  const session = useSession();
  const viewer = session.state === 'visitor' ? null : session.accountId;
  const chatId = chat?.id ?? null;
  return useMemo(
    () =>
      viewer === null ? [] : threadLines({ items, jobs: all.filter((job) => job.chatId === chatId), viewer }),
    [items, all, viewer, chatId],
  );
}

/** What was written, the newest at the end, where the log stays unless somebody scrolls up. */
export function ThreadLog({ thread, parts }: ThreadLogProps) {
  const text = useText();
  const lines = useThreadLines(thread);
  const isOlderAbove = useOlderAbove(lines);
  const { items, opened, ended, isLoading, chatError, postError } = useCell(thread.state);
  const hasFailed = chatError !== null || postError !== null;
  const lastLine = lines.at(-1);
  const { log, content, isAtEnd, scrollToEnd, onScroll } = useLogScroll({
    opened,
    ownId: lastLine?.kind === 'job' ? lastLine.id : null,
    hasOlder: opened && !ended && !isLoading && !hasFailed,
    loadOlder: thread.loadOlder,
  });
  useMarkRead(thread, isAtEnd);
  const hasBoth = new Set(items.map(({ kind }) => kind)).size > 1;

  if (!opened) return <div className={styles.log}>{!hasFailed && <PeopleSkeleton />}</div>;
  return (
    <div className={styles.frame}>
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-label={text('chats.messages')}
        aria-live="off"
        aria-busy={isLoading}
        onScroll={onScroll}
      >
        <div ref={content} className={styles.lines}>
          {lines.length === 0 && <p className={styles.nothing}>{text('chats.nothing_yet')}</p>}
          <Virtualizer scrollRef={log} data={lines} itemSize={ESTIMATED_HEIGHT} shift={isOlderAbove}>
            {(line, at) => (
              <CardBoundary key={line.id} resetKey={line.id}>
                {hasBoth && beginsChat(lines, at) && <KindMark kind="chat" />}
                <ThreadLineView line={line} thread={thread} parts={parts} marked={hasBoth} />
              </CardBoundary>
            )}
          </Virtualizer>
        </div>
      </div>
      {isLoading && (
        // Over the lines: it must not move them.
        <div className={styles.older}>
          <Spinner />
        </div>
      )}
      <NewItems items={items} isAtEnd={isAtEnd} onShow={scrollToEnd} />
    </div>
  );
}

/** Marks what is in view as read: while the end is in view and the page is visible. */
function useMarkRead({ state, markRead }: InboxThread, isAtEnd: boolean): void {
  const { items, unread } = useCell(state);
  const isVisible = usePageVisible();
  const [marked, setMarked] = useState('');
  const newest = items[0]?.id ?? '';
  useTimeout(
    () => {
      setMarked(newest);
      // Unread again when it fails, and marked with what is written next, or at the next visit.
      markRead();
    },
    isVisible && isAtEnd && unread && newest !== marked ? READ_DELAY_MS : null,
    newest,
  );
}

const isOfChat = (line: ThreadLine | undefined): boolean => line?.kind === 'message' || line?.kind === 'job';

/** Whether the messages of a chat begin here, or go on after a direct post. */
function beginsChat(lines: readonly ThreadLine[], at: number): boolean {
  const before = lines.slice(0, at).findLast(({ kind }) => kind !== 'day');
  return isOfChat(lines[at]) && !isOfChat(before);
}

/** How what follows was sent. */
function KindMark({ kind }: { readonly kind: 'chat' | 'post' }) {
  const text = useText();
  return (
    <span className={styles.kind}>
      <Icon of={kind === 'chat' ? MessageCircle : Mail} size="small" />{' '}
      {text(kind === 'chat' ? 'inbox.chat' : 'inbox.post')}
    </span>
  );
}

interface ThreadLineProps extends ThreadLogProps {
  readonly line: ThreadLine;
  /** Direct posts are marked as such. */
  readonly marked: boolean;
}

function ThreadLineView({ line, thread, parts: { ChatMessage }, marked }: ThreadLineProps) {
  const { date } = useAbsoluteTime();
  const client = useClient();
  const { chat } = useCell(thread.state);
  if (line.kind === 'day') {
    return (
      <p className={styles.day}>
        <time dateTime={new Date(line.time).toISOString()}>{date(line.time)}</time>
      </p>
    );
  }
  if (line.kind === 'post') return <Post status={line.status} marked={marked} />;
  return chat === null ? null : <ChatMessage line={line} messages={chatMessagesOf(client).get(chat.id)} />;
}

interface PostProps extends Pick<ThreadLineProps, 'marked'> {
  readonly status: StatusId;
}

/** A direct post; the viewer's own at the end side. */
function Post({ status, marked }: PostProps) {
  const text = useText();
  const session = useSession();
  const view = useStatusView(status);
  if (view === undefined) return null;
  const isOwn = session.state !== 'visitor' && session.accountId === view.status.accountId;
  return (
    <div className={styles.post} data-own={isOwn || undefined} data-post={status}>
      {marked && (
        <>
          <KindMark kind="post" />{' '}
          <Link className={styles.open} to={pathTo('conversation', { id: status })}>
            {text('inbox.open_conversation')}
          </Link>
        </>
      )}
      <StatusCard id={status} />
    </div>
  );
}
