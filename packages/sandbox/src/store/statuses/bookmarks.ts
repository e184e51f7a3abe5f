import type { Database } from '../database';
import { Conditions, type Page, pageQuery } from '../page';

/** An entry of a list of statuses that is not ordered by the statuses themselves. */
export interface ListedStatus {
  /** The id for paging. */
  pageId: string;
  statusId: string;
}

/** Adds a bookmark. An existing one moves to the given folder and keeps its position in the list. */
export function insertBookmark(
  db: Database,
  bookmark: { accountId: string; statusId: string; folderId: string | null },
): void {
  db.run(
    `insert into bookmarks (account_id, status_id, folder_id) values (?, ?, ?)
     on conflict (status_id, account_id) do update set folder_id = excluded.folder_id`,
    bookmark.accountId,
    bookmark.statusId,
    bookmark.folderId,
  );
}

export function removeBookmark(db: Database, accountId: string, statusId: string): void {
  db.run('delete from bookmarks where account_id = ? and status_id = ?', accountId, statusId);
}

export function listBookmarks(
  db: Database,
  { accountId, folderId, page }: { accountId: string; folderId: string | null; page: Page },
): ListedStatus[] {
  const conditions = new Conditions().and('b.account_id = ?', accountId);
  if (folderId !== null) conditions.and('b.folder_id = ?', folderId);
  const query = pageQuery({
    select: 'select b.id as pageId, b.status_id as statusId from bookmarks b',
    column: 'b.id',
    conditions,
    page,
    numeric: true,
  });
  const rows = db
    .all<{ pageId: number; statusId: string }>(query.sql, ...query.values)
    .map(({ pageId, statusId }) => ({ pageId: String(pageId), statusId }));
  return query.reversed ? rows.reverse() : rows;
}

export interface BookmarkFolderRow {
  id: string;
  account_id: string;
  name: string;
  /** Unicode, or `:shortcode:`. */
  emoji: string | null;
}

export function insertBookmarkFolder(db: Database, row: BookmarkFolderRow): void {
  db.run(
    'insert into bookmark_folders (id, account_id, name, emoji) values (?, ?, ?, ?)',
    row.id,
    row.account_id,
    row.name,
    row.emoji,
  );
}

export function updateBookmarkFolder(
  db: Database,
  { id, name, emoji }: Omit<BookmarkFolderRow, 'account_id'>,
): void {
  db.run('update bookmark_folders set name = ?, emoji = ? where id = ?', name, emoji, id);
}

/** Removes a folder. Its bookmarks stay, in no folder. */
export function removeBookmarkFolder(db: Database, folder: BookmarkFolderRow): void {
  db.run(
    'update bookmarks set folder_id = null where account_id = ? and folder_id = ?',
    folder.account_id,
    folder.id,
  );
  db.run('delete from bookmark_folders where id = ?', folder.id);
}

export function findBookmarkFolder(
  db: Database,
  accountId: string,
  id: string,
): BookmarkFolderRow | undefined {
  return db.one<BookmarkFolderRow>(
    'select * from bookmark_folders where id = ? and account_id = ?',
    id,
    accountId,
  );
}

export function listBookmarkFolders(db: Database, accountId: string): BookmarkFolderRow[] {
  return db.all<BookmarkFolderRow>(
    'select * from bookmark_folders where account_id = ? order by name, id',
    accountId,
  );
}
