import type { Database } from './database';

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
export function removeOverdueThreadMutes(db: Database, now: number): void {
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
