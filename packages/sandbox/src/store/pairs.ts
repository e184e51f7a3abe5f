import type { Database } from './database';

/** Relations of one account to another without further columns; each has a table. */
export type Pair =
  | 'blocks'
  | 'mutes'
  | 'endorsements'
  | 'subscriptions'
  | 'account_notes'
  | 'dismissed_suggestions';

export interface Ends {
  accountId: string;
  targetId: string;
}

export function hasPair(db: Database, pair: Pair, { accountId, targetId }: Ends): boolean {
  return (
    db.one(`select 1 from ${pair} where account_id = ? and target_id = ?`, accountId, targetId) !== undefined
  );
}

/** Adds a pair; a second time changes nothing. */
export function addPair(
  db: Database,
  pair: Exclude<Pair, 'mutes' | 'account_notes'>,
  { accountId, targetId, at }: Ends & { at: number },
): void {
  db.run(
    `insert or ignore into ${pair} (account_id, target_id, created_at) values (?, ?, ?)`,
    accountId,
    targetId,
    at,
  );
}

/** Removes a pair; false when there was none. */
export function removePair(db: Database, pair: Pair, { accountId, targetId }: Ends): boolean {
  return (
    db.run(`delete from ${pair} where account_id = ? and target_id = ?`, accountId, targetId).changes > 0
  );
}

/** The accounts that an account has this relation to. */
export function pairTargets(db: Database, pair: Pair, accountId: string): Set<string> {
  const rows = db.all<{ id: string }>(`select target_id as id from ${pair} where account_id = ?`, accountId);
  return new Set(rows.map((row) => row.id));
}

/** The accounts that have this relation to an account. */
export function pairOwners(db: Database, pair: Pair, targetId: string): Set<string> {
  const rows = db.all<{ id: string }>(`select account_id as id from ${pair} where target_id = ?`, targetId);
  return new Set(rows.map((row) => row.id));
}
