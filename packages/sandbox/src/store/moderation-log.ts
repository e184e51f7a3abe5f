import type { Database } from './database';
import { Conditions } from './page';

export interface LogRow {
  id: number;
  /** The account that acted. */
  account_id: string;
  /** JSON, with the name of the action and what it was about. */
  data: string;
  message: string;
  created_at: number;
}

export function insertLogEntry(db: Database, entry: Omit<LogRow, 'id'>): void {
  db.run(
    'insert into moderation_log (account_id, data, message, created_at) values (?, ?, ?, ?)',
    entry.account_id,
    entry.data,
    entry.message,
    entry.created_at,
  );
}

export interface LogQuery {
  accountId: string | null;
  /** Part of the message. */
  search: string | null;
  /** Milliseconds since 1970. */
  from: number | null;
  until: number | null;
  limit: number;
  offset: number;
}

/** A page of the log, newest first, and the number of all entries that match. */
export function findLogEntries(db: Database, query: LogQuery): { rows: LogRow[]; total: number } {
  const conditions = new Conditions();
  if (query.accountId !== null) conditions.and('account_id = ?', query.accountId);
  if (query.search !== null) conditions.and(`message like '%' || ? || '%'`, query.search);
  if (query.from !== null) conditions.and('created_at >= ?', query.from);
  if (query.until !== null) conditions.and('created_at <= ?', query.until);
  const rows = db.all<LogRow>(
    `select * from moderation_log ${conditions.where} order by id desc limit ? offset ?`,
    ...conditions.values,
    query.limit,
    query.offset,
  );
  const count = db.one<{ n: number }>(
    `select count(*) as n from moderation_log ${conditions.where}`,
    ...conditions.values,
  );
  return { rows, total: count?.n ?? 0 };
}
