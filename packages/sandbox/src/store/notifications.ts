import type { Database } from './database';
import { Conditions, pageQuery, type Page } from './page';

export interface NotificationRow {
  id: number;
  account_id: string;
  type: string;
  from_account_id: string;
  status_id: string | null;
  created_at: number;
  seen: number;
}

export function insertNotification(
  db: Database,
  row: Omit<NotificationRow, 'id' | 'seen'> & { seen?: number },
): number {
  return db.run(
    `insert into notifications (account_id, type, from_account_id, status_id, created_at, seen)
     values (?, ?, ?, ?, ?, ?)`,
    row.account_id,
    row.type,
    row.from_account_id,
    row.status_id,
    row.created_at,
    row.seen ?? 0,
  ).lastId;
}

export interface NotificationFilter {
  types: string[];
  excludeTypes: string[];
  excludeVisibilities: string[];
  fromAccountId: string | null;
}

export function listNotifications(
  db: Database,
  accountId: string,
  { filter, page }: { filter: NotificationFilter; page: Page },
): NotificationRow[] {
  const conditions = new Conditions().and('n.account_id = ?', accountId);
  if (filter.types.length > 0)
    conditions.and('n.type in (select value from json_each(?))', JSON.stringify(filter.types));
  if (filter.excludeTypes.length > 0) {
    conditions.and('n.type not in (select value from json_each(?))', JSON.stringify(filter.excludeTypes));
  }
  if (filter.fromAccountId !== null) conditions.and('n.from_account_id = ?', filter.fromAccountId);
  if (filter.excludeVisibilities.length > 0) {
    conditions.and(
      `n.status_id is null or not exists (select 1 from statuses s where s.id = n.status_id
       and s.visibility in (select value from json_each(?)))`,
      JSON.stringify(filter.excludeVisibilities),
    );
  }
  const query = pageQuery({
    select: 'select n.* from notifications n',
    column: 'n.id',
    conditions,
    page,
    numeric: true,
  });
  const rows = db.all<NotificationRow>(query.sql, ...query.values);
  return query.reversed ? rows.reverse() : rows;
}

export function findNotification(db: Database, accountId: string, id: number): NotificationRow | undefined {
  return db.one<NotificationRow>(
    'select * from notifications where account_id = ? and id = ?',
    accountId,
    id,
  );
}

export function countUnseen(db: Database, accountId: string): number {
  const row = db.one<{ n: number }>(
    'select count(*) as n from notifications where account_id = ? and seen = 0',
    accountId,
  );
  return row?.n ?? 0;
}

export function markSeen(db: Database, accountId: string, range: { from: number; to: number }): number {
  return db.run(
    'update notifications set seen = 1 where account_id = ? and id between ? and ?',
    accountId,
    range.from,
    range.to,
  ).changes;
}

/** Takes back what told of an act that was undone. */
export function removeNotification(
  db: Database,
  what: { accountId: string; type: string; fromAccountId: string; statusId: string | null },
): void {
  db.run(
    'delete from notifications where account_id = ? and type = ? and from_account_id = ? and status_id is ?',
    what.accountId,
    what.type,
    what.fromAccountId,
    what.statusId,
  );
}
