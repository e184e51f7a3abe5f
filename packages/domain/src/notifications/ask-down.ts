import type { Cursor, Notification, NotificationId, Page } from '@linnet/api';
import type { AskNotifications } from './ask-notifications';
import { compareNotificationIds } from './place-notifications';
import { MORE_AT_ONCE } from './shown-notifications';

/** Pages that are asked for to close a gap above what is known; further down the list begins anew. */
const MOST_PAGES = 4;

interface DownOptions {
  readonly page: AskNotifications;
  readonly asOf: number | undefined;
  /** Says whether a page reaches down to what is known without a hole. */
  readonly reaches: (items: readonly Notification[]) => boolean;
  /** Further down than that only as far as this one, where it is not too far. */
  readonly downTo: NotificationId | undefined;
  /** The lowest that is known: where a page that is not full ends above it, the end is looked at. */
  readonly lowest: NotificationId | undefined;
}

interface Newest {
  readonly pages: readonly Page<Notification>[];
  /** Nothing lies between them and what is known. */
  readonly meets: boolean;
  /** They are all that there is. */
  readonly isAll: boolean;
}

/** Asks for the newest, page by page. */
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
    // A full page that leads nowhere may be of a server whose word of more does not come through.
    const isFull = items.length + dropped >= MORE_AT_ONCE;
    isAll = items.length + dropped === 0 || (cursor === null && !isFull);
    meets ||= reaches(items);
    const goesTo = (id: NotificationId | undefined): boolean =>
      id === undefined || items.some((item) => compareNotificationIds(item.id, id) <= 0);
    isDeepEnough ||= goesTo(downTo);
    mayBeAll = !isFull && !goesTo(lowest);
  }
  return { pages, meets: meets || isEnd, isAll };
}
