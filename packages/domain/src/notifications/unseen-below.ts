import { ApiError, verifyCredentials, type NotificationId, type OwnAccount } from '@linnet/api';
import { createCell, type Cell } from '../kernel/cell';
import type { Client } from '../client/client';
import { allKinds, type NotificationKind } from './notification-kind';
import type { NotificationListState } from './notification-row';

/** Milliseconds after which the number is requested again, if the list still ends with an unseen row. */
const KNOWN_FOR = 60_000;

/** How many unseen notifications the server has below the list. */
interface UnseenBelow {
  /** Null where the server does not say, or not yet. */
  count: Pick<Cell<number | null>, 'get' | 'subscribe'>;
  /** Called with the list whenever it has changed: requests the number where what is below matters. */
  look(list: Pick<NotificationListState, 'rows' | 'ended' | 'opened'>): void;
}

type Needs = Pick<Client, 'send' | 'features' | 'session' | 'log'>;

export function createUnseenBelow(
  { send, features, session, log }: Needs,
  kinds: () => readonly NotificationKind[],
): UnseenBelow {
  const count = createCell<number | null>(null);
  let latest: Pick<NotificationListState, 'rows'> = { rows: [] };
  let lowest: NotificationId | null = null;
  let askedAt = -Infinity;
  /** Replaced at each request, so that answers to earlier ones are dropped. */
  let question = {};
  /** The number is part of the viewer's account, which every start loads. */
  let told = { own: ownOf(session), at: Date.now() };
  session.state.subscribe(() => {
    const own = ownOf(session);
    if (own !== told.own) told = { own, at: Date.now() };
  });

  function forget(): void {
    question = {};
    lowest = null;
    askedAt = -Infinity;
    count.set(null);
  }

  async function ask(): Promise<void> {
    const own = (question = {});
    try {
      // Other servers don't count single notifications, or not all of them.
      if (!(await features.load()).has('notificationsRead')) return;
      const fresh = Date.now() - told.at < KNOWN_FOR ? told.own : null;
      // Used once; the next time it is requested.
      told = { own: told.own, at: -Infinity };
      const { unreadNotificationsCount: all } = fresh ?? (await send(verifyCredentials()));
      if (own !== question) return;
      const here = latest.rows.filter(({ seen }) => !seen).length;
      count.set(Math.max(0, all - here));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('info', 'how many notifications are new is not known', error);
    }
  }

  return {
    count,
    look(list) {
      latest = list;
      const last = list.rows.at(-1);
      const goesOn = list.opened && !list.ended && last?.seen === false;
      // The server counts every kind: its number is of no use where some are not wanted.
      if (!goesOn || kinds().length < allKinds.length || session.state.get().state !== 'member') {
        if (lowest !== null) forget();
        return;
      }
      if (last.id === lowest && Date.now() - askedAt < KNOWN_FOR) return;
      if (last.id !== lowest) count.set(null);
      lowest = last.id;
      askedAt = Date.now();
      void ask();
    },
  };
}

function ownOf({ state }: Pick<Client['session'], 'state'>): OwnAccount | null {
  const now = state.get();
  return now.state === 'member' ? now.own : null;
}
