import type { Notification } from '@linnet/api';
import { perClient, type Client } from '../client/client';
import { createLogOnce } from '../kernel/log-once';
import { isBlockedIn } from '../graph/is-blocked';
import { createGaplessList, type GaplessList, type StoredRowList } from '../kernel/feed/gapless-list';
import { createSharedChanges, withoutRows } from '../kernel/feed/shared-changes';
import { liveHubOf } from '../events/live-hub';
import { fetchMovedGroups, createFetchNotifications } from './fetch-notifications';
import { importNotification, peopleIn, statusesIn, type NotificationRow } from './notification-row';
import { changeOf, placeNotifications, readNotificationMessage, withoutPeople } from './row-changes';
import { MORE_AT_ONCE, SEEN_AT_FIRST } from './shown-notifications';
import type { WantedNotifications } from './wanted-notifications';

/** Notifications of some kinds, as far down as they have been loaded. */
export type NotificationList = GaplessList<Notification, NotificationRow>;

interface ListOptions extends WantedNotifications {
  /** Reads the list as it was stored; without it, it is not kept between visits. */
  readonly restore?: () => Promise<StoredRowList<NotificationRow> | null>;
}

export function createNotificationList(client: Client, { restore, ...wanted }: ListOptions) {
  const { send, graph, session, log } = client;
  const logOnce = createLogOnce(log);
  let retained: readonly NotificationRow[] = [];
  graph.retain(() => retained.flatMap(statusesIn));
  graph.retainAccounts(() => retained.flatMap(peopleIn));

  return createGaplessList<Notification, NotificationRow>({
    sizes: { first: SEEN_AT_FIRST, next: MORE_AT_ONCE },
    mayLoad: () => session.state.get().state === 'signed-in',
    page: createFetchNotifications(client, wanted),
    importItems(items) {
      const rows = items.flatMap((item) => {
        const row = importNotification(graph, item);
        if (row === null) logOnce(item.id, 'warn', 'an invalid notification', item);
        return row ?? [];
      });
      return withoutPeople((id) => isBlockedIn(graph.relationships.get(id)))(rows);
    },
    belongs: ({ kind }) => wanted.kinds().includes(kind),
    place: placeNotifications,
    fetchMoved: (answer) => fetchMovedGroups(send, answer),
    // Some servers send notifications of unknown kinds by the stream only.
    isOnlyInStream: ({ kind }) => kind === 'unknown',
    onRows(rows) {
      retained = rows;
      graph.trim();
    },
    restore,
    changes: notificationChangesOf(client),
  });
}

/** The changes to all lists of notifications of a viewer. */
export const notificationChangesOf = perClient(({ graph }) => {
  const changes = createSharedChanges<NotificationRow>();
  const hub = liveHubOf(graph);
  hub.on('tabMessage', (what) => {
    const message = readNotificationMessage(what);
    if (message !== null) changes.apply(changeOf(message));
  });
  hub.on('blocks', (isAffected, isBlocked) => void (isBlocked && changes.apply(withoutPeople(isAffected))));
  // Notifications about a deleted post are removed, as on the server.
  graph.statuses.watch((id, before) => {
    if (before?.deleted === true || graph.statuses.get(id)?.deleted !== true) return;
    changes.apply(withoutRows(({ statusId }) => statusId === id));
  });
  return changes;
});
