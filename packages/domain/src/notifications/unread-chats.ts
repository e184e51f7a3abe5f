import { ApiError, chats } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { perClient } from '../per-client';

/** How many chats have something unread. */
export interface UnreadChats {
  /** Null before the server has told. */
  count: Pick<Cell<number | null>, 'get' | 'subscribe'>;
  /** Asks, once for a reader: what is written later is told by a notification of its own. */
  load(): Promise<void>;
}

/** The unread chats of the member of this page; none where the server has no chats, or does not tell. */
export const unreadChatsOf = perClient(createUnreadChats);

function createUnreadChats({ send, features, session, log }: Client): UnreadChats {
  const count = createCell<number | null>(null);
  let coming: Promise<number> | null = null;
  session.onChange(() => {
    coming = null;
    count.set(null);
  });

  async function ask(): Promise<number> {
    try {
      const can = await features.load();
      if (!can.has('chats')) return 0;
      const { items } = await send(chats());
      return items.filter(({ unreadCount }) => unreadCount > 0).length;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('warn', 'how many chats are unread is not known', error);
      return 0;
    }
  }

  return {
    count,
    async load() {
      coming ??= ask();
      const own = coming;
      const answer = await own;
      if (own === coming) count.set(answer);
    },
  };
}
