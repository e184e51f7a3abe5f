import type { Database } from '../database';
import { Conditions, type Page, pageQuery } from '../page';

export type Visibility = 'public' | 'unlisted' | 'local' | 'private' | 'direct';

/** The state of a quote, set by the author of the quoted status. Only accepted quotes are listed and counted there. */
export type QuoteState = 'accepted' | 'pending' | 'rejected' | 'revoked';

export interface StatusRow {
  id: string;
  account_id: string;
  /** The last part of the object's address. */
  object: string;
  local: number;
  /** HTML; addresses of this server begin with the origin mark. */
  content: string;
  text: string;
  content_type: string;
  spoiler_text: string;
  sensitive: number;
  visibility: Visibility;
  created_at: number;
  edited_at: number | null;
  pinned_at: number | null;
  in_reply_to_id: string | null;
  in_reply_to_account_id: string | null;
  reblog_of_id: string | null;
  quote_id: string | null;
  context: string;
  conversation_id: number;
  app_name: string | null;
  app_website: string | null;
  favourites_count: number;
  reblogs_count: number;
  replies_count: number;
  quotes_count: number;
  has_media: number;
  /** The language, as a language tag. */
  language: string | null;
  /** When it deletes itself (ms). */
  expires_at: number | null;
  /** The address of the quoted status, kept when that is deleted; begins with the origin mark for this server's. */
  quote_url: string | null;
  /** Null: no quote. */
  quote_state: QuoteState | null;
}

export type NewStatus = Omit<
  StatusRow,
  'favourites_count' | 'reblogs_count' | 'replies_count' | 'quotes_count'
>;

export function setQuotePolicy(db: Database, id: string, policy: string | null): void {
  if (policy !== null) db.run('update statuses set quote_policy = ? where id = ?', policy, id);
}

