import type { Cursor, Page } from '@linnet/api';
import { compareIds } from './ids';

/** Pages that are fetched to close a gap above the known rows; with a wider gap the list is rebuilt from them. */
const MOST_PAGES = 4;

type Row = { readonly id: string };

interface DownOptions<Item extends Row> {
  readonly page: (wish: {
    cursor: Cursor | null;
    limit: number;
    asOf?: number | undefined;
  }) => Promise<Page<Item>>;
  readonly limit: number;
  readonly asOf: number | undefined;
  /** Whether a page reaches down to the known rows without a gap. */
  readonly reaches: (items: readonly Item[]) => boolean;
  /** Fetches further down to this one, within the same number of pages. */
  readonly downTo: Item['id'] | undefined;
  /** The lowest known row: where a page that is not full ends above it, the next one is fetched to find the end. */
  readonly lowest: Item['id'] | undefined;
}

interface Newest<Item> {
  readonly pages: readonly Page<Item>[];
  /** There is no gap between them and the known rows. */
  readonly meets: boolean;
  /** They are all rows that the server has. */
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
  while (pages.length < MOST_PAGES && !isEnd && !(meets && isDeepEnough && !mayBeAll)) {
    const next: Page<Item> = await page({ cursor, limit, asOf });
    const { items, dropped } = next;
    pages.push(next);
    cursor = next.older;
    isEnd = cursor === null || items.length === 0;
    // A full page without a cursor may come from a server whose Link header is lost on the way.
    const isFull = items.length + dropped >= limit;
    isAll = items.length + dropped === 0 || (cursor === null && !isFull);
    meets ||= reaches(items);
    const goesTo = (id: string | undefined): boolean =>
      id === undefined || items.some((item) => compareIds(item.id, id) <= 0);
    isDeepEnough ||= goesTo(downTo);
    mayBeAll = !isFull && !goesTo(lowest);
  }
  return { pages, meets: meets || isEnd, isAll };
}
