import type { Database } from './database';
import type { Ends } from './pairs';

export interface MuteRow {
  account_id: string;
  target_id: string;
  created_at: number;
  /** 1: notifications are muted as well. */
  notifications: number;
  /** Milliseconds; null = forever. */
  expires_at: number | null;
}

export function findMute(db: Database, { accountId, targetId }: Ends): MuteRow | undefined {
  return db.one<MuteRow>('select * from mutes where account_id = ? and target_id = ?', accountId, targetId);
}

/** Mutes, or changes the end of a mute; muted notifications stay muted until the mute is removed. */
export function saveMute(db: Database, row: MuteRow): void {
  db.run(
    `insert into mutes (account_id, target_id, created_at, notifications, expires_at) values (?, ?, ?, ?, ?)
     on conflict (account_id, target_id) do update
     set notifications = max(notifications, excluded.notifications), expires_at = excluded.expires_at`,
    row.account_id,
    row.target_id,
    row.created_at,
    row.notifications,
    row.expires_at,
  );
}

/** Target → end of the mute (null = forever). */
export function findMuteEnds(db: Database, accountId: string): Map<string, number | null> {
  const rows = db.all<{ id: string; ends: number | null }>(
    'select target_id as id, expires_at as ends from mutes where account_id = ?',
    accountId,
  );
  return new Map(rows.map((row) => [row.id, row.ends]));
}

/** Removes the mutes that have expired. */
export function removeOverdueMutes(db: Database, now: number): void {
  db.run('delete from mutes where expires_at <= ?', now);
}
