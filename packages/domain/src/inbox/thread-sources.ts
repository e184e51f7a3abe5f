import type { AccountId, ChatMessage, ConversationId, ErrorReason, StatusId } from '@linnet/api';
import type { Client } from '../client/client';
import { cellUntil } from '../kernel/cell';
import { errorOf } from '../kernel/error-of';
import type { GaplessList, GaplessListState } from '../kernel/feed/gapless-list';
import { compareIds } from '../kernel/feed/ids';
import { conversationListOf, type ConversationRow } from './conversation-list';
import { type ConversationPosts, createConversationPosts, type DirectPost } from './conversation-posts';
import { knownConversations } from './inbox';
import { ALL_KNOWN, type KnownDownTo, NONE_KNOWN } from './merge';
import { peopleKey, readersOf } from './people-key';
import { createThreadChat, type ThreadChat } from './thread-chat';

/** A chat message or a direct post. */
export type ThreadItem =
  | { readonly kind: 'message'; readonly id: string; readonly time: number; readonly message: ChatMessage }
  | { readonly kind: 'post'; readonly id: string; readonly time: number; readonly status: StatusId };

/** One of the lists that make up a thread. */
export interface ThreadSource extends KnownDownTo<ThreadItem> {
  readonly of: 'chat' | 'posts';
  readonly error: ErrorReason | null;
  more(): Promise<unknown>;
}

export interface ThreadOptions {
  readonly people: readonly AccountId[];
  readonly viewer: AccountId;
}

/** The lists of a thread: its chat, its conversations, and the list of all conversations, where more may be found. */
interface ThreadSources {
  all(): readonly ThreadSource[];
  readonly chat: ThreadChat;
  /** The known conversations between these people. */
  rows(): readonly ConversationRow[];
  /** Fetches the conversations between these people, where the server can search for them. */
  fetchConversations(): Promise<void>;
  /** Fetches new posts of conversations whose last post is not in their list. */
  catchUp(): void;
  /** Drops what was written before a time. It is fetched again when the viewer scrolls there. */
  trim(downTo: number): void;
  /** Adds a post that has arrived by itself, if it belongs to the thread. */
  addArrived(id: StatusId): void;
  /** The posts of all lists. */
  posts(): Iterable<StatusId>;
}

