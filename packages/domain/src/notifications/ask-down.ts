import type { Cursor, Notification, NotificationId, Page } from '@linnet/api';
import type { AskNotifications } from './ask-notifications';
import { compareIds } from '../kernel/feed/ids';
import { MORE_AT_ONCE } from './shown-notifications';

/** Pages that are fetched to close a gap above the known rows; with a wider gap the list is rebuilt from them. */
const MOST_PAGES = 4;

interface DownOptions {
  readonly page: AskNotifications;
  readonly asOf: number | undefined;
  /** Whether a page reaches down to the known rows without a gap. */
  readonly reaches: (items: readonly Notification[]) => boolean;
  /** Fetches further down to this one, within the same number of pages. */
  readonly downTo: NotificationId | undefined;
  /** The lowest known row: where a page that is not full ends above it, the next one is fetched to find the end. */
  readonly lowest: NotificationId | undefined;
}

interface Newest {
  readonly pages: readonly Page<Notification>[];
  /** There is no gap between them and the known rows. */
  readonly meets: boolean;
  /** They are all notifications that the server has. */
  readonly isAll: boolean;
}

/** Fetches the newest notifications, page by page. */
export async function askDown({ page, asOf, reaches, downTo, lowest }: DownOptions): Promise<Newest> {
  const pages: Page<Notification>[] = [];
  let cursor: Cursor | null = null;
  let isEnd = false;
  let isAll = false;
  let meets = false;
  let isDeepEnough = false;
  let mayBeAll = false;
  while (pages.length < MOST_PAGES && !isEnd && !(meets && isDeepEnough && !mayBeAll)) {
    const next: Page<Notification> = await page({ cursor, limit: MORE_AT_ONCE, asOf });
    const { items, dropped } = next;
    pages.push(next);
    cursor = next.older;
    isEnd = cursor === null || items.length === 0;
    // A full page without a cursor may come from a server whose Link header is lost on the way.
    const isFull = items.length + dropped >= MORE_AT_ONCE;
    isAll = items.length + dropped === 0 || (cursor === null && !isFull);
    meets ||= reaches(items);
    const goesTo = (id: NotificationId | undefined): boolean =>
      id === undefined || items.some((item) => compareIds(item.id, id) <= 0);
    isDeepEnough ||= goesTo(downTo);
    mayBeAll = !isFull && !goesTo(lowest);
  }
  return { pages, meets: meets || isEnd, isAll };
}
