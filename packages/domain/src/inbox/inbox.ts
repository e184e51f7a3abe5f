import type { ErrorReason } from '@linnet/api';
import { chatListOf } from '../chats/chat-list';
import { type Client, perClient } from '../client/client';
import { type Cell, createCell } from '../kernel/cell';
import { conversationListOf, type ConversationRow } from './conversation-list';
import { type InboxRow, inboxRows } from './inbox-rows';
import { EVERYTHING, type KnownDownTo, NOTHING } from './merge';

export interface InboxState {
  /** The latest first; null while neither chats nor conversations are loaded. */
  readonly rows: readonly InboxRow[] | null;
  /** False where the server has neither. */
  readonly isOffered: boolean;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Why one of both could not be loaded; what is known of the other is shown. */
  readonly chatError: ErrorReason | null;
  readonly conversationError: ErrorReason | null;
  /** With how many people something is unread. */
  readonly unread: number;
}

/** All that is private between the viewer and others, by people. */
export interface Inbox {
  readonly state: Pick<Cell<InboxState>, 'get' | 'subscribe'>;
  /** Keeps it up to date until the returned function is called. */
  follow(): () => void;
  /** The same, for somebody who looks at it. */
  watch(): () => void;
  loadMore(): Promise<void>;
  /** Loads again what failed. */
  retry(): void;
}

/** How far the conversations are known. What failed is not waited for. */
export function knownConversations({
  list,
}: ReturnType<typeof conversationListOf>): KnownDownTo<ConversationRow> {
  const { rows, hasMore, error, isOffered } = list.state.get();
  if (rows === null) return { items: [], downTo: error === null && isOffered ? NOTHING : EVERYTHING };
  return { items: rows, downTo: hasMore ? Math.min(...rows.map(({ time }) => time)) : EVERYTHING };
}

export const inboxOf = perClient((client: Client): Inbox => {
  const chatList = chatListOf(client);
  const conversations = conversationListOf(client);
  const { list } = conversations;

  function read(): InboxState {
    const chats = chatList.chats.state.get();
    const listed = list.state.get();
    const isChatSettled = chats.value !== null || chats.error !== null || !chats.isOffered;
    const known = knownConversations(conversations);
    const options = { chats: chats.value ?? [], conversations: known };
    const all = inboxRows({ ...options, conversations: { ...known, downTo: EVERYTHING } });
    const isSettled = isChatSettled && known.downTo !== NOTHING;
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

  const state = createCell(read());
  const update = (): void => state.set(read());
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
