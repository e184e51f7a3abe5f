import { chats, type Chat, type ChatId, type ErrorReason } from '@linnet/api';
import { createCell, type Cell } from '../kernel/cell';
import { type Client, perClient } from '../client/client';
import { liveHubOf } from '../events/live-hub';
import { createStreamWatch } from '../events/stream-watch';
import { errorOf } from '../kernel/error-of';
import { STREAM_TRUST_MS } from '../kernel/just-now';
import { whileUsed } from '../kernel/while-used';
import { createPolling, lastPoll } from '../kernel/resource/polling';

/** Milliseconds between two polls while no stream sends chats. */
const POLL_INTERVAL_MS = 5000;

/** How many chats have unread messages. */
export interface UnreadChats {
  /** Null before it was loaded or loading has failed. */
  count: Pick<Cell<number | null>, 'get' | 'subscribe'>;
  /** Keeps the number up to date until the returned function is called. */
  follow(): () => void;
}

/** The viewer's unread chats; 0 where the server has no chats. */
export const unreadChatsOf = perClient(createUnreadChats);

function createUnreadChats({ send, features, session, graph, log }: Client): UnreadChats {
  const hub = liveHubOf(graph);
  const stream = createStreamWatch(graph);
  const count = createCell<number | null>(null);
  const unread = new Set<ChatId>();
  /** Chats that the stream sent, and when: an answer that was requested before lacks them. */
  const received = new Map<ChatId, { at: number; chat: Chat }>();

  async function load(asOf: number): Promise<void> {
    const offersChats = (await features.load()).has('chats');
    const items = offersChats ? (await send(chats(), { asOf })).items : [];
    unread.clear();
    for (const { id, unreadCount } of items) if (unreadCount > 0) unread.add(id);
    for (const [id, { at, chat }] of received) {
      if (at < asOf) received.delete(id);
      else applyChat(chat);
    }
    count.set(unread.size);
  }

  /** Counts a chat, or no longer. The server's list leaves out chats with muted and blocked accounts; its stream does not. */
  function applyChat({ id, account, unreadCount }: Chat): void {
    const relationship = graph.relationships.get(account.id);
    const isLeftOut = relationship?.muting === true || relationship?.blocking === true;
    if (unreadCount > 0 && !isLeftOut) unread.add(id);
    else unread.delete(id);
  }

  async function poll(): Promise<ErrorReason | null> {
    if (session.state.get().state !== 'signed-in' || stream.isComplete()) return null;
    const error = await stream.request(lastPoll(POLL_INTERVAL_MS), (asOf) => errorOf(load(asOf)));
    // The sum of all unread counts is shown only when each is known.
    if (error !== null && count.get() === null) {
      log('warn', 'how many chats are unread is not known', error);
      count.set(0);
    }
    return error;
  }

  const polling = createPolling({ intervalMs: POLL_INTERVAL_MS, attention: hub.isVisible, poll });

  function pollNow(): void {
    stream.reset();
    polling.now();
  }

  function startPolling(): () => void {
    const ends = [
      hub.on('chat', (chat) => {
        received.set(chat.id, { at: Date.now(), chat });
        applyChat(chat);
        if (count.get() !== null) count.set(unread.size);
      }),
      stream.follow({
        // Shortly after a request the next poll is early enough: a page that starts has more urgent requests.
        onOpen: () => void (stream.age() >= POLL_INTERVAL_MS && pollNow()),
        onWake: () => void ((!stream.isComplete() || stream.age() >= STREAM_TRUST_MS) && pollNow()),
      }),
    ];
    pollNow();
    return () => {
      polling.stop();
      for (const stop of ends) stop();
    };
  }

  return { count, follow: whileUsed(startPolling) };
}
