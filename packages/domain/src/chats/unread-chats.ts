import { ApiError, chats, type Chat, type ChatId, type FailureReason } from '@linnet/api';
import { createCell, type Cell } from '../kernel/cell';
import { type Client, perClient } from '../client/client';
import { createPolling, lastPoll } from '../kernel/polling/polling';
import { SURE_FOR } from '../kernel/just-now';
import { liveSignsOf } from '../events/live-signs';

/** Milliseconds between two polls while no stream sends chats. */
const LOOK_EVERY = 5000;

/** How many chats have unread messages. */
export interface UnreadChats {
  /** Null before it was loaded or loading has failed. */
  count: Pick<Cell<number | null>, 'get' | 'subscribe'>;
  /** Keeps the number up to date until the returned function is called. */
  follow(): () => void;
}

/** The viewer's unread chats; 0 where the server has no chats. */
export const unreadChatsOf = perClient(createUnreadChats);

interface Told {
  at: number;
  chat: Chat;
}

function createUnreadChats({ send, features, session, graph, log }: Client): UnreadChats {
  const signs = liveSignsOf(graph);
  const count = createCell<number | null>(null);
  let unread: ReadonlySet<ChatId> = new Set();
  /** Chats of the stream that an answer may lack. */
  let told: Told[] = [];
  /** Replaced at each request, so that answers to earlier requests are dropped. */
  let question = {};
  /** The stream has sent everything since the last request. */
  let isUnbroken = false;
  let askedAt = -Infinity;
  let followers = 0;
  let end = (): void => {};

  async function ask(asOf: number): Promise<FailureReason | null> {
    const own = (question = {});
    const isHeard = signs.hears.get();
    const since = isHeard ? Math.max(asOf, signs.heardFrom) : asOf;
    askedAt = Date.now();
    try {
      const can = await features.load();
      const items = can.has('chats') ? (await send(chats(), { asOf: since })).items : [];
      if (own !== question) return null;
      isUnbroken = isHeard;
      unread = new Set(items.filter(({ unreadCount }) => unreadCount > 0).map(({ id }) => id));
      told = told.filter(({ at }) => at >= since);
      for (const { chat } of told) note(chat);
      count.set(unread.size);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (own !== question) return null;
      // The sum of all unread counts must not wait for this one.
      if (count.get() === null) {
        log('warn', 'how many chats are unread is not known', error);
        count.set(0);
      }
      return error.reason;
    }
  }

  /** Whether the list of the server leaves the chat out, as the account is muted or blocked; its stream does not. */
  function isPutOff({ account }: Chat): boolean {
    const relation = graph.relationships.get(account.id);
    return relation?.muting === true || relation?.blocking === true;
  }

  function note(chat: Chat): void {
    const others = [...unread].filter((id) => id !== chat.id);
    unread = new Set(chat.unreadCount > 0 && !isPutOff(chat) ? [...others, chat.id] : others);
  }

  function hearChat(chat: Chat): void {
    told = [...told.filter((one) => one.chat.id !== chat.id), { at: Date.now(), chat }];
    note(chat);
    if (count.get() !== null) count.set(unread.size);
  }

  const polling = createPolling({
    every: LOOK_EVERY,
    attention: signs.attention,
    async poll() {
      if (session.state.get().state !== 'member' || isUnbroken) return null;
      return ask(lastPoll(LOOK_EVERY));
    },
  });

  /** Polls at once: the stream does not replay what happened before it was granted, or while the device slept. */
  function askAnew(): void {
    question = {};
    isUnbroken = false;
    polling.now();
  }

  function begin(): () => void {
    const ends = [
      signs.on('chat', hearChat),
      signs.hears.subscribe(() => {
        isUnbroken = false;
        // Shortly after a request the next poll is early enough: a page that starts has more urgent requests.
        if (signs.hears.get() && Date.now() - askedAt >= LOOK_EVERY) askAnew();
      }),
      signs.on('wake', () => {
        if (!isUnbroken || Date.now() - askedAt >= SURE_FOR) askAnew();
      }),
    ];
    askAnew();
    return () => {
      polling.stop();
      for (const stop of ends) stop();
    };
  }

  return {
    count,
    follow() {
      followers += 1;
      if (followers === 1) end = begin();
      return () => {
        followers -= 1;
        if (followers === 0) end();
      };
    },
  };
}
