import type { Cursor, Notification, NotificationId, Page } from '@linnet/api';
import type { NotificationRow } from './notification-row';
import { createPageEnds } from './page-ends';
import { compareNotificationIds, lowestOf } from './place-notifications';

/** Rows that are kept while nobody reads on below them: those beyond are asked for again when they are scrolled to. */
const CAP = 500;

/** How far down a list is known, and what leads on from there. */
export interface ListDepth {
  /** Null where nothing does. */
  older(): Cursor | null;
  /**
   * A page is here, which leaves no hole. Says whether it leads further down: one that does not would be asked for
   * without end.
   */
  goDown(page: Page<Notification>): boolean;
  /** The newest were asked for again: what of them lies further down than the list is not for it to show yet. */
  within(answer: {
    readonly pages: readonly Page<Notification>[];
    /** They are all that there is, and all of it is shown. */
    readonly isAll: boolean;
  }): readonly Notification[];
  /** Those of them that lie no further down than the list. */
  reached(items: readonly Notification[]): readonly Notification[];
  /** There is nothing below. */
  end(): void;
  /** Somebody asks for what is below. Says whether they still read there. */
  readOn(): () => boolean;
  /** So many rows there are with what they asked for: it stays. */
  stay(rows: number): void;
  /** Nobody reads there any more. */
  letGo(): void;
  /** No more rows than are kept. */
  kept(rows: readonly NotificationRow[]): readonly NotificationRow[];
  forget(): void;
}

export function createListDepth(): ListDepth {
  const ends = createPageEnds();
  let older: Cursor | null = null;
  /** As far down as pages have brought any, also those that are not shown. */
  let lowest: NotificationId | null = null;
  let most = CAP;
  let reader = {};

  const isBelow = (id: NotificationId): boolean => lowest === null || compareNotificationIds(id, lowest) < 0;

  function goDown(page: Page<Notification>): boolean {
    ends.note(page);
    const reached = lowestOf(page.items);
    if (reached === null || !isBelow(reached)) return false;
    lowest = reached;
    ({ older } = page);
    return true;
  }

  // A list that has ended goes down as far as there is anything.
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
      // What comes from above meanwhile is not to push out what was gone down to.
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
