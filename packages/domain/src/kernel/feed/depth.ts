import type { Cursor, Page } from '@linnet/api';
import { compareIds, lowestOf } from './ids';

type Row = { readonly id: string };
type Pages<Item> = readonly Pick<Page<Item>, 'items' | 'older'>[];

/**
 * How many rows are kept while nobody reads further down; those below are fetched again when somebody scrolls there.
 */
const KEPT_ROWS = 500;

/** How far down a list is loaded, and the cursor for what is below. */
interface ListDepth {
  /** The cursor of the page below the list; null where nothing is below. */
  older(): Cursor | null;
  /**
   * Adds a page that follows without a gap. False when the page leads no further down: following its cursor would
   * never end.
   */
  addPage(page: Pages<Row>[number]): boolean;
  /**
   * Adds pages that were fetched again from the top, and returns their items that are no further down than the list.
   */
  refetched<Item extends Row>(answer: {
    readonly pages: Pages<Item>;
    /** Whether the pages are all that the server has: then all their items are shown. */
    readonly isAll: boolean;
  }): readonly Item[];
  /** The items that are no further down than the list. */
  notBelow<Item extends Row>(items: readonly Item[]): readonly Item[];
  /** Called when nothing is below. */
  end(): void;
  /** Called when the page below is requested. The returned function is false once `trim` was called. */
  startReading(): () => boolean;
  /** Keeps at least this number of rows, as somebody reads the last of them, with room for new ones above. */
  keepAtLeast(rows: number): void;
  /** Called when nobody reads below the kept rows any more. */
  trim(): void;
  /** The rows, cut to the number that is kept. */
  cutToKept<Kept extends Row>(rows: readonly Kept[]): readonly Kept[];
  /** Called before the list is rebuilt. */
  reset(): void;
}

export function createListDepth(): ListDepth {
  let ends = createPageEnds();
  let older: Cursor | null = null;
  /** The lowest id of all pages, including rows that are not shown. */
  let lowest: string | null = null;
  let maxRows = KEPT_ROWS;
  /** Replaced when nobody reads below the kept rows any more. */
  let reading = {};

  const isBelow = (id: string): boolean => lowest === null || compareIds(id, lowest) < 0;

  function addPage(page: Pages<Row>[number]): boolean {
    ends.note(page);
    const reached = lowestOf(page.items);
    if (reached === null || !isBelow(reached)) return false;
    lowest = reached;
    ({ older } = page);
    return true;
  }

  // A list that has ended includes everything further down.
  function notBelow<Item extends Row>(items: readonly Item[]): readonly Item[] {
    return older === null ? items : items.filter(({ id }) => !isBelow(id));
  }

  return {
    older: () => older,
    addPage,
    refetched({ pages, isAll }) {
      for (const page of pages) ends.note(page);
      if (isAll) older = null;
      return notBelow(pages.flatMap((page) => page.items));
    },
    notBelow,
    end: () => void (older = null),
    startReading() {
      const begun = reading;
      return () => begun === reading;
    },
    keepAtLeast(rows) {
      // New rows above must not push out those at the bottom, which somebody is reading.
      if (rows > KEPT_ROWS) maxRows = rows + KEPT_ROWS;
    },
    trim() {
      reading = {};
      maxRows = KEPT_ROWS;
    },
    cutToKept(rows) {
      const cut = rows.length > maxRows ? ends.cut(rows, maxRows) : null;
      if (cut === null) return rows;
      ({ older } = cut);
      lowest = cut.rows.at(-1)?.id ?? null;
      return cut.rows;
    },
    reset() {
      older = null;
      lowest = null;
      maxRows = KEPT_ROWS;
      ends = createPageEnds();
    },
  };
}

/** More than a list has pages. */
const MAX_PAGE_ENDS = 500;

/** Remembers where pages ended, with the cursor for what follows. */
interface PageEnds {
  note(page: Pages<Row>[number]): void;
  /** Cuts the rows to at most this number, with the cursor for the rest; null where there is none. */
  cut<Kept extends Row>(rows: readonly Kept[], most: number): Cut<Kept> | null;
}

interface Cut<Kept> {
  readonly rows: readonly Kept[];
  readonly older: Cursor;
}

export function createPageEnds(): PageEnds {
  /** Cursors by the lowest id of each page. */
  const ends = new Map<string, Cursor>();

  /** Cuts the list where a page ended, because the server accepts no ids as cursors. */
  function cutAtPage<Kept extends Row>(rows: readonly Kept[], most: number): Cut<Kept> | null {
    const cuts = [...ends].map(([lowest, older]) => {
      const above = rows.filter(({ id }) => compareIds(id, lowest) >= 0);
      return { rows: above, older };
    });
    const fitting = cuts.filter(({ rows: above }) => above.length > 0 && above.length <= most);
    return fitting.reduce<Cut<Kept> | null>(
      (best, cut) => (best === null || cut.rows.length > best.rows.length ? cut : best),
      null,
    );
  }

  return {
    note({ items, older }) {
      const lowest = lowestOf(items);
      if (lowest === null || older === null) return;
      ends.delete(lowest);
      ends.set(lowest, older);
      const [oldest] = ends.keys();
      if (ends.size > MAX_PAGE_ENDS && oldest !== undefined) ends.delete(oldest);
    },
    cut(rows, most) {
      const last = rows[most - 1];
      // Servers with ids of the form `TIME/TYPE/UUID` don't accept them as cursors.
      const takesIds = rows.every(({ id }) => !id.includes('/'));
      if (takesIds && last !== undefined) return { rows: rows.slice(0, most), older: { max_id: last.id } };
      return cutAtPage(rows, most);
    },
  };
}
