import type { ErrorReason } from '@linnet/api';
import { createCell, type Cell } from '../kernel/cell';
import { type Client, perClient } from '../client/client';
import { whileUsed } from '../kernel/while-used';
import { createRowHolder } from '../kernel/feed/held-rows';
import type { SharedChanges } from '../kernel/feed/shared-changes';
import { liveHubOf } from '../events/live-hub';
import { readMarkersOf } from '../markers';
import type { NotificationKind } from './notification-kind';
import { createNotificationChanges, createNotificationList } from './notification-list';
import { createNotificationPolling } from './notification-polling';
import type { ExtraCounts, NotificationListState, NotificationRow } from './notification-row';
import { dropWhenChanged, restoreNotifications, storeNotifications } from './notification-snapshot';
import { createNotificationActions, type NotificationActions } from './notification-steps';
import { createSeenMarks, type SeenMarks } from './seen-marks';
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

/** What a separate list shares with the list of all notifications. */
interface SeparateList {
  readonly kinds: readonly NotificationKind[];
  readonly seen: SeenMarks;
  readonly changes: SharedChanges<NotificationRow>;
}

function createNotifications(client: Client, beside: SeparateList | null = null): Notifications {
  const { graph, notices } = client;
  const hub = liveHubOf(graph);
  const changes = beside?.changes ?? createNotificationChanges(client);
  const seen = beside?.seen ?? createSeenMarks(client, changes);
  const chosen = wantedNotifications(client);
  const wanted: WantedNotifications = beside === null ? chosen : { kinds: () => beside.kinds };
  let storedExtras: ExtraCounts | null = null;
  const list = createNotificationList(client, {
    ...wanted,
    changes,
    async restore() {
      const stored = beside === null ? await restoreNotifications(client, wanted) : null;
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
    if (beside === null) below.check(next);
  }

  /** Shows all that waits once nobody looks at the list, as the page is hidden or the list closed. */
  function look(isOpen: boolean): void {
    isListOpen = isOpen;
    if (!isLooked() && list.state.get().storedAt === null) storedExtras = null;
    show();
  }

  /** Shows a notice about an error, once until the next success. */
  function notify(reason: ErrorReason | null): ErrorReason | null {
    // A separate list shows no notice: the main list does, and so does its screen.
    const isNew = reason !== null && !isNoticeShown && beside === null;
    isNoticeShown = reason !== null;
    if (reason === null && beside === null) hub.pollingError.set(null);
    if (isNew)
      notices.add({ level: 'error', key: 'notifications.error', reason, duration: NOTICE_DURATION_MS });
    return reason;
  }

  /** Shows a notice about a failed poll only before the list was loaded, when the viewer waits for it. */
  function onPollResult(reason: ErrorReason | null): void {
    if (reason === null || !list.state.get().opened) notify(reason);
    else if (beside === null) hub.pollingError.set(reason);
  }

  const polling = createNotificationPolling({
    ...client,
    list,
    restored: list.restore(),
    // The main list has loaded the marks.
    loadMarks: beside === null ? seen.load : () => Promise.resolve(),
    onResult: onPollResult,
  });

  list.state.subscribe(show);
  if (beside === null) dropWhenChanged(client, list);
  below.count.subscribe(show);
  hub.isVisible.subscribe(() => look(isListOpen));
  if (beside === null) {
    seen.marks.subscribe(changes.setMarks(seen.withMarks));
    chosen.onChange(polling.reload);
  }

  /** Shows the result of a request that the viewer caused, and passes it to the polling. */
  async function withResult(request: Promise<ErrorReason | null>): Promise<ErrorReason | null> {
    const reason = notify(await request);
    polling.noteResult(reason);
    return reason;
  }

  return {
    state,
    async load() {
      isNoticeShown = false;
      polling.onLoaded();
      return withResult(list.load());
    },
    loadOlder: () => withResult(list.loadOlder()),
    retainRows: whileUsed(() => list.trim),
    catchUp: async () => void (await polling.catchUp()),
    follow: whileUsed(polling.begin),
    holdRows: whileUsed(() => {
      look(true);
      return () => look(false);
    }),
    showWaiting() {
      holder.release();
      storedExtras = null;
      show();
    },
    store: (extras) => storeNotifications(client, list, { wanted, extras }),
    separateList(kinds) {
      const name = kinds.join(' ');
      const known = separateLists.get(name) ?? createNotifications(client, { kinds, seen, changes });
      separateLists.set(name, known);
      return known;
    },
    ...createNotificationActions({ ...client, list, seen, changes, compare: polling.compare }),
    flush: readMarkersOf(client).flush,
  };
}

/** The viewer's notifications. Created at the first call. */
export const notificationsOf = perClient(createNotifications);
