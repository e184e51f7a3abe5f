import type { Cursor, Page, Status } from '@linnet/api';
import type { FeedWish } from './feed-wish';
import { joinPages } from './join-pages';

/** The largest page that servers send. */
const PAGE_SIZE = 40;
/** The number of pages to search for a position before the viewer is asked whether to go on. */
const MOST_PAGES = 8;
/** The same for loading down to a position that is known to exist. */
const MOST_ABOVE = 50;

type Ask = (wish: FeedWish) => Promise<Page<Status>>;

interface Range {
  from: Cursor | undefined;
  most: number;
}

export interface Sought {
  page: Page<Status>;
  /** What is above the page is unknown. */
  isMiddle: boolean;
}

/** Finds statuses in a feed of the server's order: by the cursor that brought them before, or page by page. */
export interface Seek {
  /** Remembers which cursor brought these statuses; undefined for the first page. */
  note(cursor: Cursor | undefined, page: Page<Status>): void;
  /** The cursor of the page with this status; undefined for the first page. */
  pageOf(id: string): Cursor | undefined;
  /** Fetches the page with a status, or everything from the top down to it, within `MOST_PAGES`. */
  find(ask: Ask, place: { at: string; page?: Cursor | undefined }): Promise<Sought>;
  /** Fetches everything from a cursor down to a status, within `MOST_PAGES`. */
  findFrom(ask: Ask, at: string, from: Cursor): Promise<Page<Status>>;
  /**
   * Fetches everything from the top down to the first status for which `isThere` is true. Not upwards: the cursors of
   * servers for that lead to the top of some lists, and to what is right above in others.
   */
  above(ask: Ask, isThere: (id: string) => boolean): Promise<Page<Status>>;
}

export function createSeek(): Seek {
  const known = new Map<string, Cursor | undefined>();

  async function gather(ask: Ask, isThere: (id: string) => boolean, { from, most }: Range) {
    const pages: Page<Status>[] = [];
    let cursor: Cursor | null | undefined = from;
    while (cursor !== null && pages.length < most) {
      const page: Page<Status> = await ask({ cursor, limit: PAGE_SIZE });
      const isOver = page.items.length === 0 || page.items.some(({ id }) => isThere(id));
      pages.push(page);
      if (isOver) break;
      cursor = page.older;
    }
    return joinPages(pages);
  }

  return {
    note(cursor, { items }) {
      for (const { id } of items) known.set(id, cursor);
    },
    pageOf: (id) => known.get(id),
    above: (ask, isThere) => gather(ask, isThere, { from: undefined, most: MOST_ABOVE }),
    findFrom: (ask, at, from) => gather(ask, (id) => id === at, { from, most: MOST_PAGES }),
    async find(ask, { at, page: cursor }) {
      if (cursor !== undefined) {
        const page = await ask({ cursor, limit: PAGE_SIZE });
        if (page.items.some(({ id }) => id === at)) return { page, isMiddle: true };
      }
      const page = await gather(ask, (id) => id === at, { from: undefined, most: MOST_PAGES });
      return { page, isMiddle: false };
    },
  };
}
