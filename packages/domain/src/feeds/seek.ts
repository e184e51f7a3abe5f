import type { Cursor, Page, Status, StatusId } from '@linnet/api';
import type { FeedWish } from './feed-wish';
import { joinPages } from './join-pages';

/** As many as servers give. */
const PAGE_SIZE = 40;
/** Pages that are asked for one after the other in search of a place, before the person is asked. */
const MOST_PAGES = 8;

type Ask = (wish: FeedWish) => Promise<Page<Status>>;

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
  /** What leads to the page right above the one that begins with this status. */
  above(id: StatusId): Cursor | null;
  /** The page with a status, or all from the top down to it, if it is not too far down. */
  find(ask: Ask, place: { at: string; page?: Cursor | undefined }): Promise<Sought>;
  /** All from a cursor down to a status, if it is not too far down. */
  findFrom(ask: Ask, at: string, from: Cursor | undefined): Promise<Page<Status>>;
}

export function createSeek(): Seek {
  const known = new Map<string, { cursor: Cursor | undefined; newer: Cursor | null }>();

  async function findFrom(ask: Ask, at: string, from: Cursor | undefined): Promise<Page<Status>> {
    const pages: Page<Status>[] = [];
    let cursor: Cursor | null | undefined = from;
    while (cursor !== null && pages.length < MOST_PAGES) {
      const page: Page<Status> = await ask({ cursor, limit: PAGE_SIZE });
      const isOver = holds(page, at) || page.items.length === 0;
      pages.push(page);
      if (isOver) break;
      cursor = page.older;
    }
    return joinPages(pages);
  }

  return {
    note(cursor, { items, newer }) {
      const from = { cursor, newer: goesUp(newer) ? newer : null };
      for (const { id } of items) known.set(id, from);
    },
    pageOf: (id) => known.get(id)?.cursor,
    above: (id) => known.get(id)?.newer ?? null,
    findFrom,
    async find(ask, { at, page: cursor }) {
      if (cursor !== undefined) {
        const page = await ask({ cursor, limit: PAGE_SIZE });
        // Without a way up the rest of the list could not be reached from there.
        if (holds(page, at) && goesUp(page.newer)) return { page, isMiddle: true };
      }
      return { page: await findFrom(ask, at, undefined), isMiddle: false };
    },
  };
}

const holds = (page: Page<Status>, at: string): boolean => page.items.some(({ id }) => id === at);

/** `since_id` gives the newest page and not the one above. */
const goesUp = (newer: Cursor | null): boolean => newer !== null && !('since_id' in newer);
