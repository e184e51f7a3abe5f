import type { Database } from './database';
import { Conditions, type Page, pageQuery } from './page';

export interface AnnouncementRow {
  id: string;
  /** Plain text. */
  source: string;
  all_day: number;
  starts_at: number | null;
  ends_at: number | null;
  published_at: number;
  updated_at: number;
}

export function putAnnouncement(db: Database, row: AnnouncementRow): void {
  db.run(
    `insert or replace into announcements (id, source, all_day, starts_at, ends_at, published_at, updated_at)
     values (?, ?, ?, ?, ?, ?, ?)`,
    row.id,
    row.source,
    row.all_day,
    row.starts_at,
    row.ends_at,
    row.published_at,
    row.updated_at,
  );
}

export function findAnnouncement(db: Database, id: string): AnnouncementRow | undefined {
  return db.one<AnnouncementRow>('select * from announcements where id = ?', id);
}

/** All announcements for the staff, also past and future ones. */
export function pageOfAnnouncements(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): AnnouncementRow[] {
  return db.all<AnnouncementRow>('select * from announcements order by id limit ? offset ?', limit, offset);
}

/** Announcements that have started and not ended, each with whether the viewer dismissed it. */
export function currentAnnouncements(
  db: Database,
  viewerId: string,
  nowMs: number,
): (AnnouncementRow & { read: number })[] {
  return db.all<AnnouncementRow & { read: number }>(
    `select announcements.*, announcement_reads.account_id is not null as read from announcements
     left join announcement_reads on announcement_id = id and account_id = ?
     where (starts_at is null or starts_at <= ?) and (ends_at is null or ends_at > ?) order by id`,
    viewerId,
    nowMs,
    nowMs,
  );
}

export function markAnnouncementRead(db: Database, accountId: string, id: string): void {
  db.run(
    'insert or ignore into announcement_reads (account_id, announcement_id) values (?, ?)',
    accountId,
    id,
  );
}

/** Removes an announcement; returns whether there was one. */
export function removeAnnouncement(db: Database, id: string): boolean {
  db.run('delete from announcement_reads where announcement_id = ?', id);
  return db.run('delete from announcements where id = ?', id).changes > 0;
}

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
