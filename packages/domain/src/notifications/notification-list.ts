import type { Cursor, FailureReason, Notification, NotificationId, Page } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { createAskNotifications, type WantedNotifications } from './ask-notifications';
import { createPeopleHold } from './hold-people';
import { importNotification } from './import-notification';
import { createListQuestions } from './list-questions';
import type { NotificationListState } from './notification-list-state';
import { peopleIn, statusesIn, type NotificationRow } from './notification-row';
import { placeNotifications, withoutPutAway } from './place-notifications';
import { MORE_AT_ONCE, SEEN_AT_FIRST } from './shown-notifications';
import { createStandingChanges, type ChangeRows, type StandingChange } from './standing-changes';
import { createSureRange } from './sure-range';

/** Pages that are asked for to close a gap above what is known; further down the list begins anew. */
const MOST_PAGES = 4;
/** Rows that are kept: those beyond are asked for again when they are scrolled to. */
const CAP = 500;

/** Notifications of some kinds, as far down as somebody has read. */
export interface NotificationList {
  state: Cell<NotificationListState>;
  /** Asks for the newest; resolves to why they did not come. */
  load(): Promise<FailureReason | null>;
  loadOlder(): Promise<FailureReason | null>;
  /** Asks for what is new since. `within`: what another page was answered so many milliseconds ago will do. */
  catchUp(within?: number): Promise<FailureReason | null>;
  /**
   * Takes in what was told without being asked for. `isNext`: nothing lies between it and what was known before, as
   * there does after a break, until the list has been brought up to date.
   */
  receive(notification: Notification, isNext: boolean): void;
  /**
   * Changes the rows, and what is brought by answers to questions that were asked before the change ended. What it
   * took the caller puts back when it is refused.
   */
  change(change: ChangeRows): StandingChange;
  clear(): void;
  /** Lets go of what it holds in the graph. */
  end(): void;
}

export type NotificationListNeeds = Pick<Client, 'send' | 'graph' | 'session' | 'features' | 'log'>;

const nothing: NotificationListState = {
  rows: [],
  opened: false,
  loading: null,
  failure: null,
  ended: false,
};

export function createNotificationList(
  { send, graph, session, features, log }: NotificationListNeeds,
  wanted: WantedNotifications,
): NotificationList {
  const { kinds } = wanted;
  const state = createCell(nothing);
  const holdPeople = createPeopleHold(graph);
  const page = createAskNotifications({ send, features, session }, wanted);
  /** Those that are not shown: they lack something, or nobody asked for their kind. */
  const passed = new Set<NotificationId>();
  let older: Cursor | null = null;
  const sure = createSureRange();
  const changes = createStandingChanges();
  const { ask, drop } = createListQuestions({ state, session, changes });
  /** Told before the first page came. */
  let early: Notification[] = [];

  const release = graph.hold(() => state.get().rows.flatMap(statusesIn));

  function put(rows: readonly NotificationRow[], rest: Partial<NotificationListState> = {}): void {
    const kept = rows.length > CAP && trims(rows) ? rows.slice(0, CAP) : rows;
    const lowest = kept.at(-1);
    if (kept.length < rows.length && lowest) older = { max_id: lowest.id };
    state.update((now) => ({ ...now, ...rest, rows: kept, ...(kept !== rows && { ended: false }) }));
    holdPeople(kept.flatMap(peopleIn));
    graph.trim();
  }

  function bring(items: readonly Notification[]): NotificationRow[] {
    const shown = kinds();
    return items.flatMap((item) => {
      const row = importNotification(graph, item);
      if (row !== null && shown.includes(row.kind)) return [row];
      if (row === null && !passed.has(item.id)) log('warn', 'an invalid notification', item);
      passed.add(item.id);
      return [];
    });
  }

  const answered = (items: readonly Notification[]) => changes.over(bring(items));

  function begin(pages: readonly Page<Notification>[]): void {
    const items = pages.flatMap(({ items: all }) => all);
    older = pages.at(-1)?.older ?? null;
    const [newest] = items;
    sure.begin(newest?.id ?? null);
    // What was told meanwhile the page does not know of yet.
    const shown = kinds();
    const isAhead = ({ kind, id }: NotificationRow) => newest && shown.includes(kind) && sure.isBeyond(id);
    const ahead = state.get().rows.filter(isAhead);
    const told = answered(early.splice(0)).filter((row) => sure.isBeyond(row.id));
    const arrived = placeNotifications([...ahead, ...told], answered(items));
    put(arrived, { opened: true, ended: older === null || items.length === 0 });
  }

  const ids = () => new Set([...state.get().rows.map(({ id }) => id), ...passed]);

  const load = () =>
    ask('first', async (isWanted) => {
      const first = await page({ cursor: null, limit: SEEN_AT_FIRST });
      if (isWanted()) begin([first]);
    });

  return {
    state,
    load,
    loadOlder: () =>
      ask('older', async (isWanted) => {
        if (older === null) return;
        const next = await page({ cursor: older, limit: MORE_AT_ONCE });
        if (!isWanted()) return;
        const known = ids();
        // A page that brings nothing new would be asked for without end.
        older = next.items.some(({ id }) => !known.has(id)) ? next.older : null;
        put(placeNotifications(state.get().rows, answered(next.items)), { ended: older === null });
      }),
    catchUp(within) {
      if (!state.get().opened) return load();
      return ask(null, async (isWanted) => {
        const reaches = sure.toMeet();
        const pages: Page<Notification>[] = [];
        let cursor: Cursor | null = null;
        let meets = false;
        while (pages.length < MOST_PAGES && !meets) {
          const next: Page<Notification> = await page({ cursor, limit: MORE_AT_ONCE, within });
          pages.push(next);
          cursor = next.older;
          meets = cursor === null || reaches(next.items) || next.items.length === 0;
        }
        if (!isWanted()) return;
        if (!meets) return begin(pages);
        const items = pages.flatMap(({ items: all }) => all);
        const left = withoutPutAway(
          state.get().rows,
          items.map(({ id }) => id),
        );
        sure.answered(items[0]?.id);
        put(placeNotifications(left, answered(items)));
      });
    },
    receive(notification, isNext) {
      if (!state.get().opened) return void (early = [...early.slice(-CAP), notification]);
      if (isNext) sure.told(notification.id);
      const [row] = bring([notification]);
      if (row !== undefined) put(placeNotifications(state.get().rows, [row]));
    },
    change(change) {
      const { rows } = state.get();
      const changed = change(rows);
      if (changed !== rows) put(changed);
      return changes.begin(change);
    },
    clear() {
      drop();
      older = null;
      sure.begin(null);
      early = [];
      changes.clear();
      passed.clear();
      state.set(nothing);
      holdPeople([]);
    },
    end() {
      release();
      drop();
      holdPeople([]);
    },
  };
}

/** Only an id can stand in for a cursor, and not every server takes one. */
function trims(rows: readonly NotificationRow[]): boolean {
  return rows.every(({ id }) => !id.includes('/'));
}
