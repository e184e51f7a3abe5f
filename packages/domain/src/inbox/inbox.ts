import type { ErrorReason } from '@linnet/api';
import { chatListOf } from '../chats/chat-list';
import { type Client, perClient } from '../client/client';
import { type Cell, createCell } from '../kernel/cell';
import { conversationListOf, type ConversationRow } from './conversation-list';
import { type InboxRow, inboxRows } from './inbox-rows';
import { ALL_KNOWN, type KnownDownTo, NONE_KNOWN } from './merge';

export interface InboxState {
  /** The latest first; null while neither chats nor conversations are loaded. */
  readonly rows: readonly InboxRow[] | null;
  /** False where the server has neither. */
  readonly isOffered: boolean;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Why chats could not be loaded; conversations are shown nevertheless. */
  readonly chatError: ErrorReason | null;
  /** Why conversations could not be loaded; chats are shown nevertheless. */
  readonly conversationError: ErrorReason | null;
  /** The number of unread rows. */
  readonly unread: number;
}

/** All that is private between the viewer and others, by people. */
export interface Inbox {
  readonly state: Pick<Cell<InboxState>, 'get' | 'subscribe'>;
  /** Keeps it up to date until the returned function is called. */
  follow(): () => void;
  /** The same while the viewer looks at it. */
  watch(): () => void;
  loadMore(): Promise<void>;
  /** Loads again what failed. */
  retry(): void;
}

/** The known conversations, and how far down they are known. After an error the rest is not waited for. */
export function knownConversations({
  list,
}: ReturnType<typeof conversationListOf>): KnownDownTo<ConversationRow> {
  const { rows, hasMore, error, isOffered } = list.state.get();
  if (rows === null) return { items: [], downTo: error === null && isOffered ? NONE_KNOWN : ALL_KNOWN };
  return { items: rows, downTo: hasMore ? Math.min(...rows.map(({ time }) => time)) : ALL_KNOWN };
}

export const inboxOf = perClient((client: Client): Inbox => {
  const chatList = chatListOf(client);
  const conversations = conversationListOf(client);
  const { list } = conversations;

  function currentState(): InboxState {
    const chats = chatList.chats.state.get();
    const listed = list.state.get();
    const isChatSettled = chats.value !== null || chats.error !== null || !chats.isOffered;
    const known = knownConversations(conversations);
    const options = { chats: chats.value ?? [], conversations: known };
    const all = inboxRows({ ...options, conversations: { ...known, downTo: ALL_KNOWN } });
    const isSettled = isChatSettled && known.downTo !== NONE_KNOWN;
    return {
      rows: isSettled ? inboxRows(options) : null,
      isOffered: chats.isOffered || listed.isOffered,
      hasMore: listed.hasMore,
      isLoading: chats.isLoading || listed.isLoading,
      chatError: chats.error,
      conversationError: listed.error,
      unread: all.filter(({ unread }) => unread).length,
    };
  }

  const state = createCell(currentState());
  const update = (): void => state.set(currentState());
  chatList.chats.state.subscribe(update);
  list.state.subscribe(update);

  return {
    state,
    follow() {
      const ends = [chatList.follow(), conversations.follow()];
      return () => ends.forEach((end) => end());
    },
    watch() {
      const ends = [chatList.follow(), conversations.watch()];
      return () => ends.forEach((end) => end());
    },
    loadMore: list.loadMore,
    retry() {
      if (state.get().chatError !== null) void chatList.chats.load();
      if (state.get().conversationError !== null) void list.loadMore();
    },
  };
});
