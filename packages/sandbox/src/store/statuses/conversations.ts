import type { Database } from '../database';
import { Conditions, type Page, pageQuery } from '../page';
import { excludeHidden } from './timeline-conditions';

/** A direct conversation as one participant has it. */
export interface ConversationRow {
  id: number;
  account_id: string;
  context: string;
  /** Null when all its statuses are deleted: then it is not listed. */
  last_status_id: string | null;
  unread: number;
  /** JSON list of account ids, including the owner: replies are addressed to them. */
  recipients: string;
  updated_at: number;
}

/**
 * Creates or updates a participant's row when a status is added to a conversation; returns its id.
 * `byPeople`: a row with other recipients is another conversation.
 */
export function touchConversation(
  db: Database,
  row: Omit<ConversationRow, 'id' | 'recipients'> & { last_status_id: string; recipients: string[] },
  byPeople: boolean,
): number {
  const conditions = new Conditions().and('account_id = ?', row.account_id).and('context = ?', row.context);
  if (byPeople) conditions.and('recipients = ?', JSON.stringify(row.recipients));
  const existing = db.one<ConversationRow>(
    `select * from conversations ${conditions.where}`,
    ...conditions.values,
  );
  if (!existing) {
    return db.run(
      `insert into conversations (account_id, context, last_status_id, unread, recipients, updated_at)
       values (?, ?, ?, ?, ?, ?)`,
      row.account_id,
      row.context,
      row.last_status_id,
      row.unread,
      JSON.stringify(row.recipients),
      row.updated_at,
    ).lastId;
  }
  db.run(
    'update conversations set last_status_id = ?, unread = ?, updated_at = ? where id = ?',
    row.last_status_id,
    row.unread,
    row.updated_at,
    existing.id,
  );
  return existing.id;
}

export function findConversation(db: Database, accountId: string, id: string): ConversationRow | undefined {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  return db.one<ConversationRow>(
    'select * from conversations where account_id = ? and id = ?',
    accountId,
    Number(id),
  );
}

interface ConversationsQuery {
  accountId: string;
  page: Page;
  /** Only conversations between the owner and exactly these. */
  recipients: string[];
  byPeople: boolean;
}

/**
 * Latest activity first, although pages use ids, as in Pleroma. With `byPeople`, order and pages use the
 * last status.
 */
export function findConversations(db: Database, query: ConversationsQuery): ConversationRow[] {
  const { accountId, page, recipients, byPeople } = query;
  const pageColumn = byPeople ? 'cast(c.last_status_id as integer)' : 'c.id';
  const conditions = new Conditions().and('c.account_id = ?', accountId).and('c.last_status_id is not null');
  const wanted = [...new Set([accountId, ...recipients])];
  for (const id of recipients.length === 0 ? [] : wanted) {
    conditions.and('exists (select 1 from json_each(c.recipients) r where r.value = ?)', id);
  }
  if (recipients.length > 0) conditions.and('json_array_length(c.recipients) = ?', wanted.length);
  const bound = (operator: '<' | '>', id: string | null) => {
    if (id !== null) conditions.and(`${pageColumn} ${operator} cast(? as integer)`, id);
  };
  bound('<', page.maxId);
  bound('>', page.sinceId);
  bound('>', page.minId);
  return db.all<ConversationRow>(
    `select c.* from conversations c ${conditions.where} order by ${byPeople ? '' : 'c.updated_at desc, '}${pageColumn} desc limit ? offset ?`,
    ...conditions.values,
    page.limit,
    page.offset,
  );
}

/** Context → id of the viewer's conversation, for the direct statuses among the given ones. */
export function findConversationIds(
  db: Database,
  accountId: string,
  contexts: string[],
): Map<string, number> {
  if (contexts.length === 0) return new Map();
  const rows = db.all<{ context: string; id: number }>(
    `select context, id from conversations
     where account_id = ? and context in (select value from json_each(?))`,
    accountId,
    JSON.stringify(contexts),
  );
  return new Map(rows.map((row) => [row.context, row.id]));
}

export function markConversationRead(db: Database, accountId: string, id?: number): void {
  if (id === undefined) db.run('update conversations set unread = 0 where account_id = ?', accountId);
  else db.run('update conversations set unread = 0 where account_id = ? and id = ?', accountId, id);
}

export function countUnreadConversations(db: Database, accountId: string): number {
  const row = db.one<{ count: number }>(
    `select count(*) as count from conversations
     where account_id = ? and unread = 1 and last_status_id is not null`,
    accountId,
  );
  return row?.count ?? 0;
}

export function setConversationRecipients(db: Database, id: number, recipients: string[]): void {
  db.run('update conversations set recipients = ? where id = ?', JSON.stringify(recipients), id);
}

export function removeConversation(db: Database, id: number): void {
  db.run('delete from conversations where id = ?', id);
}

/** The conversations whose last status this is. */
export function findConversationsEndingWith(db: Database, statusId: string): ConversationRow[] {
  return db.all<ConversationRow>('select * from conversations where last_status_id = ?', statusId);
}

/** Null where no status is left. */
export function setLastStatus(db: Database, id: number, statusId: string | null): void {
  db.run('update conversations set last_status_id = ? where id = ?', statusId, id);
}

function fetchDirect(db: Database, conditions: Conditions, page: Page): string[] {
  conditions.and(`s.visibility = 'direct'`).and('s.reblog_of_id is null');
  const query = pageQuery({ select: 'select s.id as id from statuses s', column: 's.id', conditions, page });
  const ids = db.all<{ id: string }>(query.sql, ...query.values).map((row) => row.id);
  return query.reversed ? ids.reverse() : ids;
}

/** Ids of the direct statuses of a conversation, newest first. */
export function directInContext(db: Database, context: string, page: Page): string[] {
  return fetchDirect(db, new Conditions().and('s.context = ?', context), page);
}

/** Ids of the direct statuses that an account wrote or received, newest first. */
export function directTimeline(db: Database, viewerId: string, page: Page): string[] {
  const conditions = new Conditions().and(
    `s.account_id = ? or exists (select 1 from mentions m where m.status_id = s.id and m.account_id = ?)`,
    viewerId,
    viewerId,
  );
  // Muted accounts are included here.
  excludeHidden(db, conditions, { viewerId, withMuted: true });
  return fetchDirect(db, conditions, page);
}
