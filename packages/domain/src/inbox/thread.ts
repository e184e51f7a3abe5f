import type { ErrorReason, StatusId } from '@linnet/api';
import { chatListOf, type ChatRow } from '../chats/chat-list';
import { chatMessagesOf } from '../chats/chat-messages';
import type { Client } from '../client/client';
import { liveHubOf } from '../events/live-hub';
import { type Cell, createCell } from '../kernel/cell';
import { whileUsed } from '../kernel/while-used';
import { conversationListOf, type ConversationRow } from './conversation-list';
import { ALL_KNOWN, mergeKnown, NONE_KNOWN } from './merge';
import {
  createThreadSources,
  type ThreadItem,
  type ThreadOptions,
  type ThreadSource,
} from './thread-sources';

/** How many items are shown at first, and added each time. */
const PAGE_SIZE = 20;
/** How many lists are loaded at the same time. */
const MAX_CONCURRENT = 4;
/** How many items are kept when nobody reads older ones, which are fetched again when somebody scrolls there. */
const KEPT_ITEMS = 500;

export interface ThreadState {
  /** The newest first, as far down as none is missing in between. */
  readonly items: readonly ThreadItem[];
  /** The chat with these people, if there is one. */
  readonly chat: ChatRow | null;
  /** Whether something among the items is unread. */
  readonly unread: boolean;
  /** Whether the first items have been loaded. */
  readonly opened: boolean;
  readonly ended: boolean;
  readonly isLoading: boolean;
  /** Why some messages or posts could not be loaded. */
  readonly chatError: ErrorReason | null;
  readonly postError: ErrorReason | null;
}

/** The chat messages and direct posts between the viewer and some people, as one thread. */
export interface InboxThread {
  readonly state: Pick<Cell<ThreadState>, 'get' | 'subscribe'>;
  /** Loads it, and keeps it up to date until the returned function is called. */
  follow(): () => void;
  loadOlder(): Promise<void>;
  /** Loads again what failed. */
  retry(): void;
  /** Adds a chat that the list lacks. */
  addChat(chat: ChatRow): void;
  /** Drops items that are far older than the newest. */
  trim(): void;
  /** Marks what is shown as read. Resolves to whether that succeeded. */
  markRead(): Promise<boolean>;
  /** The direct posts among its items. */
  posts(): Iterable<StatusId>;
}

const noChat: { readonly id: ChatRow['id'] | null; end(): void } = { id: null, end() {} };

export function createInboxThread(client: Client, options: ThreadOptions): InboxThread {
  const hub = liveHubOf(client.graph);
  const chats = chatListOf(client);
  const conversations = conversationListOf(client);
  const sources = createThreadSources(client, options, update);
  let wantedCount = PAGE_SIZE;
  let isFollowed = false;
  let isFilling = false;
  let shownDownTo = NONE_KNOWN;
  /** Older items were dropped. */
  let keptDownTo = ALL_KNOWN;
  let followed = noChat;

  /** The unread conversations whose newest post is among these. */
  function unreadIn(items: readonly ThreadItem[]): readonly ConversationRow[] {
    const ids = new Set(items.map(({ id }) => id));
    return sources.rows().filter(({ unread, lastId }) => unread && ids.has(`post ${lastId}`));
  }

  function currentState(wasOpened: boolean): ThreadState {
    const all = sources.all();
    const known = mergeKnown(all, shownDownTo);
    const downTo = Math.max(known.downTo, keptDownTo);
    const items = known.items.filter(({ time }) => time >= downTo);
    if (wasOpened) shownDownTo = downTo;
    const errorIn = (of: ThreadSource['of']) => all.find((one) => one.of === of && one.error)?.error ?? null;
    const chat = sources.chat.row() ?? null;
    return {
      items,
      chat,
      unread: (chat?.unreadCount ?? 0) > 0 || unreadIn(items).length > 0,
      opened: wasOpened || (isFollowed && !isFilling && downTo !== NONE_KNOWN),
      ended: downTo === ALL_KNOWN,
      isLoading: isFilling,
      chatError: errorIn('chat'),
      postError: errorIn('posts'),
    };
  }

  const state = createCell<ThreadState>(currentState(false));
  function update(): void {
    if (!isFollowed) return;
    followChat();
    state.set(currentState(state.get().opened));
  }

  function followChat(): void {
    const id = sources.chat.row()?.id;
    if (id === undefined || id === followed.id) return;
    followed.end();
    const messages = chatMessagesOf(client).get(id);
    const ends = [messages.state.subscribe(update)];
    followed = { id, end: () => ends.forEach((end) => end()) };
    ends.push(messages.follow());
  }

  /** Loads more of the lists that are known least far down, until enough items can be shown. */
  async function fill(): Promise<void> {
    if (isFilling) return;
    isFilling = true;
    let before = '';
    while (isFollowed && mergeKnown(sources.all()).items.length < wantedCount) {
      const open = sources.all().filter(({ downTo }) => downTo !== ALL_KNOWN);
      const now = open.map(({ downTo }) => downTo).join();
      // Ends after an error, which the viewer can retry, and when the last requests have brought nothing new.
      if (open.length === 0 || open.some(({ error }) => error !== null) || now === before) break;
      before = now;
      update();
      const next = open.toSorted((a, b) => b.downTo - a.downTo).slice(0, MAX_CONCURRENT);
      await Promise.all(next.map(({ more }) => more()));
    }
    isFilling = false;
    update();
  }

  function refresh(): void {
    sources.catchUp();
    update();
    void fill();
  }

  function trim(): void {
    const oldest = state.get().items[KEPT_ITEMS - 1];
    if (oldest === undefined || isFilling) return;
    keptDownTo = oldest.time;
    wantedCount = KEPT_ITEMS;
    sources.trim(oldest.time);
    update();
  }

  const follow = whileUsed(() => {
    isFollowed = true;
    const ends = [
      chats.follow(),
      conversations.watch(),
      chats.chats.state.subscribe(refresh),
      conversations.list.state.subscribe(refresh),
      hub.on('arrived', sources.addArrived),
    ];
    refresh();
    void sources.fetchConversations().then(refresh);
    void sources.chat.find().then(refresh);
    return () => {
      trim();
      isFollowed = false;
      followed.end();
      followed = noChat;
      for (const end of ends) end();
    };
  });

  return {
    state,
    follow,
    async loadOlder() {
      if (isFilling || state.get().ended) return;
      keptDownTo = ALL_KNOWN;
      wantedCount = state.get().items.length + PAGE_SIZE;
      await fill();
    },
    retry() {
      for (const { error, more } of sources.all()) if (error !== null) void more().then(fill);
    },
    addChat(chat) {
      sources.chat.setRow(chat);
      void fill();
    },
    trim,
    async markRead() {
      const { items, chat } = state.get();
      const newest = items.find((item) => item.kind === 'message');
      const isChatUnread = chat !== null && chat.unreadCount > 0 && newest !== undefined;
      const errors = await Promise.all([
        isChatUnread ? chats.markRead(chat.id, newest.message.id) : null,
        ...unreadIn(items).map(({ id }) => conversations.markRead(id)),
      ]);
      // The list of chats marks its own rows, but may leave out this one.
      if (isChatUnread && errors[0] === null) sources.chat.setRow({ ...chat, unreadCount: 0 });
      return errors.every((error) => error === null);
    },
    posts: sources.posts,
  };
}
