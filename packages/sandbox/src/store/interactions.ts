import type { Database } from './database';

/** What one reader has done with some statuses. */
export interface ReaderMarks {
  favourited: Set<string>;
  reblogged: Set<string>;
  bookmarked: Set<string>;
}

export function findReaderMarks(db: Database, readerId: string, statusIds: string[]): ReaderMarks {
  const ids = JSON.stringify(statusIds);
  const select = (sql: string) => new Set(db.all<{ id: string }>(sql, readerId, ids).map((row) => row.id));
  return {
    favourited: select(
      'select status_id as id from favourites where account_id = ? and status_id in (select value from json_each(?))',
    ),
    reblogged: select(
      'select reblog_of_id as id from statuses where account_id = ? and reblog_of_id in (select value from json_each(?))',
    ),
    bookmarked: select(
      'select status_id as id from bookmarks where account_id = ? and status_id in (select value from json_each(?))',
    ),
  };
}

export interface Favourite {
  id: string;
  accountId: string;
  statusId: string;
  createdAt: number;
}

/** False when it was a favourite already. */
export function insertFavourite(db: Database, favourite: Favourite): boolean {
  const { id, accountId, statusId, createdAt } = favourite;
  const result = db.run(
    'insert or ignore into favourites (id, account_id, status_id, created_at) values (?, ?, ?, ?)',
    id,
    accountId,
    statusId,
    createdAt,
  );
  return result.changes > 0;
}

/** False when there was none. */
export function removeFavourite(db: Database, accountId: string, statusId: string): boolean {
  return (
    db.run('delete from favourites where account_id = ? and status_id = ?', accountId, statusId).changes > 0
  );
}

export function findFavouriters(db: Database, statusId: string): string[] {
  return db
    .all<{ account_id: string }>(
      'select account_id from favourites where status_id = ? order by id desc',
      statusId,
    )
    .map((row) => row.account_id);
}

export function insertBookmark(db: Database, accountId: string, statusId: string): void {
  db.run('insert or ignore into bookmarks (account_id, status_id) values (?, ?)', accountId, statusId);
}

export function removeBookmark(db: Database, accountId: string, statusId: string): void {
  db.run('delete from bookmarks where account_id = ? and status_id = ?', accountId, statusId);
}
