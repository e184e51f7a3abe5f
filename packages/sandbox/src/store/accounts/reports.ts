import type { Database } from '../database';

export type ReportState = 'open' | 'closed' | 'resolved';

export interface ReportRow {
  id: string;
  /** The account that reports. */
  account_id: string;
  /** The reported account. */
  target_id: string;
  comment: string;
  /** 1: to be forwarded to the server of the reported account. */
  forward: number;
  state: ReportState;
  created_at: number;
  /** JSON: ids of the server's rules. */
  rules: string;
}

export function insertReport(db: Database, row: ReportRow, statusIds: string[]): void {
  db.run(
    `insert into reports (id, account_id, target_id, comment, forward, state, created_at, rules)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    row.id,
    row.account_id,
    row.target_id,
    row.comment,
    row.forward,
    row.state,
    row.created_at,
    row.rules,
  );
  for (const statusId of statusIds) {
    db.run('insert or ignore into report_statuses (report_id, status_id) values (?, ?)', row.id, statusId);
  }
}

export function findReport(db: Database, id: string): ReportRow | undefined {
  return db.one<ReportRow>('select * from reports where id = ?', id);
}

/** Sets the state of a report; false when there is none. */
export function setReportState(db: Database, id: string, state: ReportState): boolean {
  if (findReport(db, id) === undefined) return false;
  db.run('update reports set state = ? where id = ?', state, id);
  return true;
}

export function findReportedStatuses(db: Database, reportId: string): string[] {
  const rows = db.all<{ id: string }>(
    'select status_id as id from report_statuses where report_id = ? order by status_id desc',
    reportId,
  );
  return rows.map((row) => row.id);
}

export interface ReportQuery {
  accountId: string;
  /** Null: any state. */
  state: string | null;
  limit: number;
  offset: number;
}

/** A page of an account's reports, newest first, and their total number. */
export function findReportsBy(
  db: Database,
  { accountId, state, limit, offset }: ReportQuery,
): { rows: ReportRow[]; total: number } {
  const where = 'account_id = ? and (? is null or state = ?)';
  const rows = db.all<ReportRow>(
    `select * from reports where ${where} order by id desc limit ? offset ?`,
    accountId,
    state,
    state,
    limit,
    offset,
  );
  const count = db.one<{ n: number }>(
    `select count(*) as n from reports where ${where}`,
    accountId,
    state,
    state,
  );
  return { rows, total: count?.n ?? 0 };
}
