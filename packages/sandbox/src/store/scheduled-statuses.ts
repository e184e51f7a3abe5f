import type { WireScheduledStatus } from '@linnet/api/wire';
import type { Database } from './database';
import { Conditions, pageQuery, type Page } from './page';

/** A scheduled status. */
export interface ScheduledRow {
  id: number;
  account_id: string;
  scheduled_at: number;
  /** JSON of the request; read by `actions/schedule-status`. */
  params: string;
}

/** The request's parameters, as they were sent. */
export function sentParameters({ params }: ScheduledRow): WireScheduledStatus['params'] {
  return (JSON.parse(params) as { asked: WireScheduledStatus['params'] }).asked;
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
