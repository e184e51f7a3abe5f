import type { Database } from './database';
import { excludeAboutFiltered } from './filters';
import { Conditions, pageQuery, type Page } from './page';

/** All types of notifications, as on the wire. */
export type NotificationType =
  | 'mention'
  | 'status'
  | 'favourite'
  | 'reblog'
  | 'follow'
  | 'follow_request'
  | 'move'
  | 'poll'
  | 'update'
  | 'pleroma:emoji_reaction'
  | 'pleroma:chat_mention'
  | 'pleroma:report';

export interface NotificationRow {
  id: number;
  account_id: string;
  type: NotificationType;
  from_account_id: string;
  status_id: string | null;
  /** For a reaction: the emoji, or `:shortcode:`. */
  emoji: string | null;
  emoji_url: string | null;
  /** For a move: the new account. */
  target_id: string | null;
  chat_message_id: string | null;
  report_id: string | null;
  created_at: number;
  seen: number;
}

/** The required columns of a notification; others are empty by default. */
export type NewNotificationRow = Pick<
  NotificationRow,
  'account_id' | 'type' | 'from_account_id' | 'created_at'
> &
  Partial<Omit<NotificationRow, 'id'>>;

export function insertNotification(db: Database, row: NewNotificationRow): number {
  return db.run(
    `insert into notifications (account_id, type, from_account_id, status_id, emoji, emoji_url, target_id,
       chat_message_id, report_id, created_at, seen)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.account_id,
    row.type,
    row.from_account_id,
    row.status_id ?? null,
    row.emoji ?? null,
    row.emoji_url ?? null,
    row.target_id ?? null,
    row.chat_message_id ?? null,
    row.report_id ?? null,
    row.created_at,
    row.seen ?? 0,
  ).lastId;
}

export interface NotificationFilter {
  types: string[];
  excludeTypes: string[];
  excludeVisibilities: string[];
  fromAccountId: string | null;
  /** Includes notifications of muted accounts and conversations. */
  withMuted: boolean;
  now: number;
}

/** Notifications of accounts that the receiver blocks (also by domain) or that are deactivated. */
const FROM_UNWANTED = `
  n.from_account_id in (select target_id from blocks where account_id = n.account_id)
  or exists (
    select 1 from accounts a where a.id = n.from_account_id and (a.deactivated = 1
    or (a.host in (select domain from domain_blocks where account_id = n.account_id)
      and a.id not in (select followed_id from follows where follower_id = n.account_id and pending = 0))))`;

const OF_MUTED = `
  exists (
    select 1 from mutes m where m.account_id = n.account_id and m.target_id = n.from_account_id
    and m.notifications = 1 and (m.expires_at is null or m.expires_at > ?))
  or exists (
    select 1 from statuses s join thread_mutes t on t.context = s.context
    where s.id = n.status_id and t.account_id = n.account_id and (t.expires_at is null or t.expires_at > ?))`;

export function listNotifications(
  db: Database,
  accountId: string,
  { filter, page }: { filter: NotificationFilter; page: Page },
): NotificationRow[] {
  const conditions = new Conditions().and('n.account_id = ?', accountId).and(`not (${FROM_UNWANTED})`);
  excludeAboutFiltered(db, conditions, accountId);
  if (!filter.withMuted) conditions.and(`not (${OF_MUTED})`, filter.now, filter.now);
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

/** The notifications among `rows` that come from accounts or conversations muted by their receiver. */
export function findMutedAmong(db: Database, rows: NotificationRow[], now: number): Set<number> {
  const found = db.all<{ id: number }>(
    `select n.id from notifications n where n.id in (select value from json_each(?)) and (${OF_MUTED})`,
    JSON.stringify(rows.map((row) => row.id)),
    now,
    now,
  );
  return new Set(found.map((row) => row.id));
}

/** Removes the account's notifications among `ids`; returns how many there were. */
export function removeNotifications(db: Database, accountId: string, ids: number[]): number {
  return db.run(
    'delete from notifications where account_id = ? and id in (select value from json_each(?))',
    accountId,
    JSON.stringify(ids),
  ).changes;
}

export function clearNotifications(db: Database, accountId: string): void {
  db.run('delete from notifications where account_id = ?', accountId);
}

export function findNewestSeen(db: Database, accountId: string): number | null {
  const row = db.one<{ id: number | null }>(
    'select max(id) as id from notifications where account_id = ? and seen = 1',
    accountId,
  );
  return row?.id ?? null;
}

export function markSeen(db: Database, accountId: string, range: { from: number; to: number }): number {
  return db.run(
    'update notifications set seen = 1 where account_id = ? and seen = 0 and id between ? and ?',
    accountId,
    range.from,
    range.to,
  ).changes;
}

/** Removes the notification of an act that was undone; for a reaction only the one with the emoji, if given. */
export function removeNotification(
  db: Database,
  notification: {
    accountId: string;
    type: NotificationType;
    fromAccountId: string;
    statusId: string | null;
    emoji?: string;
  },
): void {
  db.run(
    `delete from notifications where account_id = ? and type = ? and from_account_id = ? and status_id is ?
     and (? is null or emoji = ?)`,
    notification.accountId,
    notification.type,
    notification.fromAccountId,
    notification.statusId,
    notification.emoji ?? null,
    notification.emoji ?? null,
  );
}

/** Turns the notification of an accepted follow request into one of the follow. */
export function turnRequestIntoFollow(
  db: Database,
  { accountId, fromAccountId }: { accountId: string; fromAccountId: string },
): void {
  db.run(
    `update notifications set type = 'follow' where account_id = ? and from_account_id = ? and type = 'follow_request'`,
    accountId,
    fromAccountId,
  );
}
