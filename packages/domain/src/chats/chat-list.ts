import {
  type AccountId,
  ApiError,
  type Chat,
  type ChatId,
  type ChatMessage,
  type ChatMessageId,
  type ErrorReason,
  type Relationship,
  chats,
  openChat,
  readChatUpTo,
} from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { clientResource } from '../events/client-resource';
import { liveHubOf } from '../events/live-hub';
import { createStreamWatch } from '../events/stream-watch';
import { importAccount } from '../graph/import';
import { createCell, type Cell } from '../kernel/cell';
import { errorOf } from '../kernel/error-of';
import { compareIds } from '../kernel/feed/ids';
import { isPlainObject } from '../kernel/json-record';
import { STREAM_TRUST_MS } from '../kernel/just-now';
import { whileUsed } from '../kernel/while-used';
import type { Resource } from '../kernel/resource/resource';

/** Milliseconds between two polls while no stream sends chats. */
const POLL_INTERVAL_MS = 5000;
/** The same with a stream, while messages are unread: no stream reports that they were read elsewhere. */
const READ_INTERVAL_MS = 10_000;

/** A chat with one other person. */
export interface ChatRow {
  readonly id: ChatId;
  readonly accountId: AccountId;
  readonly unreadCount: number;
  readonly lastMessage: ChatMessage | null;
  readonly updatedAt: string;
}

type ChatRows = readonly ChatRow[];

/** The viewer's chats. */
export interface ChatList {
  /** The latest message first. The server leaves out chats with muted and blocked people. */
  readonly chats: Resource<ChatRows>;
  /** How many chats have unread messages; null while that is not known. */
  readonly unread: Pick<Cell<number | null>, 'get' | 'subscribe'>;
  /** Keeps the chats up to date until the returned function is called. */
  follow(): () => void;
  /** The chat with somebody, begun if necessary. Rejects with `ApiError`. */
  open(account: AccountId): Promise<ChatRow>;
  /** Makes a message that the viewer has sent to somebody the last one of its chat. */
  addSentMessage(message: ChatMessage, account: AccountId): void;
  /** Marks a message and all before it as read. Resolves to the error. */
  markRead(chat: ChatId, upTo: ChatMessageId): Promise<ErrorReason | null>;
}

export const chatListOf = perClient(createChatList);

/** The server's list leaves out chats with muted and blocked people; its stream does not. */
export const isLeftOut = (relationship: Relationship | undefined): boolean =>
  relationship?.muting === true || relationship?.blocking === true;

