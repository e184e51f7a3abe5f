import type { ErrorReason } from '@linnet/api';
import { createCell, type Cell } from '../kernel/cell';
import { type Client, perClient } from '../client/client';
import { whileUsed } from '../kernel/while-used';
import { createRowHolder } from '../kernel/feed/held-rows';
import { liveHubOf } from '../events/live-hub';
import { readMarkersOf } from '../markers';
import type { NotificationKind } from './notification-kind';
import { createNotificationList } from './notification-list';
import { createNotificationPolling } from './notification-polling';
import type { ExtraCounts, NotificationListState, NotificationRow } from './notification-row';
import { dropWhenChanged, restoreNotifications, storeNotifications } from './notification-snapshot';
import { createNotificationActions, type NotificationActions } from './notification-steps';
import { seenMarksOf } from './seen-marks';
import { createUnseenBelow } from './unseen-below';
import { wantedNotifications, type WantedNotifications } from './wanted-notifications';

const NOTICE_DURATION_MS = 5000;

/** The viewer's notifications, with marks for the seen ones. */
export interface Notifications extends NotificationActions {
  state: Pick<Cell<NotificationListState>, 'get' | 'subscribe'>;
  /** Keeps the list up to date until the returned function is called. */
  follow(): () => void;
  load(): Promise<ErrorReason | null>;
  loadOlder(): Promise<ErrorReason | null>;
  /**
   * Keeps the oldest rows while somebody reads there. Rows beyond the usual number are dropped once every caller has
   * called the returned function.
   */
  retainRows(): () => void;
  catchUp(): Promise<void>;
  /**
   * Keeps the rows of a stored list in their place, while somebody looks at it, when newer ones arrive. They wait until
   * `showWaiting`, until the page is hidden, or until every caller has called the returned function.
   */
  holdRows(): () => void;
  showWaiting(): void;
  /** Stores the list for the next start, with what is shown above it. Resolves with false if that was not possible. */
  store(extras: ExtraCounts): Promise<boolean>;
  /**
   * A separate list of some kinds, also of those that the viewer hides among all notifications, with live updates of
   * its own. Marks, dismissals and answers reach the other lists too.
   */
  separateList(kinds: readonly NotificationKind[]): Notifications;
  /** Sends the seen marks at once, as the page may be closed. */
  flush(): void;
}

/** Creates the list of all notifications that the viewer wants to see, or a separate one of these kinds. */
function createNotifications(client: Client, separateKinds?: readonly NotificationKind[]): Notifications {
  const { graph, notices } = client;
  const hub = liveHubOf(graph);
  const isMain = separateKinds === undefined;
  const chosen = wantedNotifications(client);
  const wanted: WantedNotifications = isMain ? chosen : { kinds: () => separateKinds, inGroups: () => false };
  let storedExtras: ExtraCounts | null = null;
  const list = createNotificationList(client, {
    ...wanted,
    async restore() {
      const stored = isMain ? await restoreNotifications(client, wanted) : null;
      storedExtras = stored && stored.extras;
      return stored;
    },
  });
  const separateLists = new Map<string, Notifications>();
  const below = createUnseenBelow(client, wanted.kinds);
  const holder = createRowHolder<NotificationRow>();
  let isListOpen = false;
  let isNoticeShown = false;

  const isLooked = (): boolean => isListOpen && hub.isVisible.get();
  const state = createCell(stateNow());

  function stateNow(): NotificationListState {
    const { loading, error, ...known } = list.state.get();
    return {
      ...known,
      ...holder.update(known.rows, { isStored: known.storedAt !== null, isVisible: isLooked() }),
      storedExtras,
      // The request for newer ones is not shown as loading.
      loading: loading === 'first' || loading === 'older' ? loading : null,
      error: error === null || error.part === 'newer' ? null : error.reason,
      unseenBelow: below.count.get(),
    };
  }

  function show(): void {
    const next = stateNow();
    const before: readonly unknown[] = Object.values(state.get());
    if (Object.values(next).some((value, at) => value !== before[at])) state.set(next);
    if (isMain) void below.check(next);
  }

  /** Shows all that waits once nobody looks at the list: it was closed, or the page hidden. */
  function updateLooked(): void {
    if (!isLooked() && list.state.get().storedAt === null) storedExtras = null;
    show();
  }

  function setListOpen(isOpen: boolean): void {
    isListOpen = isOpen;
    updateLooked();
  }

  /** Shows a notice about an error, once until the next success. The main list and its screen speak for the others. */
  function notify(reason: ErrorReason | null): void {
    if (isMain && reason === null) hub.pollingError.set(null);
    if (isMain && reason !== null && !isNoticeShown)
      notices.add({ level: 'error', key: 'notifications.error', reason, duration: NOTICE_DURATION_MS });
    isNoticeShown = reason !== null;
  }

  const polling = createNotificationPolling(client, {
    list,
    // The main list has loaded the marks.
    loadMarks: isMain ? seenMarksOf(client).load : () => Promise.resolve(),
    onResult(reason) {
      // Before the list was loaded, the viewer waits for it.
      if (reason === null || !list.state.get().opened) notify(reason);
      else if (isMain) hub.pollingError.set(reason);
    },
  });

  list.state.subscribe(show);
  below.count.subscribe(show);
  hub.isVisible.subscribe(updateLooked);
  if (isMain) {
    dropWhenChanged(client, list);
    chosen.onChange(polling.reload);
  }

  /** Shows the result of a request that the viewer caused, and passes it to the polling. */
  async function withResult(request: Promise<ErrorReason | null>): Promise<ErrorReason | null> {
    const reason = await request;
    notify(reason);
    polling.noteResult(reason);
    return reason;
  }

  return {
    state,
    async load() {
      isNoticeShown = false;
      return withResult(polling.load());
    },
    loadOlder: () => withResult(list.loadOlder()),
    retainRows: whileUsed(() => list.trim),
    catchUp: polling.catchUp,
    follow: whileUsed(polling.begin),
    holdRows: whileUsed(() => {
      setListOpen(true);
      return () => setListOpen(false);
    }),
    showWaiting() {
      holder.release();
      storedExtras = null;
      show();
    },
    store: (extras) => storeNotifications(client, list, { wanted, extras }),
    separateList(kinds) {
      const name = kinds.join(' ');
      const known = separateLists.get(name) ?? createNotifications(client, kinds);
      separateLists.set(name, known);
      return known;
    },
    ...createNotificationActions(client, list, polling.compare),
    flush: readMarkersOf(client).flush,
  };
}

/** The viewer's notifications. Created at the first call. */
export const notificationsOf = perClient((client) => createNotifications(client));
