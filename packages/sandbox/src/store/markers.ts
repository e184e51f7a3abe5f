import type { Database } from './database';
import { findNewestSeen } from './notifications';

export interface MarkerRow {
  timeline: string;
  last_read_id: string;
  updated_at: number;
}

export function findMarkers(db: Database, accountId: string, timelines: string[]): MarkerRow[] {
  return db.all<MarkerRow>(
    `select timeline, last_read_id, updated_at from markers
     where account_id = ? and timeline in (select value from json_each(?))`,
    accountId,
    JSON.stringify(timelines),
  );
}

export function saveMarker(db: Database, accountId: string, marker: MarkerRow): void {
  db.run(
    `insert into markers (account_id, timeline, last_read_id, updated_at) values (?, ?, ?, ?)
     on conflict (account_id, timeline) do update set last_read_id = excluded.last_read_id, updated_at = excluded.updated_at`,
    accountId,
    marker.timeline,
    marker.last_read_id,
    marker.updated_at,
  );
}

/**
 * Moves the read marker of the notifications to the newest read one. The marker is created with the first
 * notification and keeps the time of its creation.
 */
export function followSeen(db: Database, accountId: string, now: number): void {
  const newest = findNewestSeen(db, accountId);
  db.run(
    `insert into markers (account_id, timeline, last_read_id, updated_at) values (?, 'notifications', ?, ?)
     on conflict (account_id, timeline) do update set last_read_id = excluded.last_read_id`,
    accountId,
    newest === null ? '' : String(newest),
    now,
  );
}
