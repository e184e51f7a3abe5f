import type { Database } from './database';
import type { Ends } from './pairs';

/** The note of an account about another: empty when there never was one, null once it was cleared. */
export function findNote(db: Database, { accountId, targetId }: Ends): string | null {
  const row = db.one<{ comment: string | null }>(
    'select comment from account_notes where account_id = ? and target_id = ?',
    accountId,
    targetId,
  );
  return row === undefined ? '' : row.comment;
}

export function saveNote(
  db: Database,
  { accountId, targetId, comment, at }: Ends & { comment: string; at: number },
): void {
  db.run(
    `insert into account_notes (account_id, target_id, created_at, comment) values (?, ?, ?, ?)
     on conflict (account_id, target_id) do update set comment = excluded.comment`,
    accountId,
    targetId,
    at,
    comment === '' ? null : comment,
  );
}
