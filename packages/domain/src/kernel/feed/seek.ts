import type { Cursor, Page } from '@linnet/api';
import { joinPages } from './gather';

/** The largest page that servers send. */
const PAGE_SIZE = 40;
/** How many pages are searched for a position before the viewer is asked whether to go on. */
const MAX_PAGES = 8;
/** How many pages are loaded down to a position that is known to exist. */
const MAX_PAGES_ABOVE = 50;

type Row = { readonly id: string };
type FetchPage<Item> = (options: { cursor?: Cursor | undefined; limit?: number }) => Promise<Page<Item>>;

interface Range {
  from: Cursor | undefined;
  maxPages: number;
}

interface FoundPage<Item> {
  page: Page<Item>;
  /** Whether what is above the page is unknown. */
  isMiddle: boolean;
}

/**
 * Finds rows in a list of the server's order: by the cursor of the page that contained them before, or page by page.
 */
export interface Seek<Item> {
  /** Remembers the cursor of the page with these rows; undefined for the first page. */
  remember(cursor: Cursor | undefined, page: Page<Item>): void;
  /** The cursor of the page with this row; undefined for the first page. */
  pageOf(id: string): Cursor | undefined;
  /** Fetches the page with a row, or everything from the top down to it, within `MAX_PAGES`. */
  find(
    fetchPage: FetchPage<Item>,
    position: { at: string; page?: Cursor | undefined },
  ): Promise<FoundPage<Item>>;
  /** Fetches everything from a cursor down to a row, within `MAX_PAGES`. */
  findFrom(fetchPage: FetchPage<Item>, at: string, from: Cursor): Promise<Page<Item>>;
  /**
   * Fetches everything from the top down to the first row for which `isTarget` is true. It does not go upwards from
   * that row, because a server's cursor for that leads to the top in some lists, and to the rows right above in others.
   */
  above(fetchPage: FetchPage<Item>, isTarget: (id: string) => boolean): Promise<Page<Item>>;
}

export function createSeek<Item extends Row>(): Seek<Item> {
  const cursors = new Map<string, Cursor | undefined>();

  async function gather(
    fetchPage: FetchPage<Item>,
    isThere: (id: string) => boolean,
    { from, maxPages }: Range,
  ) {
    const pages: Page<Item>[] = [];
    let cursor: Cursor | null | undefined = from;
    while (cursor !== null && pages.length < maxPages) {
      const page: Page<Item> = await fetchPage({ cursor, limit: PAGE_SIZE });
      const isOver = page.items.length === 0 || page.items.some(({ id }) => isThere(id));
      pages.push(page);
      if (isOver) break;
      cursor = page.older;
    }
    return joinPages(pages);
  }

  return {
    remember(cursor, { items }) {
      for (const { id } of items) cursors.set(id, cursor);
    },
    pageOf: (id) => cursors.get(id),
    above: (fetchPage, isThere) => gather(fetchPage, isThere, { from: undefined, maxPages: MAX_PAGES_ABOVE }),
    findFrom: (fetchPage, at, from) => gather(fetchPage, (id) => id === at, { from, maxPages: MAX_PAGES }),
    async find(fetchPage, { at, page: cursor }) {
      if (cursor !== undefined) {
        const page = await fetchPage({ cursor, limit: PAGE_SIZE });
        if (page.items.some(({ id }) => id === at)) return { page, isMiddle: true };
      }
      const page = await gather(fetchPage, (id) => id === at, { from: undefined, maxPages: MAX_PAGES });
      return { page, isMiddle: false };
    },
  };
}
