import type { Database } from './database';
import { Conditions, pageQuery, type Page } from './page';

export interface ScrobbleRow {
  id: string;
  account_id: string;
  title: string;
  artist: string | null;
  album: string | null;
  link: string | null;
  /** Seconds. */
  length: number | null;
  created_at: number;
}

export function insertScrobble(db: Database, row: ScrobbleRow): void {
  db.run(
    `insert into scrobbles (id, account_id, title, artist, album, link, length, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    row.id,
    row.account_id,
    row.title,
    row.artist,
    row.album,
    row.link,
    row.length,
    row.created_at,
  );
}

/** An account's scrobbles, latest first. */
export function listScrobbles(db: Database, accountId: string, page: Page): ScrobbleRow[] {
  const { sql, values, reversed } = pageQuery({
    select: 'select * from scrobbles',
    column: 'id',
    conditions: new Conditions().and('account_id = ?', accountId),
    page,
  });
  const rows = db.all<ScrobbleRow>(sql, ...values);
  return reversed ? rows.reverse() : rows;
}
