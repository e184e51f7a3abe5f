import type { FailureReason, Notification, NotificationId, Page, AccountId } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import type { Log } from '../environment';
import type { Graph } from '../graph/graph';
import { isPutAway, putAwayOf } from '../graph/put-away';
import { createListDepth } from '../kernel/feed/depth';
import { gatherDown } from '../kernel/feed/gather-down';
import {
  createRemovedRows,
  createPendingChanges,
  type ChangeRows,
  type PendingChange,
} from '../kernel/feed/pending-changes';
import { createSureRange } from '../kernel/feed/sure-range';
import { askMovedGroups, createAskNotifications } from './fetch-notifications';
import { createListQuestions } from './list-questions';
import {
  importNotification,
  type NotificationListState,
  peopleIn,
  statusesIn,
  type NotificationRow,
} from './notification-row';
import { placeNotifications, withoutPutAway, withoutPeople } from './row-changes';
import { MORE_AT_ONCE, SEEN_AT_FIRST } from './shown-notifications';
import type { WantedNotifications } from './wanted-notifications';

/** Notifications of the stream that are kept until the first page is loaded. */
const MOST_EARLY = 500;

/** Notifications of some kinds, as far down as somebody has read. */
export interface NotificationList {
  state: Cell<NotificationListState>;
  /** Loads the newest; resolves to the error. */
  load(): Promise<FailureReason | null>;
  loadOlder(): Promise<FailureReason | null>;
  /** Drops the rows beyond those that are kept, as nobody reads there any more. */
  letGo(): void;
  /** Loads what is newer than the known rows. */
  catchUp(wish?: CatchUpWish): Promise<FailureReason | null>;
  /**
   * Takes in a notification of the stream. `isNext`: none is missing between it and the known rows. After a break some
   * may be missing, until the list has been refreshed.
   */
  receive(notification: Notification, isNext: boolean): void;
  /**
   * Changes the rows, and those of answers to requests that were sent before the change has ended. When the server
   * refuses, the caller adds the removed rows again.
   */
  change(change: ChangeRows<NotificationRow>): PendingChange;
}

interface CatchUpWish {
  /** An answer to a request that another tab sent at this moment or later will do. */
  readonly asOf?: number | undefined;
  /** Fetches down to this one, if it is not too far: what was done elsewhere to those above it is found then. */
  readonly downTo?: NotificationId | undefined;
  /** Where the server has fewer than a page of them, every row that it no longer has is removed. */
  readonly isThorough?: boolean;
}

type NotificationListNeeds = Pick<Client, 'send' | 'graph' | 'session' | 'features' | 'log'>;

const nothing: NotificationListState = {
  rows: [],
  opened: false,
  loading: null,
  failure: null,
  ended: false,
  unseenBelow: null,
};

