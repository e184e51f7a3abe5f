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
    db.run(
      `insert or ignore into report_statuses (report_id, status_id, object, content, created_at)
       select ?, id, object, content, created_at from statuses where id = ?`,
      row.id,
      statusId,
    );
  }
}

export function findReport(db: Database, id: string): ReportRow | undefined {
  return db.one<ReportRow>('select * from reports where id = ?', id);
}

/**
 * Sets the state of a report; false when there is none. Only an open one keeps the copies of statuses that were deleted.
 */
export function setReportState(db: Database, id: string, state: ReportState): boolean {
  if (findReport(db, id) === undefined) return false;
  db.run('update reports set state = ? where id = ?', state, id);
  if (state !== 'open') {
    db.run(
      'delete from report_statuses where report_id = ? and status_id not in (select id from statuses)',
      id,
    );
  }
  return true;
}

/** A reported status, with a copy of what it said then. */
export interface ReportedStatusRow {
  status_id: string;
  object: string;
  content: string;
  created_at: number;
}

export function findReportedStatuses(db: Database, reportId: string): ReportedStatusRow[] {
  return db.all('select * from report_statuses where report_id = ? order by status_id desc', reportId);
}

export interface ReportNoteRow {
  id: number;
  report_id: string;
  account_id: string;
  content: string;
  created_at: number;
}

export function insertReportNote(db: Database, note: Omit<ReportNoteRow, 'id'>): void {
  db.run(
    'insert into report_notes (report_id, account_id, content, created_at) values (?, ?, ?, ?)',
    note.report_id,
    note.account_id,
    note.content,
    note.created_at,
  );
}

export function findReportNotes(db: Database, reportId: string): ReportNoteRow[] {
  return db.all('select * from report_notes where report_id = ? order by id', reportId);
}

/** Removes a note; false when the report has no such note. */
export function removeReportNote(db: Database, reportId: string, id: number): boolean {
  if (!findReportNotes(db, reportId).some((note) => note.id === id)) return false;
  db.run('delete from report_notes where id = ?', id);
  return true;
}

export interface ReportQuery {
  /** Null: anybody's. */
  accountId: string | null;
  /** Null: any state. */
  state: string | null;
  limit: number;
  offset: number;
}

/** A page of reports, newest first, and their total number. */
export function findReports(
  db: Database,
  { accountId, state, limit, offset }: ReportQuery,
): { rows: ReportRow[]; total: number } {
  const where = '(? is null or account_id = ?) and (? is null or state = ?)';
  const rows = db.all<ReportRow>(
    `select * from reports where ${where} order by id desc limit ? offset ?`,
    accountId,
    accountId,
    state,
    state,
    limit,
    offset,
  );
  const count = db.one<{ n: number }>(
    `select count(*) as n from reports where ${where}`,
    accountId,
    accountId,
    state,
    state,
  );
  return { rows, total: count?.n ?? 0 };
}
