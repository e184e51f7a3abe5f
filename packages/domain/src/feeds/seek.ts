import type { Cursor, Page, Status } from '@linnet/api';
import type { FeedWish } from './feed-wish';
import { joinPages } from './join-pages';

/** As many as servers give. */
const PAGE_SIZE = 40;
/** Pages that are asked for one after the other in search of a place, before the person is asked. */
const MOST_PAGES = 8;
/** The same for what somebody wants to have loaded down to a place that is known to be there. */
const MOST_ABOVE = 50;

type Ask = (wish: FeedWish) => Promise<Page<Status>>;

interface Range {
  from: Cursor | undefined;
  most: number;
}

export interface Sought {
  page: Page<Status>;
  /** Nothing is known of what stands above it. */
  isMiddle: boolean;
}

/** Finds places in a list whose order only the server knows: by the cursor with which a status came, or page by page. */
export interface Seek {
  /** Remembers which cursor brought these; the first page has none. */
  note(cursor: Cursor | undefined, page: Page<Status>): void;
  /** The cursor that brings the page with this status; undefined for the first page. */
  pageOf(id: string): Cursor | undefined;
  /** The page with a status, or all from the top down to it, if it is not too far down. */
  find(ask: Ask, place: { at: string; page?: Cursor | undefined }): Promise<Sought>;
  /** All from a cursor down to a status, if it is not too far down. */
  findFrom(ask: Ask, at: string, from: Cursor): Promise<Page<Status>>;
  /**
   * All from the top down to the first of these. Not upwards from there: the cursors that servers give for that lead to
   * the top of some lists, and to what is right above in others.
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
