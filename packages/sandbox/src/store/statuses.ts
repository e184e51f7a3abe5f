import type { Database } from './database';

export type Visibility = 'public' | 'unlisted' | 'local' | 'private' | 'direct';

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
}

export type NewStatus = Omit<
  StatusRow,
  'favourites_count' | 'reblogs_count' | 'replies_count' | 'quotes_count'
>;

export function insertStatus(db: Database, row: NewStatus): void {
  db.run(
    `insert into statuses (id, account_id, object, local, content, text, content_type, spoiler_text, sensitive,
       visibility, created_at, edited_at, pinned_at, in_reply_to_id, in_reply_to_account_id, reblog_of_id, quote_id,
       context, conversation_id, app_name, app_website, has_media)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
  );
}

export function findStatus(db: Database, id: string): StatusRow | undefined {
  return db.one<StatusRow>('select * from statuses where id = ?', id);
}

export function findStatuses(db: Database, ids: Iterable<string>): Map<string, StatusRow> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = db.all<StatusRow>(
    'select * from statuses where id in (select value from json_each(?))',
    JSON.stringify(wanted),
  );
  return new Map(rows.map((row) => [row.id, row]));
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

export function findThread(db: Database, context: string): StatusRow[] {
  return db.all<StatusRow>(
    'select * from statuses where context = ? and reblog_of_id is null order by id',
    context,
  );
}

/** Removes a status and all that hangs on it; its repeats must be removed by the caller, who also tells of them. */
export function removeStatus(db: Database, id: string): void {
  for (const table of ['mentions', 'status_tags', 'favourites', 'bookmarks', 'notifications']) {
    db.run(`delete from ${table} where status_id = ?`, id);
  }
  db.run('update media set status_id = null where status_id = ?', id);
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
