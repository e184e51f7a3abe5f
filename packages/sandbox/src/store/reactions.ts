import type { Database } from './database';
import { groupBy } from './statuses';

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
