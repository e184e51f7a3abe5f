import { firstUuidOf, momentOfUuid } from '../../store/uuid-v7';

/** Bookmarks are numbered: each number stands for a second after this. */
const FIRST_BOOKMARK_MS = Date.UTC(2026, 0, 1);
const SECOND_MS = 1000;

export type CutList = 'favourites' | 'bookmarks';

/** The list of the reader's that a path names, if it is one whose pages are cut by time. */
export function cutList(path: string): CutList | null {
  const name = /^\/api\/v1\/(favourites|bookmarks)$/.exec(path)?.[1];
  return name === 'favourites' || name === 'bookmarks' ? name : null;
}

/** The moment that `before=` names, for a place in a list. */
export function momentOf(list: CutList, pageId: string): string {
  const ms = list === 'favourites' ? momentOfUuid(pageId) : FIRST_BOOKMARK_MS + Number(pageId) * SECOND_MS;
  return new Date(ms).toISOString();
}

/** The place in a list that everything before a moment comes after; null for what is no moment. */
export function placeBefore(list: CutList, moment: string): string | null {
  const ms = Date.parse(moment);
  if (Number.isNaN(ms)) return null;
  return list === 'favourites' ? firstUuidOf(ms) : String(Math.ceil((ms - FIRST_BOOKMARK_MS) / SECOND_MS));
}
