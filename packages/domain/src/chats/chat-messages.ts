import {
  type AccountId,
  type ChatId,
  type ChatMessage,
  type ChatMessageId,
  type ErrorReason,
  chatMessages,
  deleteChatMessage,
} from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { liveHubOf } from '../events/live-hub';
import { createStreamWatch } from '../events/stream-watch';
import { createCell } from '../kernel/cell';
import { errorOf, orLog } from '../kernel/error-of';
import { createGaplessList, type GaplessList } from '../kernel/feed/gapless-list';
import { compareIds, idAfter } from '../kernel/feed/ids';
import { mergeRows } from '../kernel/feed/merge-rows';
import { createSharedChanges, withoutRows } from '../kernel/feed/shared-changes';
import { STREAM_TRUST_MS } from '../kernel/just-now';
import { createPolling, lastPoll } from '../kernel/resource/polling';
import { createResourceFamily } from '../kernel/resource/resource-family';
import { whileUsed } from '../kernel/while-used';

const PAGE_SIZE = 20;
/** Milliseconds between two polls of an open chat while no stream sends its messages. */
const POLL_INTERVAL_MS = 5000;
/** How many chats stay loaded. */
const MAX_CHATS = 20;

/** The messages of one chat, the newest first. */
export interface ChatMessages extends Pick<
  GaplessList<ChatMessage, ChatMessage>,
  'state' | 'load' | 'loadOlder' | 'trim'
> {
  /** Keeps the messages up to date until the returned function is called. */
  follow(): () => void;
  /** Adds a message that the server has answered with. */
  add(message: ChatMessage): void;
  /** Fetches what is newer as soon as possible. */
  catchUp(): void;
  /** Deletes a message. Resolves to the error, after which it is shown again. */
  remove(id: ChatMessageId): Promise<ErrorReason | null>;
}

/** The messages of each chat. */
export const chatMessagesOf = perClient((client) =>
  createResourceFamily<ChatId, ChatMessages>((id) => createChatMessages(client, id), MAX_CHATS),
);

/**
 * Idempotency keys of deleted messages. A message may exist although the server answered with an error: once the viewer
 * has deleted it, its job must not send it again.
 */
export const deletedKeysOf = perClient(() => createCell<ReadonlySet<string>>(new Set()));

function createChatMessages(client: Client, chat: ChatId): ChatMessages {
  const { send, graph, session, log } = client;
  const deletedKeys = deletedKeysOf(client);
  const hub = liveHubOf(graph);
  const stream = createStreamWatch(graph);
  const changes = createSharedChanges<ChatMessage>();
  let authors: readonly AccountId[] = [];
  graph.retainAccounts(() => authors);
  const list = createGaplessList<ChatMessage, ChatMessage>({
    sizes: { first: PAGE_SIZE, next: PAGE_SIZE },
    mayLoad: () => session.state.get().state === 'signed-in',
    page: ({ cursor, limit, asOf }) => send(chatMessages(chat, { cursor, limit }), { asOf }),
    importItems: (items) => items,
    belongs: ({ chatId }) => chatId === chat,
    place: placeMessages,
    fetchMoved: () => Promise.resolve([]),
    isOnlyInStream: () => false,
    onRows: (rows) => void (authors = [...new Set(rows.map(({ accountId }) => accountId))]),
    changes,
  });
  /** Whether the next poll compares all known messages with the server's, because some may have been deleted. */
  let needsCompare = false;

  const polling = createPolling({
    intervalMs: POLL_INTERVAL_MS,
    attention: hub.isVisible,
    poll: () => (stream.isComplete() && !needsCompare ? Promise.resolve(null) : poll()),
  });

  async function poll(): Promise<ErrorReason | null> {
    const compares = needsCompare;
    const downTo = compares ? list.state.get().rows.at(-1)?.id : undefined;
    needsCompare = false;
    const since = compares ? Date.now() : lastPoll(POLL_INTERVAL_MS);
    const error = await stream.request(since, (asOf) => list.catchUp({ asOf, downTo, isThorough: true }));
    needsCompare ||= compares && error !== null;
    return error;
  }

  function catchUp(): void {
    stream.reset();
    polling.soon();
  }

  function compare(): void {
    needsCompare = true;
    polling.soon();
  }

  function begin(): () => void {
    needsCompare ||= list.state.get().opened;
    if (!stream.isComplete() || needsCompare) polling.now();
    else polling.start();
    const ends = [
      hub.on('chat', ({ id, lastMessage }) => {
        if (id === chat && lastMessage !== null) list.receive(lastMessage, stream.isComplete());
      }),
      // Servers do not send the id of the deleted message: an id of no known post may stand for one.
      hub.on('deleted', (id) => void (graph.statuses.get(id) === undefined && compare())),
      stream.follow({
        onOpen: compare,
        onWake: () => void ((!stream.isComplete() || stream.age() >= STREAM_TRUST_MS) && compare()),
      }),
    ];
    return () => {
      polling.stop();
      for (const end of ends) end();
    };
  }

  /** Deletes a message on the server. Resolves to the error; null also when it was already deleted. */
  async function deleteOnServer(id: ChatMessageId): Promise<ErrorReason | null> {
    const error = await errorOf(send(deleteChatMessage(chat, id)));
    if (error === null) return null;
    compare();
    // Servers send 400 also when the message is already deleted.
    if (error.kind !== 'http' || error.status !== 400) return error;
    const above = idAfter(id);
    if (above === null) return error;
    const page = await orLog(send(chatMessages(chat, { limit: PAGE_SIZE, cursor: { max_id: above } })), log, [
      'warn',
      'whether a message is deleted is not known',
    ]);
    return page?.items.every((item) => item.id !== id) === true ? null : error;
  }

  return {
    ...list,
    follow: whileUsed(begin),
    add: (message) => list.receive(message, false),
    catchUp,
    async remove(id) {
      const change = withoutRows<ChatMessage>((row) => row.id === id);
      const key = list.state.get().rows.find((row) => row.id === id)?.idempotencyKey;
      const { reason } = await changes.sendAll([{ change, send: () => deleteOnServer(id) }]);
      if (reason === null && key) deletedKeys.set(new Set([...deletedKeys.get(), key]));
      return reason;
    },
  };
}

function placeMessages(
  known: readonly ChatMessage[],
  arrived: readonly ChatMessage[],
): readonly ChatMessage[] {
  const oldest = known.at(-1);
  // An older page is appended: the known rows of a long chat need not be compared.
  if (oldest !== undefined && arrived.every(({ id }) => compareIds(id, oldest.id) < 0))
    return [...known, ...placeMessages([], arrived)];
  // Servers send the idempotency key only for some minutes: a known one is kept.
  return mergeRows(known, arrived, (row, before) => ({
    ...row,
    idempotencyKey: row.idempotencyKey ?? before?.idempotencyKey ?? null,
  }));
}
