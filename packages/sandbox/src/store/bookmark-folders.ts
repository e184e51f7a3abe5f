import type { Database } from './database';

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