export function createNotificationList(
  { send, graph, session, features, log }: NotificationListNeeds,
  wanted: WantedNotifications,
): NotificationList {
  const { kinds } = wanted;
  const state = createCell(nothing);
  const holdPeople = createPeopleHold(graph);
  const page = createAskNotifications({ send, features, session }, wanted);
  const tellFaulty = createFaultyOnce(log);
  const depth = createListDepth();
  const sure = createSureRange<NotificationId>();
  const changes = createPendingChanges<NotificationRow>();
  const removed = createRemovedRows<NotificationRow>();
  const { ask, beginAnew } = createListQuestions({ state, session, changes });
  /** Notifications of the stream from before the first page. */
  let early: Notification[] = [];
  /** When each row was imported, in milliseconds since 1970. */
  const cameAt = new WeakMap<NotificationRow, number>();

  graph.hold(() => state.get().rows.flatMap(statusesIn));
  putAwayOf(graph).on((isOne) => change(withoutPeople(isOne)).end());

  function put(rows: readonly NotificationRow[], rest: Partial<NotificationListState> = {}): void {
    const kept = depth.kept(rows);
    state.update((now) => ({ ...now, ...rest, rows: kept, ...(kept !== rows && { ended: false }) }));
    holdPeople(kept.flatMap(peopleIn));
    graph.trim();
  }

  function bring(items: readonly Notification[]): readonly NotificationRow[] {
    const shown = kinds();
    const rows = items.flatMap((item) => {
      const row = importNotification(graph, item);
      if (row === null) tellFaulty(item);
      return row !== null && shown.includes(row.kind) ? [row] : [];
    });
    const heard = withoutPeople((id) => isPutAway(graph.relationships.get(id)))(rows);
    for (const row of heard) cameAt.set(row, Date.now());
    return heard;
  }

  const answered = (items: readonly Notification[]) => changes.over(bring(items));

  /** Whether nothing is older. */
  const ended = () => depth.older() === null;

  function begin(pages: readonly Page<Notification>[]): void {
    const items = pages.flatMap(({ items: all }) => all);
    depth.restart();
    for (const one of pages) depth.goDown(one);
    beginAnew();
    const [newest] = items;
    sure.begin(newest?.id ?? null);
    // The page may lack what the stream has sent meanwhile.
    const shown = kinds();
    const isAhead = ({ kind, id }: NotificationRow) => newest && shown.includes(kind) && sure.isBeyond(id);
    const ahead = state.get().rows.filter(isAhead);
    const told = answered(early.splice(0)).filter((row) => sure.isBeyond(row.id));
    const rows = answered(items);
    removed.letIn(rows);
    put(placeNotifications([...ahead, ...told], rows), { opened: true, ended: ended() });
  }

  function change(changed: ChangeRows<NotificationRow>): PendingChange {
    const { rows } = state.get();
    const next = changed(rows);
    if (next !== rows) {
      removed.changed(rows, next);
      put(next);
    }
    return changes.begin(changed);
  }

  const load = () =>
    ask('first', async (isWanted) => {
      const first = await page({ cursor: null, limit: SEEN_AT_FIRST });
      if (isWanted()) begin([first]);
    });

  return {
    state,
    load,
    loadOlder() {
      const isRead = depth.readOn();
      return ask('older', async (isWanted) => {
        const cursor = depth.older();
        if (cursor === null || !isRead()) return;
        const next = await page({ cursor, limit: MORE_AT_ONCE });
        if (!isWanted() || !isRead()) return;
        if (!depth.goDown(next)) depth.end();
        const rows = placeNotifications(state.get().rows, removed.without(answered(next.items)));
        depth.stay(rows.length);
        put(rows, { ended: ended() });
      });
    },
    letGo() {
      depth.letGo();
      put(state.get().rows);
    },
    catchUp({ asOf, downTo, isThorough = false } = {}) {
      if (!state.get().opened) return load();
      return ask('newer', async (isWanted) => {
        const asked = asOf ?? Date.now();
        const lowest = isThorough ? state.get().rows.at(-1)?.id : undefined;
        const wish = { limit: MORE_AT_ONCE, asOf, downTo, lowest, reaches: sure.toMeet() };
        const { pages, meets, isAll } = await gatherDown({ page, ...wish });
        if (!isWanted()) return;
        if (!meets) return begin(pages);
        const items = depth.within({ pages, isAll });
        const wasKnown = (row: NotificationRow): boolean =>
          // Some servers send notifications of unknown kinds by the stream only.
          row.kind !== 'unknown' && (cameAt.get(row) ?? 0) <= asked;
        const left = () =>
          withoutPutAway(state.get().rows, { ids: items.map(({ id }) => id), isAll, wasKnown });
        const { rows } = state.get();
        const moved = isAll ? [] : await askMovedGroups(send, { items, before: rows, left: left() });
        if (!isWanted()) return;
        sure.answered(items[0]?.id);
        const all = [...items, ...depth.reached(moved)];
        put(placeNotifications(left(), removed.without(answered(all))), { ended: ended() });
      });
    },
    receive(notification, isNext) {
      if (!state.get().opened) return void (early = [...early.slice(-MOST_EARLY), notification]);
      if (isNext) sure.told(notification.id);
      // A row that stands for a group knows more than a late or repeated event about its newest notification.
      const isHead = ({ id }: NotificationRow): boolean =>
        state.get().rows.some((row) => row.id === id && row.group !== null);
      const rows = removed.without(bring([notification])).filter((row) => !isHead(row));
      if (rows.length > 0) put(placeNotifications(state.get().rows, rows));
    },
    change,
  };
}

/** As many as a list has rows. */
const MOST = 500;

/** Logs each invalid notification once, however often it comes. */
function createFaultyOnce(log: Log): (notification: Notification) => void {
  const told = new Set<NotificationId>();
  return (notification) => {
    if (told.has(notification.id)) return;
    log('warn', 'an invalid notification', notification);
    told.add(notification.id);
    const [oldest] = told;
    if (told.size > MOST && oldest !== undefined) told.delete(oldest);
  };
}

/** Keeps the account rows of these ids, and no others, from being dropped: a subscription holds a row. */
function createPeopleHold({ accounts }: Pick<Graph, 'accounts'>): (ids: readonly AccountId[]) => void {
  const held = new Map<AccountId, () => void>();
  return (ids) => {
    const needed = new Set(ids);
    for (const [id, release] of held) {
      if (needed.has(id)) continue;
      release();
      held.delete(id);
    }
    for (const id of needed)
      if (!held.has(id))
        held.set(
          id,
          accounts.subscribe(id, () => {}),
        );
  };
}
