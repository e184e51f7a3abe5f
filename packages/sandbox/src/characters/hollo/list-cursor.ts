import { firstUuidOf, momentOfUuid } from '../../store/ids';

/** The time of bookmark number 0; each number stands for one second more. */
const FIRST_BOOKMARK_MS = Date.UTC(2026, 0, 1);
const SECOND_MS = 1000;

export type CutList = 'favourites' | 'bookmarks';

/** The name of a list that is paged by time (`before`); null for any other path. */
export function cutList(path: string): CutList | null {
  const name = /^\/api\/v1\/(favourites|bookmarks)$/.exec(path)?.[1];
  return name === 'favourites' || name === 'bookmarks' ? name : null;
}

/** The time for `before=` that stands for an id of the shared paging. */
export function momentOf(list: CutList, pageId: string): string {
  const ms = list === 'favourites' ? momentOfUuid(pageId) : FIRST_BOOKMARK_MS + Number(pageId) * SECOND_MS;
  return new Date(ms).toISOString();
}

/** The `max_id` of the shared paging that stands for a time; null when it is not a valid time. */
export function placeBefore(list: CutList, moment: string): string | null {
  const ms = Date.parse(moment);
  if (Number.isNaN(ms)) return null;
  return list === 'favourites' ? firstUuidOf(ms) : String(Math.ceil((ms - FIRST_BOOKMARK_MS) / SECOND_MS));
}
