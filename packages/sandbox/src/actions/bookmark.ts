import type { Here } from '../server/here';
import type { AccountRow } from '../store/accounts';
import { findBookmarkFolder } from '../store/bookmark-folders';
import { insertBookmark, removeBookmark } from '../store/bookmarks';
import type { StatusRow } from '../store/statuses';

export interface Bookmark {
  status: StatusRow;
  /** Null removes the bookmark from its folder. A folder of somebody else counts as null. */
  folderId: string | null;
}

export function bookmark(here: Here, actor: AccountRow, { status, folderId }: Bookmark): void {
  const folder = folderId === null ? undefined : findBookmarkFolder(here.db, actor.id, folderId);
  insertBookmark(here.db, { accountId: actor.id, statusId: status.id, folderId: folder?.id ?? null });
}

/** Removes a bookmark; without one it does nothing. */
export function unbookmark(here: Here, actor: AccountRow, status: StatusRow): void {
  removeBookmark(here.db, actor.id, status.id);
}
