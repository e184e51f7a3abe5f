import type { Cursor, Page } from '@linnet/api';
import { compareIds } from './ids';
import { CATCH_UP_SIZE } from './place-newer';

/** The page size for ranges of the list that are fetched again. */
const PAGE_SIZE = 40;
/** The maximum number of pages; what is beyond them is fetched when somebody scrolls there. */
const MAX_PAGES = 5;

type Row = { readonly id: string };
type FetchAt<Item> = (options: { cursor?: Cursor | undefined; limit: number }) => Promise<Page<Item>>;

/** Joins consecutive pages into one. */
export function joinPages<Item>(pages: readonly Page<Item>[]): Page<Item> {
  return {
    items: pages.flatMap(({ items }) => items),
    dropped: pages.reduce((sum, { dropped }) => sum + dropped, 0),
    older: pages.at(-1)?.older ?? null,
    newer: pages[0]?.newer ?? null,
  };
}

interface Missed<Item extends Row> {
  /** The id above which rows may be missing. */
  since: Item['id'];
  /** Whether the list has a row already, from a stream. */
  isKnown: (id: Item['id']) => boolean;
}

/**
 * Fetches what is newer than `since` and joins it into one page, whose `older` is null when nothing is missing. A full
 * page whose last row is known from a stream does not end it: the stream may have left out others.
 */
export async function gatherMissed<Item extends Row>(
  fetchPage: FetchAt<Item>,
  { since, isKnown }: Missed<Item>,
): Promise<Page<Item>> {
  const pages: Page<Item>[] = [];
  const above = (id: string): number => compareIds(id, since);
  let cursor: Cursor | null = { since_id: since };
  let isAll = false;
  while (cursor !== null && pages.length < MAX_PAGES) {
    const page: Page<Item> = await fetchPage({ cursor, limit: CATCH_UP_SIZE });
    pages.push(page);
    const last = page.items.at(-1);
    isAll = last === undefined || page.items.length < CATCH_UP_SIZE || above(last.id) <= 0;
    cursor = isAll || last === undefined || !isKnown(last.id) ? null : { max_id: last.id };
  }
  // Keep `since` itself: that it is known proves that nothing is missing in between.
  const joined = joinPages(pages);
  const items = joined.items.filter(({ id }) => above(id) >= 0);
  const last = items.at(-1);
  return { ...joined, items, older: isAll || last === undefined ? null : { max_id: last.id } };
}

/** Fetches a range again, from the newest (or `from`) down to `lowest`, and joins it into one page. */
export async function gatherPages<Item extends Row>(
  fetchPage: FetchAt<Item>,
  lowest: Item['id'] | undefined,
  from?: Cursor,
): Promise<Page<Item>> {
  const pages: Page<Item>[] = [];
  const reaches = ({ items }: Page<Item>): boolean => {
    const last = items.at(-1);
    return last === undefined || lowest === undefined || compareIds(last.id, lowest) <= 0;
  };
  let cursor: Cursor | null | undefined = from;
  while (cursor !== null && pages.length < MAX_PAGES) {
    const page: Page<Item> = await fetchPage({ cursor, limit: PAGE_SIZE });
    pages.push(page);
    cursor = reaches(page) ? null : page.older;
  }
  return joinPages(pages);
}

/** How many pages are fetched to close a gap above the known rows; if it is wider, the list is rebuilt from them. */
const MAX_PAGES_DOWN = 4;

/** Fetches a page. `asOf`: an answer to a request that another tab sent at this moment or later will do. */
export type FetchPage<Item> = (request: {
  readonly cursor: Cursor | null;
  readonly limit: number;
  readonly asOf?: number | undefined;
}) => Promise<Page<Item>>;

interface DownOptions<Item extends Row> {
  readonly page: FetchPage<Item>;
  readonly limit: number;
  readonly asOf: number | undefined;
  /** Whether a page reaches down to the known rows without a gap. */
  readonly reaches: (items: readonly Item[]) => boolean;
  /** Fetches further down to this one, within the same number of pages. */
  readonly downTo: Item['id'] | undefined;
  /** The lowest known row: if a page that is not full ends above it, the next one is fetched to find the end. */
  readonly lowest: Item['id'] | undefined;
}

interface Newest<Item> {
  readonly pages: readonly Page<Item>[];
  /** Whether there is no gap between the pages and the known rows. */
  readonly meets: boolean;
  /** Whether these are all rows that the server has. */
  readonly isAll: boolean;
}

/** Fetches the newest rows, page by page, down to the known ones. */
export async function gatherDown<Item extends Row>({
  page,
  limit,
  asOf,
  reaches,
  downTo,
  lowest,
}: DownOptions<Item>): Promise<Newest<Item>> {
  const pages: Page<Item>[] = [];
  let cursor: Cursor | null = null;
  let isEnd = false;
  let isAll = false;
  let meets = false;
  let isDeepEnough = false;
  let mayBeAll = false;
  while (pages.length < MAX_PAGES_DOWN && !isEnd && !(meets && isDeepEnough && !mayBeAll)) {
    const next: Page<Item> = await page({ cursor, limit, asOf });
    const { items, dropped } = next;
    pages.push(next);
    cursor = next.older;
    isEnd = cursor === null || items.length === 0;
    // A full page without a cursor may come from a server whose Link header is lost on the way.
    const isFull = items.length + dropped >= limit;
    isAll = items.length + dropped === 0 || (cursor === null && !isFull);
    meets ||= reaches(items);
    const leadsTo = (id: string | undefined): boolean =>
      id === undefined || items.some((item) => compareIds(item.id, id) <= 0);
    isDeepEnough ||= leadsTo(downTo);
    mayBeAll = !isFull && !leadsTo(lowest);
  }
  return { pages, meets: meets || isEnd, isAll };
}
