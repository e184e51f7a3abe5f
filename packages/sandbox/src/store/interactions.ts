import type { ListedStatus } from './bookmarks';
import type { Database } from './database';
import { Conditions, pageQuery, type Page } from './page';

/** The viewer's actions on some statuses. */
export interface ReaderMarks {
  favourited: Set<string>;
  reblogged: Set<string>;
  /** Status id → the folder, null for no folder. */
  bookmarked: Map<string, string | null>;
}

export function findReaderMarks(db: Database, readerId: string, statusIds: string[]): ReaderMarks {
  const ids = JSON.stringify(statusIds);
  const select = (sql: string) => new Set(db.all<{ id: string }>(sql, readerId, ids).map((row) => row.id));
  const bookmarks = db.all<{ status_id: string; folder_id: string | null }>(
    `select status_id, folder_id from bookmarks
     where account_id = ? and status_id in (select value from json_each(?))`,
    readerId,
    ids,
  );
  return {
    favourited: select(
      'select status_id as id from favourites where account_id = ? and status_id in (select value from json_each(?))',
    ),
    reblogged: select(
      'select reblog_of_id as id from statuses where account_id = ? and reblog_of_id in (select value from json_each(?))',
    ),
    bookmarked: new Map(bookmarks.map((row) => [row.status_id, row.folder_id])),
  };
}

export interface Favourite {
  id: string;
  accountId: string;
  statusId: string;
  createdAt: number;
}

/** Adds a favourite; false when there already was one. */
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

/** Removes a favourite; false when there was none. */
export function removeFavourite(db: Database, accountId: string, statusId: string): boolean {
  return (
    db.run('delete from favourites where account_id = ? and status_id = ?', accountId, statusId).changes > 0
  );
}

/** Accounts that favourited a status, ordered by account id, as on the real server. */
export function findFavouriters(db: Database, statusId: string): string[] {
  return db
    .all<{ account_id: string }>(
      'select account_id from favourites where status_id = ? order by account_id',
      statusId,
    )
    .map((row) => row.account_id);
}

/** The viewer's favourites, newest first, paged by the time of favouriting. */
export function listFavourites(db: Database, accountId: string, page: Page): ListedStatus[] {
  const query = pageQuery({
    select: 'select f.id as pageId, f.status_id as statusId from favourites f',
    column: 'f.id',
    conditions: new Conditions().and('f.account_id = ?', accountId),
    page,
  });
  const rows = db.all<ListedStatus>(query.sql, ...query.values);
  return query.reversed ? rows.reverse() : rows;
}

/** An account's public favourites, in the order of the statuses. */
export function listFavouritesOf(db: Database, accountId: string, page: Page): string[] {
  const query = pageQuery({
    select: 'select s.id as id from favourites f join statuses s on s.id = f.status_id',
    column: 's.id',
    conditions: new Conditions()
      .and('f.account_id = ?', accountId)
      .and(`s.visibility in ('public', 'unlisted')`),
    page,
  });
  const ids = db.all<{ id: string }>(query.sql, ...query.values).map((row) => row.id);
  return query.reversed ? ids.reverse() : ids;
}
