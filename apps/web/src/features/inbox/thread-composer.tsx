import type { AccountId, StatusId } from '@linnet/api';
import { chatListOf, chatOutboxOf, withQuote } from '@linnet/domain/chats';
import { type DraftContext, type Drafts, contextKey } from '@linnet/domain/drafts';
import { firstPostTo, type InboxThread, peopleKey, readersOf } from '@linnet/domain/inbox';
import { draftSlot, draftTarget } from '@linnet/domain/uploads';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { plainName } from '../../blocks/account/plain-name';
import { useQuote } from '../../blocks/message-log/use-quote';
import { useCell, useClient, useSession } from '../../platform/client/client-provider';
import { useAccount } from '../../platform/client/use-account';
import { useHasFeature } from '../../platform/client/use-has';
import { useRequest } from '../../platform/client/use-resource';
import { useStatusView } from '../../platform/client/use-status-view';
import { useText } from '../../platform/i18n/use-text';
import { ErrorLine } from '../../blocks/error/error-note';
import { SegmentedControl } from '../../ui/segmented-control/segmented-control';
import { usePeopleNames } from './people-names';
import type { ThreadParts } from './thread-parts';
import styles from './thread.module.css';

type MessageKind = 'chat' | 'post';

interface ThreadComposerProps {
  readonly thread: InboxThread;
  readonly people: readonly AccountId[];
  readonly parts: ThreadParts;
}

interface ChatPartner {
  /** The other person, if there is just one; else null. */
  readonly person: AccountId | null;
  readonly canChat: boolean;
  /** The name of somebody who accepts no chat messages. */
  readonly refusedBy: string | null;
}

/** Whether the viewer can chat with the people of a thread: with one person, not with several. */
function useChatPartner(people: readonly AccountId[]): ChatPartner {
  const hasChats = useHasFeature()('chats');
  const [only = null, ...others] = people;
  const person = others.length > 0 ? null : only;
  const account = useAccount(person);
  if (!hasChats || account === undefined) return { person, canChat: false, refusedBy: null };
  const isRefused = account.acceptsChatMessages === false;
  const canChat = !isRefused && account.deactivated !== true;
  return { person, canChat, refusedBy: isRefused ? plainName(account) : null };
}

/** The form of a chat message or of a direct post: at first of the kind that the newest item of the thread has. */
export function ThreadComposer(props: ThreadComposerProps) {
  const { thread, people } = props;
  const text = useText();
  const { person, canChat, refusedBy } = useChatPartner(people);
  // The initial state only: what arrives later does not change the form in which the viewer is writing.
  const [kind, setKind] = useState<MessageKind>(() =>
    thread.state.get().items[0]?.kind === 'post' ? 'post' : 'chat',
  );
  return (
    <div className={styles.composer}>
      {canChat && (
        <div className={styles.way}>
          <SegmentedControl
            name={text('inbox.way')}
            value={kind}
            onChange={setKind}
            segments={[
              { value: 'chat', label: text('inbox.chat') },
              { value: 'post', label: text('inbox.post') },
            ]}
          />
        </div>
      )}
      {refusedBy !== null && <p className={styles.way}>{text('inbox.refuses_chat', { name: refusedBy })}</p>}
      {canChat && person !== null && kind === 'chat' ? (
        <ChatForm {...props} person={person} />
      ) : (
        <PostForm {...props} />
      )}
    </div>
  );
}

/** The form of the chat, which is opened on the server if there is none yet. */
function ChatForm({ thread, parts, person }: ThreadComposerProps & { readonly person: AccountId }) {
  const client = useClient();
  const { chat } = useCell(thread.state);
  const { addChat } = thread;
  useEffect(() => chatOutboxOf(client).start(), [client]);
  const opened = useRequest(chat === null ? person : null, async () => {
    addChat(await chatListOf(client).open(person));
  });
  return (
    <>
      {opened.state === 'failed' && (
        <ErrorLine className={styles.error} reason={opened.reason} onRetry={opened.retry} />
      )}
      <parts.ChatComposer person={person} chat={chat} />
    </>
  );
}

/** The form of a direct post; shown once the drafts have loaded. */
function PostForm(props: ThreadComposerProps): ReactNode {
  const { drafts } = useClient();
  const loaded = useCell(drafts.loaded);
  const request = useRequest('drafts', () => drafts.load());
  if (loaded !== null) return <LoadedPostForm {...props} drafts={loaded} />;
  return (
    request.state === 'failed' && (
      <ErrorLine className={styles.error} reason={request.reason} onRetry={request.retry} />
    )
  );
}

