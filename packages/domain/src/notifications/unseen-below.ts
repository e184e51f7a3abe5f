import { notifications, verifyCredentials, type NotificationId } from '@linnet/api';
import { createCell } from '../kernel/cell';
import type { Client } from '../client/client';
import { orLog } from '../kernel/error-of';
import { liveHubOf } from '../events/live-hub';
import { createSharedNumber } from '../events/shared-number';
import { listedKinds, notificationKinds, type NotificationKind } from './notification-kind';
import type { NotificationListState } from './notification-row';

/** After this time the number is requested again, if the list still ends with an unseen row. */
const FRESH_FOR_MS = 60_000;
const MAX_MESSAGES = 40;
const { names: messageTypes } = notificationKinds.chat_mention;

/** Counts the unseen notifications below the loaded list; null while unknown. `check` is called after each change of it. */
export function createUnseenBelow(client: Client, kinds: () => readonly NotificationKind[]) {
  const { send, features, session, log, graph } = client;
  const count = createCell<number | null>(null);
  let rows: NotificationListState['rows'] = [];
  let lowest: NotificationId | null = null;
  let requestedAt = -Infinity;
  /** Replaced at each request, so that answers to earlier ones are dropped. */
  let request = {};

  function ownAccount() {
    const viewer = session.state.get();
    return viewer.state === 'signed-in' ? viewer.own : null;
  }
  /** The number is part of the viewer's account, which every start loads. */
  let loaded = { own: ownAccount(), at: Date.now() };
  session.state.subscribe(() => {
    const own = ownAccount();
    if (own !== loaded.own) loaded = { own, at: Date.now() };
  });

  /** How many notifications of chat messages are unseen: the server counts them too. */
  const countMessages = createSharedNumber({
    hub: liveHubOf(graph),
    name: 'unseenMessages',
    freshForMs: FRESH_FOR_MS,
    async load() {
      const { items } = await send(notifications({ types: messageTypes, limit: MAX_MESSAGES }));
      return items.filter(({ seen }) => !seen).length;
    },
  });

  /** Null where the server counts no single notifications, or not all of them, or where there are too many messages. */
  async function fetchCount(): Promise<number | null> {
    const { has } = await features.load();
    if (!has('notificationsRead')) return null;
    const fresh = Date.now() - loaded.at < FRESH_FOR_MS ? loaded.own : null;
    // The number of the loaded account is used once; the next time it is requested.
    loaded = { own: loaded.own, at: -Infinity };
    const { unreadNotificationsCount: all } = fresh ?? (await send(verifyCredentials()));
    const above = rows.filter(({ seen }) => !seen).length;
    const unlisted = has('chats') ? await countMessages() : 0;
    return unlisted < MAX_MESSAGES ? Math.max(0, all - above - unlisted) : null;
  }

  async function check(list: Pick<NotificationListState, 'rows' | 'ended' | 'opened'>): Promise<void> {
    ({ rows } = list);
    const last = rows.at(-1);
    const continuesBelow = list.opened && !list.ended && last?.seen === false;
    // The server counts every kind: its number is of no use where some are not wanted.
    const isUseful =
      continuesBelow && kinds().length === listedKinds.length && session.state.get().state === 'signed-in';
    const now = isUseful ? last.id : null;
    if (now === lowest && (now === null || Date.now() - requestedAt < FRESH_FOR_MS)) return;
    const isOther = now !== lowest;
    const own = (request = {});
    lowest = now;
    requestedAt = Date.now();
    // The last step before the request: it leads to another check, which finds nothing to do then.
    if (isOther) count.set(null);
    if (now === null) return;
    const found = await orLog(fetchCount(), log, ['info', 'how many notifications are new is not known']);
    if (own === request && found !== null) count.set(found);
  }

  return { count, check };
}
