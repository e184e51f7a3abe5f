import type { Here } from '../server/here';
import type { AccountRow } from '../store/accounts';
import { findBookmarkFolder } from '../store/bookmark-folders';
import { insertBookmark, removeBookmark } from '../store/bookmarks';
import type { StatusRow } from '../store/statuses';

export interface Bookmark {
  status: StatusRow;
  /** Null: in none, which also takes it out of the one it was in. Somebody else's folder counts as none. */
  folderId: string | null;
}

export function bookmark(here: Here, actor: AccountRow, { status, folderId }: Bookmark): void {
  const folder = folderId === null ? undefined : findBookmarkFolder(here.db, actor.id, folderId);
  insertBookmark(here.db, { accountId: actor.id, statusId: status.id, folderId: folder?.id ?? null });
}

/** It is no error when there was none. */
export function unbookmark(here: Here, actor: AccountRow, status: StatusRow): void {
  removeBookmark(here.db, actor.id, status.id);
}
