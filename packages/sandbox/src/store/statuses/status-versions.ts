import type { WireScheduledStatus } from '@linnet/api/wire';
import type { Database } from '../database';
import { Conditions, type Page, pageQuery } from '../page';
import type { MediaRow } from './media';

/** An earlier version of a status. */
interface VersionRow {
  status_id: string;
  /** From 0, oldest first. */
  version: number;
  content: string;
  spoiler_text: string;
  sensitive: number;
  /** JSON list of the attachments' ids. */
  media_ids: string;
  created_at: number;
}

/** Adds a version after the existing ones. */
export function insertVersion(db: Database, row: Omit<VersionRow, 'version'>): void {
  db.run(
    `insert into status_versions (status_id, version, content, spoiler_text, sensitive, media_ids, created_at)
     select ?, count(*), ?, ?, ?, ?, ? from status_versions where status_id = ?`,
    row.status_id,
    row.content,
    row.spoiler_text,
    row.sensitive,
    row.media_ids,
    row.created_at,
    row.status_id,
  );
}

/** The versions before the current one, oldest first. */
export function findVersions(db: Database, statusId: string): VersionRow[] {
  return db.all<VersionRow>('select * from status_versions where status_id = ? order by version', statusId);
}

/** The attachments of a version, in order. */
export function findVersionMedia(db: Database, version: VersionRow): MediaRow[] {
  return db.all<MediaRow>(
    `select media.* from json_each(?) wanted join media on media.id = wanted.value order by wanted.key`,
    version.media_ids,
  );
}

/** A scheduled status. */
export interface ScheduledRow {
  id: number;
  account_id: string;
  scheduled_at: number;
  /** JSON of the request; read by `actions/statuses/scheduled`. */
  params: string;
}

/** The request's parameters, as they were sent. */
export function sentParameters({ params }: ScheduledRow): WireScheduledStatus['params'] {
  return (JSON.parse(params) as { params: WireScheduledStatus['params'] }).params;
}

export function insertScheduled(db: Database, row: Omit<ScheduledRow, 'id'>): number {
  return db.run(
    'insert into scheduled_statuses (account_id, scheduled_at, params) values (?, ?, ?)',
    row.account_id,
    row.scheduled_at,
    row.params,
  ).lastId;
}

export function findScheduled(db: Database, accountId: string, id: string): ScheduledRow | undefined {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  return db.one<ScheduledRow>(
    'select * from scheduled_statuses where account_id = ? and id = ?',
    accountId,
    Number(id),
  );
}

/** Newest first. */
export function findScheduledPage(db: Database, accountId: string, page: Page): ScheduledRow[] {
  const conditions = new Conditions().and('s.account_id = ?', accountId);
  const select = 'select s.* from scheduled_statuses s';
  const query = pageQuery({ select, column: 's.id', conditions, page, numeric: true });
  const rows = db.all<ScheduledRow>(query.sql, ...query.values);
  return query.reversed ? rows.reverse() : rows;
}

/** Scheduled statuses whose time has come, earliest first. */
export function findDueScheduled(db: Database, now: number): ScheduledRow[] {
  return db.all<ScheduledRow>(
    'select * from scheduled_statuses where scheduled_at <= ? order by scheduled_at, id limit 50',
    now,
  );
}

/** The number of scheduled statuses, in all and in a span of time (`to` is exclusive). */
export function countScheduled(
  db: Database,
  accountId: string,
  { from, to }: { from: number; to: number },
): { all: number; within: number } {
  const row = db.one<{ total: number; within: number | null }>(
    `select count(*) as total, sum(scheduled_at >= ? and scheduled_at < ?) as within
     from scheduled_statuses where account_id = ?`,
    from,
    to,
    accountId,
  );
  return { all: row?.total ?? 0, within: row?.within ?? 0 };
}

export function moveScheduled(db: Database, id: number, scheduledAt: number): void {
  db.run('update scheduled_statuses set scheduled_at = ? where id = ?', scheduledAt, id);
}

export function removeScheduled(db: Database, id: number): void {
  db.run('delete from scheduled_statuses where id = ?', id);
}