function createChatList({ send, features, session, graph, log }: Client): ChatList {
  const hub = liveHubOf(graph);
  const stream = createStreamWatch(graph);
  const unread = createCell<number | null>(null);
  let isFollowed = false;
  graph.retainAccounts(() => (resource.state.get().value ?? []).map(({ accountId }) => accountId));

  function importChat({ account, ...chat }: Chat): ChatRow {
    importAccount(graph, account);
    return { ...chat, accountId: account.id };
  }

  async function fetchAll(asOf: number): Promise<ChatRows | null> {
    if (session.state.get().state !== 'signed-in' || !(await features.load()).has('chats')) return null;
    return (await send(chats(), { asOf })).items.map(importChat);
  }

  const resource = clientResource<ChatRows>(
    { graph },
    {
      pollIntervalMs: POLL_INTERVAL_MS,
      isStreamed: () => stream.isComplete() && ((unread.get() ?? 0) === 0 || stream.age() < READ_INTERVAL_MS),
      async load(asOf = Date.now()) {
        let rows: ChatRows | null = null;
        const error = await stream.request(asOf, (at) =>
          errorOf(fetchAll(at).then((all) => void (rows = all))),
        );
        if (error !== null) throw new ApiError(error);
        return rows;
      },
    },
  );

  resource.state.subscribe(() => {
    const { value, error, isOffered } = resource.state.get();
    if (value !== null) return unread.set(value.filter(({ unreadCount }) => unreadCount > 0).length);
    if (!isOffered) return unread.set(0);
    if (error === null || unread.get() !== null) return;
    log('warn', 'the number of unread chats is not known', error);
    // The interface shows a sum of unread counts only when all of them are known.
    unread.set(0);
  });

  graph.relationships.watch((id, before) => {
    const isOut = isLeftOut(graph.relationships.get(id));
    if (isOut === isLeftOut(before)) return;
    if (isOut) resource.update((rows) => rows.filter(({ accountId }) => accountId !== id));
    else if (isFollowed) pollNow();
  });

  /** The step that places a chat in the list, or removes one that is left out. */
  const placed = (chat: ChatRow): ((rows: ChatRows) => ChatRows) =>
    isLeftOut(graph.relationships.get(chat.accountId)) ? without(chat.id) : withChat(chat);

  const put = (chat: ChatRow): void => resource.update(placed(chat));

  /** Adds a chat that the stream has sent. If the person may be muted, the server's list decides, which is fetched. */
  function receive(chat: ChatRow): void {
    const isListed = resource.state.get().value?.some(({ id }) => id === chat.id) === true;
    if (isListed || graph.relationships.get(chat.accountId) !== undefined) put(chat);
    else pollNow();
  }

  function pollNow(): void {
    stream.reset();
    resource.pollNow();
  }

  function begin(): () => void {
    isFollowed = true;
    const ends = [
      resource.follow(),
      hub.on('chat', (chat) => receive(importChat(chat))),
      // The deleted item may be the last message of a chat: the next poll will load the list again.
      hub.on('deleted', (id) => void (graph.statuses.get(id) === undefined && stream.reset())),
      hub.on('tabMessage', (message) => {
        const read = readMessage(message);
        if (read !== null) resource.update(withRead(read.chatRead, read.upTo));
      }),
      stream.follow({
        // Shortly after a request the next poll is early enough: a starting page has more urgent requests.
        onOpen: () => void (stream.age() >= POLL_INTERVAL_MS && pollNow()),
        onWake: () => void ((!stream.isComplete() || stream.age() >= STREAM_TRUST_MS) && pollNow()),
      }),
    ];
    return () => {
      isFollowed = false;
      for (const end of ends) end();
    };
  }

  return {
    chats: resource,
    unread,
    follow: whileUsed(begin),
    async open(account) {
      const known = resource.state.get().value?.find(({ accountId }) => accountId === account);
      if (known !== undefined) return known;
      const chat = importChat(await send(openChat(account)));
      put(chat);
      return chat;
    },
    addSentMessage(lastMessage, accountId) {
      if (isLeftOut(graph.relationships.get(accountId))) return;
      const { chatId: id, createdAt: updatedAt } = lastMessage;
      resource.update((rows) => {
        const known = rows.find((row) => row.id === id) ?? { id, accountId, unreadCount: 0 };
        return withChat({ ...known, lastMessage, updatedAt })(rows);
      });
    },
    markRead: (chat, upTo) =>
      resource.change({
        key: chat,
        show: withRead(chat, upTo),
        async send() {
          const answer = importChat(await send(readChatUpTo(chat, upTo)));
          hub.otherTabs?.send({ chatRead: chat, upTo });
          return placed(answer);
        },
      }),
  };
}

const lastId = ({ lastMessage }: ChatRow): string => lastMessage?.id ?? '';

/** Places a chat by its time. An answer with an older last message than the known one changes nothing. */
function withChat(chat: ChatRow): (rows: ChatRows) => ChatRows {
  return (rows) => {
    const known = rows.find(({ id }) => id === chat.id);
    const order = known === undefined ? 1 : compareIds(lastId(chat), lastId(known));
    if (order < 0) return rows;
    // While the last message is the same, the unread count can only fall.
    const unreadCount =
      order === 0 && known ? Math.min(known.unreadCount, chat.unreadCount) : chat.unreadCount;
    return [{ ...chat, unreadCount }, ...without(chat.id)(rows)].toSorted((a, b) =>
      b.updatedAt.localeCompare(a.updatedAt),
    );
  };
}

const without =
  (chat: ChatId) =>
  (rows: ChatRows): ChatRows =>
    rows.filter(({ id }) => id !== chat);

/** Marks a chat as read, unless it has a message after `upTo`. */
function withRead(chat: ChatId, upTo: ChatMessageId): (rows: ChatRows) => ChatRows {
  return (rows) =>
    rows.map((row) =>
      row.id === chat && compareIds(lastId(row), upTo) <= 0 ? { ...row, unreadCount: 0 } : row,
    );
}

/** Reads a message of another tab; null when it is about something else, or from another version of the application. */
function readMessage(message: unknown): { chatRead: ChatId; upTo: ChatMessageId } | null {
  if (!isPlainObject(message)) return null;
  const { chatRead, upTo } = message;
  if (typeof chatRead !== 'string' || typeof upTo !== 'string') return null;
  // Ids are plain strings in tab messages.
  return { chatRead: chatRead as ChatId, upTo: upTo as ChatMessageId };
}