export function createThreadSources(
  client: Client,
  { people, viewer }: ThreadOptions,
  onChange: () => void,
): ThreadSources {
  const { graph } = client;
  const chat = createThreadChat(client, { people, viewer }, onChange);
  const conversations = conversationListOf(client);
  const { list } = conversations;
  const key = peopleKey(people);
  const lists = new Map<ConversationId, { readonly posts: ConversationPosts; readonly end: () => void }>();
  /** Posts that have arrived by themselves: their conversation may not be known yet. */
  const arrived = new Map<StatusId, DirectPost>();
  /** The fetched conversations between these people; null before, and where the server can't search for them. */
  let between: readonly ConversationRow[] | null = null;
  let fetching: Promise<void> = Promise.resolve();

  function rows(): readonly ConversationRow[] {
    const known = [...(between ?? []), ...(list.state.get().rows ?? [])];
    const own = known.filter((row) => peopleKey(row.people) === key);
    return [...new Map(own.map((row) => [row.id, row])).values()];
  }

  function postsOf(row: ConversationRow): ConversationPosts {
    const lastId = (): StatusId => rows().find(({ id }) => id === row.id)?.lastId ?? row.lastId;
    const known = lists.get(row.id);
    if (known !== undefined) return known.posts;
    const posts = createConversationPosts(client, { viewer, row, lastId });
    lists.set(row.id, { posts, end: posts.state.subscribe(onChange) });
    return posts;
  }

  function chatSource(): ThreadSource {
    const row = chat.row();
    const messages = chat.messages();
    if (messages === null) {
      const downTo = row === null ? ALL_KNOWN : NONE_KNOWN;
      return { of: 'chat', items: [], downTo, error: chat.error(), more: chat.retry };
    }
    const state = messages.state.get();
    const items = state.rows.map(messageItem);
    return { of: 'chat', items, ...edgeOf(state, items), more: moreOf(messages) };
  }

  function postSource(row: ConversationRow): ThreadSource {
    const posts = postsOf(row);
    const state = posts.state.get();
    const shown = state.opened ? state.rows : [{ id: row.lastId, time: row.time }];
    const items = shown.map(postItem);
    return { of: 'posts', items, ...edgeOf(state, items), more: moreOf(posts) };
  }

  /** The list of all conversations. It has no items of the thread, but those below its end may be missing. */
  function listSource(): ThreadSource {
    const { downTo } = knownConversations(conversations);
    const { error, rows: known } = list.state.get();
    const isAnswered = (): boolean => between !== null && list.state.get().rows !== null;
    return {
      of: 'posts',
      items: [],
      downTo: between !== null && known !== null ? ALL_KNOWN : downTo,
      error,
      async more() {
        // The list need not be loaded further if the server can search for these people.
        await fetching;
        if (isAnswered()) return;
        await list.loadMore();
        await cellUntil(list.state, ({ isLoading }) => !isLoading);
      },
    };
  }

  return {
    chat,
    rows,
    all: () => [
      listSource(),
      chatSource(),
      ...rows().map(postSource),
      {
        of: 'posts',
        items: [...arrived.values()].map(postItem),
        downTo: ALL_KNOWN,
        error: null,
        more: async () => {},
      },
    ],
    fetchConversations() {
      const answer = conversations.between(people);
      // After an error the list of all conversations is loaded further down.
      fetching = errorOf(answer).then(async (error) => void (error === null && (between = await answer)));
      return fetching;
    },
    catchUp() {
      for (const row of rows()) {
        const posts = postsOf(row);
        const { opened, rows: known, loading } = posts.state.get();
        const isBehind = !known.some(({ id }) => compareIds(id, row.lastId) >= 0);
        if (opened && loading === null && isBehind) void posts.catchUp({ isThorough: true });
      }
    },
    trim(downTo) {
      chat.messages()?.trim();
      const times = new Map(rows().map(({ id, time }) => [id, time]));
      for (const [id, { posts, end }] of lists) {
        const isBelow = (times.get(id) ?? ALL_KNOWN) < downTo && posts.state.get().loading === null;
        if (isBelow) {
          end();
          lists.delete(id);
        } else posts.trim();
      }
      for (const [id, { time }] of arrived) if (time < downTo) arrived.delete(id);
    },
    addArrived(id) {
      const row = graph.statuses.get(id);
      if (row?.scope !== 'direct' || peopleKey(readersOf(row, viewer)) !== key) return;
      arrived.set(id, { id, time: Date.parse(row.createdAt) });
      onChange();
    },
    *posts() {
      yield* arrived.keys();
      for (const { lastId } of between ?? []) yield lastId;
      for (const { posts } of lists.values()) for (const { id } of posts.state.get().rows) yield id;
    },
  };
}

const messageItem = (message: ChatMessage): ThreadItem => ({
  kind: 'message',
  id: `message ${message.id}`,
  time: Date.parse(message.createdAt),
  message,
});

const postItem = ({ id, time }: DirectPost): ThreadItem => ({
  kind: 'post',
  id: `post ${id}`,
  time,
  status: id,
});

/** How far down a list is known. A list whose first page could not be loaded is not waited for. */
function edgeOf(
  { opened, ended, error }: GaplessListState<unknown>,
  items: readonly ThreadItem[],
): Pick<ThreadSource, 'downTo' | 'error'> {
  const isLost = !opened && error !== null;
  const downTo = ended || isLost ? ALL_KNOWN : (items.at(-1)?.time ?? NONE_KNOWN);
  return { downTo, error: error?.reason ?? null };
}

type Loadable = Pick<GaplessList<never, never>, 'load' | 'loadOlder'> & {
  readonly state: { get(): Pick<GaplessListState<unknown>, 'opened'> };
};

const moreOf =
  ({ state, load, loadOlder }: Loadable) =>
  (): Promise<unknown> =>
    state.get().opened ? loadOlder() : load();
