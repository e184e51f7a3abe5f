import type { Cursor, Notification, NotificationId, Page } from '@linnet/api';
import type { NotificationRow } from './notification-row';
import { createPageEnds } from './page-ends';
import { compareIds, lowestOf } from '../kernel/feed/ids';

/**
 * Rows that are kept while nobody reads below them: what is further down is fetched again when somebody scrolls there.
 */
const CAP = 500;

/** How far down a list is known, and the cursor for what is below. */
export interface ListDepth {
  /** Null where nothing is below. */
  older(): Cursor | null;
  /**
   * Notes a page that follows without a gap. False when it leads no further down: its cursor would be fetched without
   * end.
   */
  goDown(page: Page<Notification>): boolean;
  /** Notes pages that were fetched again from the top, and returns what of them lies within the list. */
  within(answer: {
    readonly pages: readonly Page<Notification>[];
    /** They are all that the server has: everything of them is shown. */
    readonly isAll: boolean;
  }): readonly Notification[];
  /** Those that lie no further down than the list. */
  reached(items: readonly Notification[]): readonly Notification[];
  /** Notes that nothing is below. */
  end(): void;
  /** Called when what is below is requested. The returned function is false once `letGo` was called. */
  readOn(): () => boolean;
  /** Keeps this number of rows, as somebody reads there. */
  stay(rows: number): void;
  /** Called when nobody reads there any more. */
  letGo(): void;
  /** The rows, cut to the number that is kept. */
  kept(rows: readonly NotificationRow[]): readonly NotificationRow[];
  forget(): void;
}

export function createListDepth(): ListDepth {
  const ends = createPageEnds();
  let older: Cursor | null = null;
  /** The lowest id of all pages, including notifications that are not shown. */
  let lowest: NotificationId | null = null;
  let most = CAP;
  let reader = {};

  const isBelow = (id: NotificationId): boolean => lowest === null || compareIds(id, lowest) < 0;

  function goDown(page: Page<Notification>): boolean {
    ends.note(page);
    const reached = lowestOf(page.items);
    if (reached === null || !isBelow(reached)) return false;
    lowest = reached;
    ({ older } = page);
    return true;
  }

  // A list that has ended includes everything further down.
  const reached: ListDepth['reached'] = (items) =>
    older === null ? items : items.filter(({ id }) => !isBelow(id));

  return {
    older: () => older,
    goDown,
    within({ pages, isAll }) {
      for (const page of pages) ends.note(page);
      if (isAll) older = null;
      return reached(pages.flatMap((page) => page.items));
    },
    reached,
    end: () => void (older = null),
    readOn() {
      const own = reader;
      return () => own === reader;
    },
    stay(rows) {
      // New rows above must not push out those at the bottom, which somebody is reading.
      if (rows > CAP) most = rows + CAP;
    },
    letGo() {
      reader = {};
      most = CAP;
    },
    kept(rows) {
      const cut = rows.length > most ? ends.cut(rows, most) : null;
      if (cut === null) return rows;
      ({ older } = cut);
      lowest = cut.rows.at(-1)?.id ?? null;
      return cut.rows;
    },
    forget() {
      older = null;
      lowest = null;
      most = CAP;
      ends.clear();
    },
  };
}