/** The newest of these posts that is not deleted: nobody can reply to a deleted one. */
function useNewestPost(posts: readonly StatusId[]): StatusId | undefined {
  const { statuses } = useClient().graph;
  const subscribe = useCallback(
    (listener: () => void) => {
      const unsubscribers = posts.map((id) => statuses.subscribe(id, listener));
      return () => unsubscribers.forEach((unsubscribe) => unsubscribe());
    },
    [statuses, posts],
  );
  return useSyncExternalStore(subscribe, () => posts.find((id) => statuses.get(id)?.deleted !== true));
}

/**
 * Moves the draft of a reply to another form, as the post that it answers was deleted. What the other form held becomes
 * a saved draft.
 */
function moveDraft(drafts: Drafts, { from, to }: { readonly from: DraftContext; readonly to: DraftContext }) {
  const { text, subject, sensitive, attachments, poll, following } = drafts.form(from).content;
  if (drafts.form(to).touched) drafts.saveAsDraft(to);
  drafts.change(to, { text, subject, sensitive, attachments, poll, following, scope: 'direct' });
  drafts.uploads.move(draftSlot(from), (part) => draftTarget(drafts, to, part));
  drafts.discard(from);
}

/** The names of those who can read the post: of a reply, the people of the post that it answers. */
function useReaderNames(people: readonly AccountId[], context: DraftContext): string {
  const session = useSession();
  const answered = useStatusView(context.kind === 'reply' ? context.to : null)?.status;
  const viewer = session.state === 'visitor' ? null : session.accountId;
  const readers = useMemo(
    () => (answered === undefined || viewer === null ? people : readersOf(answered, viewer)),
    [answered, viewer, people],
  );
  const handles = new Map(answered?.mentions.map(({ id, acct }) => [id, `@${acct}`]));
  return usePeopleNames(readers, handles);
}

/** The form of the thread's unsent draft; without one, of a reply to its newest post or of a first post. */
function LoadedPostForm({
  thread,
  people,
  parts,
  drafts,
}: ThreadComposerProps & { readonly drafts: Drafts }) {
  const text = useText();
  const { accounts, statuses } = useClient().graph;
  const { items, chat } = useCell(thread.state);
  const frame = useRef<HTMLDivElement>(null);
  const posts = useMemo(() => items.flatMap((item) => (item.kind === 'post' ? [item.status] : [])), [items]);
  const entries = useSyncExternalStore(drafts.subscribe, drafts.entries);
  const key = peopleKey(people);
  const firstPostContext = useMemo(() => firstPostTo(key), [key]);
  const newest = useNewestPost(posts);
  const nextContext = newest === undefined ? firstPostContext : { kind: 'reply' as const, to: newest };
  const unsentContext = entries.find(
    ({ context }) => isReplyTo(context, posts) || contextKey(context) === contextKey(firstPostContext),
  )?.context;
  const isOrphaned = unsentContext?.kind === 'reply' && statuses.get(unsentContext.to)?.deleted === true;
  const context = unsentContext === undefined || isOrphaned ? nextContext : unsentContext;
  useEffect(() => {
    if (isOrphaned) moveDraft(drafts, { from: unsentContext, to: nextContext });
  });
  const names = useReaderNames(people, context);
  const isFirstPost = contextKey(context) === contextKey(firstPostContext);
  const mentions = people.map((id) => `@${accounts.get(id)?.acct ?? ''} `).join('');
  const { content, touched } = useSyncExternalStore(drafts.subscribe, () => drafts.form(firstPostContext));
  // True again after the post was sent, so that the next post is a direct one as well.
  const needsBegin = isFirstPost && !touched && content.scope !== 'direct';
  useEffect(() => {
    if (needsBegin) drafts.begin(firstPostContext, { text: mentions, scope: 'direct' });
  }, [drafts, needsBegin, firstPostContext, mentions]);
  useQuote(chat?.id, (words) => {
    drafts.change(context, { text: withQuote(drafts.form(context).content.text, words) });
    frame.current?.querySelector('textarea')?.focus();
  });
  if (needsBegin) return null;
  return (
    <div ref={frame} className={styles.postForm}>
      <parts.PostForm key={contextKey(context)} context={context} label={text('inbox.write_to', { names })} />
    </div>
  );
}

const isReplyTo = (context: DraftContext, posts: readonly StatusId[]): boolean =>
  context.kind === 'reply' && posts.includes(context.to);
