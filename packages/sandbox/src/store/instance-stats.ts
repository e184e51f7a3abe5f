import type { Database } from './database';

export interface InstanceStats {
  users: number;
  /** Accounts with a status in the last month. */
  active: number;
  posts: number;
  hosts: number;
}

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

export function countInstanceStats(db: Database, nowMs: number): InstanceStats {
  const count = (sql: string, ...values: number[]) => db.one<{ n: number }>(sql, ...values)?.n ?? 0;
  return {
    users: count('select count(*) as n from accounts where host is null and deactivated = 0'),
    active: count(
      'select count(*) as n from accounts where host is null and last_status_at > ?',
      nowMs - MONTH_MS,
    ),
    posts: count('select count(*) as n from statuses where local = 1 and reblog_of_id is null'),
    hosts: count('select count(distinct host) as n from accounts'),
  };
}

/** The hosts of servers that this one knows. */
export function findPeers(db: Database): string[] {
  const rows = db.all<{ host: string }>(
    'select distinct host from accounts where host is not null order by host',
  );
  return rows.map(({ host }) => host);
}
