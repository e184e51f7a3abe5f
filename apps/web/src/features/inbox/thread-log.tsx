import type { AccountId, StatusId } from '@linnet/api';
import { chatMessagesOf, chatOutboxOf } from '@linnet/domain/chats';
import type { OutboxJob } from '@linnet/domain/drafts';
import {
  type InboxThread,
  outgoingPosts,
  peopleKey,
  type ThreadItem,
  type ThreadLine,
  threadLines,
} from '@linnet/domain/inbox';
import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { Announced, MessageLog } from '../../blocks/message-log/message-log';
import { useWordsOrFile, wordsOf } from '../../blocks/message-log/message-words';
import { StatusCard } from '../../blocks/status/status-card';
import { useCell, useClient, useSession } from '../../platform/client/client-provider';
import { useStatusView } from '../../platform/client/use-status-view';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Icon } from '../../ui/icon/icon';
import { PeopleSkeleton } from '../../ui/skeleton/people-skeleton';
import type { ThreadParts } from './thread-parts';
import styles from './thread.module.css';

interface ThreadLogProps {
  readonly thread: InboxThread;
  readonly people: readonly AccountId[];
  readonly parts: ThreadParts;
}

const noJobs: readonly OutboxJob[] = [];
const subscribeToNothing = (): (() => void) => () => {};

/** The lines of a thread; the same array until one of them changes. */
function useThreadLines({ thread, people }: ThreadLogProps): readonly ThreadLine[] {
  const client = useClient();
  const chatJobs = useCell(chatOutboxOf(client).jobs);
  const outbox = useCell(client.drafts.loaded)?.outbox;
  const postJobs = useSyncExternalStore(
    outbox?.subscribe ?? subscribeToNothing,
    outbox?.all ?? (() => noJobs),
  );
  const { items, chat } = useCell(thread.state);
  const session = useSession();
  const viewer = session.state === 'visitor' ? null : session.accountId;
  const chatId = chat?.id ?? null;
  return useMemo(() => {
    if (viewer === null) return [];
    const outgoing = outgoingPosts({ jobs: postJobs, people: peopleKey(people), items });
    return threadLines({ items, jobs: chatJobs.filter((job) => job.chatId === chatId), outgoing, viewer });
  }, [items, chatJobs, postJobs, people, viewer, chatId]);
}

/** The messages of a thread. Chat messages and direct posts are marked as such if there are both. */
export function ThreadLog(props: ThreadLogProps) {
  const { thread } = props;
  const text = useText();
  const { graph } = useClient();
  const session = useSession();
  const lines = useThreadLines(props);
  const beginnings = useMemo(() => chatBeginnings(lines), [lines]);
  const { items, opened, ended, isLoading, unread, chatError, postError } = useCell(thread.state);
  const hasFailed = chatError !== null || postError !== null;
  const hasBoth = new Set(items.map(({ kind }) => kind)).size > 1;
  const { people, parts } = props;
  // Memoised, so that unchanged lines are not rendered again.
  const renderLine = useCallback(
    (line: Exclude<ThreadLine, { kind: 'day' }>) => (
      <>
        {hasBoth && beginnings.has(line) && <KindMark kind="chat" />}
        <ThreadLineView thread={thread} people={people} parts={parts} line={line} marked={hasBoth} />
      </>
    ),
    [thread, people, parts, hasBoth, beginnings],
  );
  // After an error it is not known whether the thread is empty.
  if (!opened || (hasFailed && lines.length === 0))
    return <div className={styles.unopened}>{!hasFailed && <PeopleSkeleton />}</div>;

  const viewer = session.state === 'visitor' ? undefined : session.accountId;
  const authorOf = (item: ThreadItem) =>
    item.kind === 'message' ? item.message.accountId : graph.statuses.get(item.status)?.accountId;
  return (
    <MessageLog
      label={text('chats.messages')}
      lines={lines}
      items={items.map((item) => ({ id: item.id, isOwn: authorOf(item) === viewer }))}
      renderLine={renderLine}
      announcement={(id) => {
        const item = items.find((one) => one.id === id);
        return item && <ItemAnnouncement item={item} />;
      }}
      isLoading={isLoading}
      hasOlder={!ended && !isLoading && !hasFailed}
      loadOlder={thread.loadOlder}
      trim={thread.trim}
      unread={unread}
      markRead={thread.markRead}
    />
  );
}

/** What screen readers announce for a new item: who wrote what. */
function ItemAnnouncement({ item }: { readonly item: ThreadItem }) {
  const view = useStatusView(item.kind === 'post' ? item.status : null);
  const wordsOrFile = useWordsOrFile();
  if (item.kind === 'message') {
    const { message } = item;
    return (
      <Announced author={message.accountId} message={wordsOrFile(wordsOf(message), message.attachment)} />
    );
  }
  if (view === undefined) return null;
  const { status, content } = view;
  const words = wordsOrFile(status.subject || content.plainText, status.attachments[0]);
  return <Announced author={status.accountId} message={words} />;
}

const isOfChat = (line: ThreadLine | undefined): boolean => line?.kind === 'message' || line?.kind === 'job';

/** The first chat message of the thread, and each that follows a direct post. */
function chatBeginnings(lines: readonly ThreadLine[]): ReadonlySet<ThreadLine> {
  const written = lines.filter(({ kind }) => kind !== 'day');
  return new Set(written.filter((line, at) => isOfChat(line) && !isOfChat(written[at - 1])));
}

/** A mark that says whether what follows was sent in the chat or as a direct post. */
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
  readonly line: Exclude<ThreadLine, { kind: 'day' }>;
  /** Direct posts are marked as such. */
  readonly marked: boolean;
}

function ThreadLineView({ line, thread, parts: { ChatMessage, OutgoingPost }, marked }: ThreadLineProps) {
  const client = useClient();
  const { chat } = useCell(thread.state);
  if (line.kind === 'outgoing') {
    return (
      <div className={styles.post} data-own>
        <OutgoingPost job={line.job} />
      </div>
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
