import type { Database } from '../database';
import { Conditions, type Page, pageQuery } from '../page';
import type { ListedStatus } from './bookmarks';
import { groupBy } from './statuses';

/** The viewer's actions on some statuses. */
export interface ViewerMarks {
  favourited: Set<string>;
  reblogged: Set<string>;
  /** Status id → the folder, null for no folder. */
  bookmarked: Map<string, string | null>;
}

export function findViewerMarks(db: Database, viewerId: string, statusIds: string[]): ViewerMarks {
  const ids = JSON.stringify(statusIds);
  const select = (sql: string) => new Set(db.all<{ id: string }>(sql, viewerId, ids).map((row) => row.id));
  const bookmarks = db.all<{ status_id: string; folder_id: string | null }>(
    `select status_id, folder_id from bookmarks
     where account_id = ? and status_id in (select value from json_each(?))`,
    viewerId,
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

interface Favourite {
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

export interface ReactionRow {
  id: string;
  account_id: string;
  status_id: string;
  /** The Unicode emoji, the shortcode of a custom one of this server, or `shortcode@host`. */
  name: string;
  /** The address of a custom emoji's picture; begins with the origin mark for this server's. Null for Unicode. */
  url: string | null;
  created_at: number;
}

/** Adds a reaction; false when the account already had it. */
export function insertReaction(db: Database, row: ReactionRow): boolean {
  const result = db.run(
    `insert or ignore into reactions (id, account_id, status_id, name, url, created_at)
     values (?, ?, ?, ?, ?, ?)`,
    row.id,
    row.account_id,
    row.status_id,
    row.name,
    row.url,
    row.created_at,
  );
  return result.changes > 0;
}

/** Removes a reaction; false when there was none. */
export function removeReaction(
  db: Database,
  { accountId, statusId, name }: { accountId: string; statusId: string; name: string },
): boolean {
  const result = db.run(
    'delete from reactions where status_id = ? and name = ? and account_id = ?',
    statusId,
    name,
    accountId,
  );
  return result.changes > 0;
}

/** The reaction of any account with this emoji. */
export function findReactionWith(db: Database, statusId: string, name: string): ReactionRow | undefined {
  return db.one<ReactionRow>(
    'select * from reactions where status_id = ? and name = ? order by id limit 1',
    statusId,
    name,
  );
}

/** Status id → its reactions, oldest first. */
export function findReactions(db: Database, statusIds: string[]): Map<string, ReactionRow[]> {
  const rows = db.all<ReactionRow>(
    'select * from reactions where status_id in (select value from json_each(?)) order by id',
    JSON.stringify(statusIds),
  );
  return groupBy(
    rows,
    (row) => row.status_id,
    (row) => row,
  );
}

/** Mutes a conversation; false when it is muted already. */
export function insertThreadMute(
  db: Database,
  mute: { accountId: string; context: string; expiresAt: number | null },
): boolean {
  const result = db.run(
    'insert or ignore into thread_mutes (account_id, context, expires_at) values (?, ?, ?)',
    mute.accountId,
    mute.context,
    mute.expiresAt,
  );
  return result.changes > 0;
}

export function removeThreadMute(db: Database, accountId: string, context: string): void {
  db.run('delete from thread_mutes where account_id = ? and context = ?', accountId, context);
}

/** Removes the conversation mutes that have expired. */
export function removeExpiredThreadMutes(db: Database, now: number): void {
  db.run('delete from thread_mutes where expires_at <= ?', now);
}

/** The conversations among the given ones that an account has muted. */
export function findMutedThreads(db: Database, accountId: string, contexts: Iterable<string>): Set<string> {
  const rows = db.all<{ context: string }>(
    'select context from thread_mutes where account_id = ? and context in (select value from json_each(?))',
    accountId,
    JSON.stringify([...new Set(contexts)]),
  );
  return new Set(rows.map((row) => row.context));
}