export function insertStatus(db: Database, row: NewStatus): void {
  db.run(
    `insert into statuses (id, account_id, object, local, content, text, content_type, spoiler_text, sensitive,
       visibility, created_at, edited_at, pinned_at, in_reply_to_id, in_reply_to_account_id, reblog_of_id, quote_id,
       context, conversation_id, app_name, app_website, has_media,
       language, expires_at, quote_url, quote_state)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    row.id,
    row.account_id,
    row.object,
    row.local,
    row.content,
    row.text,
    row.content_type,
    row.spoiler_text,
    row.sensitive,
    row.visibility,
    row.created_at,
    row.edited_at,
    row.pinned_at,
    row.in_reply_to_id,
    row.in_reply_to_account_id,
    row.reblog_of_id,
    row.quote_id,
    row.context,
    row.conversation_id,
    row.app_name,
    row.app_website,
    row.has_media,
    row.language,
    row.expires_at,
    row.quote_url,
    row.quote_state,
  );
}

export function findStatus(db: Database, id: string): StatusRow | undefined {
  return db.one<StatusRow>('select * from statuses where id = ?', id);
}

export function findStatuses(db: Database, ids: Iterable<string>): Map<string, StatusRow> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return new Map();
  const rows = db.all<StatusRow>(
    'select * from statuses where id in (select value from json_each(?))',
    JSON.stringify(uniqueIds),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The statuses whose object's name begins like this: pages of other servers contain only its first letters. */
export function findStatusesByObject(db: Database, prefix: string): StatusRow[] {
  return db.all<StatusRow>(
    `select * from statuses where object >= ? and object < ? || '~' and reblog_of_id is null limit 5`,
    prefix,
    prefix,
  );
}

/** The ids of the repeats of a status, by anybody or by one account. */
export function findRepeats(db: Database, statusId: string, accountId?: string): string[] {
  const rows =
    accountId === undefined
      ? db.all<{ id: string }>('select id from statuses where reblog_of_id = ? order by id desc', statusId)
      : db.all<{ id: string }>(
          'select id from statuses where reblog_of_id = ? and account_id = ?',
          statusId,
          accountId,
        );
  return rows.map((row) => row.id);
}

/** Accounts that repeated a status, ordered by account id. */
export function findRepeaters(db: Database, statusId: string): string[] {
  return db
    .all<{ id: string }>(
      'select distinct account_id as id from statuses where reblog_of_id = ? order by account_id',
      statusId,
    )
    .map((row) => row.id);
}

/**
 * The statuses of a conversation and their authors, oldest first. It may have thousands: the other columns are read
 * separately.
 */
export function findThread(db: Database, context: string): Pick<StatusRow, 'id' | 'account_id'>[] {
  return db.all<Pick<StatusRow, 'id' | 'account_id'>>(
    'select id, account_id from statuses where context = ? and reblog_of_id is null order by id',
    context,
  );
}

/** Tables with rows that are deleted with a status. Attached files stay: a redraft attaches them again. */
const DEPENDENT_TABLES = [
  'mentions',
  'status_tags',
  'status_media',
  'status_versions',
  'favourites',
  'bookmarks',
  'reactions',
  'notifications',
];

export function countPins(db: Database, accountId: string): number {
  const row = db.one<{ n: number }>(
    'select count(*) as n from statuses where account_id = ? and pinned_at is not null',
    accountId,
  );
  return row?.n ?? 0;
}

export function setPinnedAt(db: Database, id: string, pinnedAt: number | null): void {
  db.run('update statuses set pinned_at = ? where id = ?', pinnedAt, id);
}

export function changeScope(
  db: Database,
  id: string,
  { sensitive, visibility }: Pick<StatusRow, 'sensitive' | 'visibility'>,
): void {
  db.run('update statuses set sensitive = ?, visibility = ? where id = ?', sensitive, visibility, id);
}

/** The accepted quotes of a status, newest first. */
export function listQuotes(db: Database, statusId: string, page: Page): string[] {
  const conditions = new Conditions().and('quote_id = ?', statusId).and(`quote_state = 'accepted'`);
  const query = pageQuery({ select: 'select id from statuses', column: 'id', conditions, page });
  const ids = db.all<{ id: string }>(query.sql, ...query.values).map((row) => row.id);
  return query.reversed ? ids.reverse() : ids;
}

/** Removes a status and its rows in other tables. The caller must remove the repeats and emit the events. */
export function removeStatus(db: Database, id: string): void {
  for (const table of DEPENDENT_TABLES) db.run(`delete from ${table} where status_id = ?`, id);
  db.run('delete from statuses where id = ?', id);
}

export function addMentions(db: Database, statusId: string, accountIds: string[]): void {
  accountIds.forEach((accountId, position) => {
    db.run(
      'insert or ignore into mentions (status_id, account_id, position) values (?, ?, ?)',
      statusId,
      accountId,
      position,
    );
  });
}

export function addTags(db: Database, statusId: string, tags: string[]): void {
  for (const tag of tags)
    db.run('insert or ignore into status_tags (tag, status_id) values (?, ?)', tag, statusId);
}

/** Status id → ids of the mentioned accounts, in the order of the text. */
export function findMentions(db: Database, statusIds: string[]): Map<string, string[]> {
  const rows = db.all<{ status_id: string; account_id: string }>(
    `select status_id, account_id from mentions where status_id in (select value from json_each(?))
     order by status_id, position`,
    JSON.stringify(statusIds),
  );
  return groupBy(
    rows,
    (row) => row.status_id,
    (row) => row.account_id,
  );
}

/** Status id → its tags, in alphabetical order. */
export function findTags(db: Database, statusIds: string[]): Map<string, string[]> {
  const rows = db.all<{ status_id: string; tag: string }>(
    'select status_id, tag from status_tags where status_id in (select value from json_each(?)) order by status_id, tag',
    JSON.stringify(statusIds),
  );
  return groupBy(
    rows,
    (row) => row.status_id,
    (row) => row.tag,
  );
}

export function groupBy<Row, Value>(
  rows: Row[],
  key: (row: Row) => string,
  value: (row: Row) => Value,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const row of rows) {
    const list = groups.get(key(row));
    if (list) list.push(value(row));
    else groups.set(key(row), [value(row)]);
  }
  return groups;
}
