import type { Database } from './database';
import type { MediaRow } from './statuses/media';
import { Conditions, type Page, pageQuery } from './page';

/** One side of a chat between two accounts. */
export interface ChatRow {
  id: string;
  account_id: string;
  other_id: string;
  updated_at: number;
}

export function findChat(db: Database, accountId: string, id: string): ChatRow | undefined {
  return db.one<ChatRow>('select * from chats where id = ? and account_id = ?', id, accountId);
}

/** A side of a chat, whosever it is. */
export function findAnyChat(db: Database, id: string): ChatRow | undefined {
  return db.one<ChatRow>('select * from chats where id = ?', id);
}

export function findChatWith(db: Database, accountId: string, otherId: string): ChatRow | undefined {
  return db.one<ChatRow>('select * from chats where account_id = ? and other_id = ?', accountId, otherId);
}

export function insertChat(db: Database, row: ChatRow): void {
  db.run(
    'insert into chats (id, account_id, other_id, updated_at) values (?, ?, ?, ?)',
    row.id,
    row.account_id,
    row.other_id,
    row.updated_at,
  );
}

export function touchChat(db: Database, id: string, at: number): void {
  db.run('update chats set updated_at = max(updated_at, ?) where id = ?', at, id);
}

const BLOCKED = 'select target_id from blocks where account_id = c.account_id';
const MUTED = `select target_id from mutes where account_id = c.account_id
  and (expires_at is null or expires_at > ?)`;

interface ChatList {
  withMuted: boolean;
  now: number;
  /** Null: all chats. */
  page: Page | null;
}

/**
 * The chats of an account, latest activity first, without those with blocked (and muted) accounts. Pages use ids
 * although the order is by time, as on the real server.
 */
export function listChats(db: Database, accountId: string, { withMuted, now, page }: ChatList): ChatRow[] {
  const conditions = new Conditions()
    .and('c.account_id = ?', accountId)
    .and(`c.other_id not in (${BLOCKED})`);
  if (!withMuted) conditions.and(`c.other_id not in (${MUTED})`, now);
  if (page?.maxId) conditions.and('c.id < ?', page.maxId);
  if (page?.sinceId) conditions.and('c.id > ?', page.sinceId);
  if (page?.minId) conditions.and('c.id > ?', page.minId);
  return db.all<ChatRow>(
    `select c.* from chats c ${conditions.where} order by c.updated_at desc, c.id desc limit ? offset ?`,
    ...conditions.values,
    page?.limit ?? -1,
    page?.offset ?? 0,
  );
}

/** Chat id → number of unread messages. */
export function countUnreadMessages(db: Database, chatIds: string[]): Map<string, number> {
  const rows = db.all<{ id: string; n: number }>(
    `select chat_id as id, count(*) as n from chat_messages
     where unread = 1 and chat_id in (select value from json_each(?)) group by chat_id`,
    JSON.stringify(chatIds),
  );
  return new Map(rows.map((row) => [row.id, row.n]));
}

/** A message on one side of a chat. */
export interface ChatMessageRow {
  id: string;
  chat_id: string;
  /** The same on both sides. */
  text_id: string;
  unread: number;
  author_id: string;
  /** HTML; null when only a file was sent. */
  content: string | null;
  media_id: number | null;
  created_at: number;
  idempotency_key: string | null;
}

const MESSAGES = `
  select m.id, m.chat_id, m.text_id, m.unread, t.author_id, t.content, t.media_id, t.created_at, t.idempotency_key
  from chat_messages m join chat_texts t on t.id = m.text_id`;

/** Newest first. */
export function listChatMessages(db: Database, chatId: string, page: Page): ChatMessageRow[] {
  const conditions = new Conditions().and('m.chat_id = ?', chatId);
  const query = pageQuery({ select: MESSAGES, column: 'm.id', conditions, page });
  const rows = db.all<ChatMessageRow>(query.sql, ...query.values);
  return query.reversed ? rows.reverse() : rows;
}

export function findChatMessages(db: Database, ids: string[]): Map<string, ChatMessageRow> {
  const rows = db.all<ChatMessageRow>(
    `${MESSAGES} where m.id in (select value from json_each(?))`,
    JSON.stringify(ids),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Chat id → its newest message. */
export function findLastMessages(db: Database, chatIds: string[]): Map<string, ChatMessageRow> {
  const rows = db.all<ChatMessageRow>(
    `${MESSAGES} where m.id in (select (select max(id) from chat_messages where chat_id = j.value)
       from json_each(?) j)`,
    JSON.stringify(chatIds),
  );
  return new Map(rows.map((row) => [row.chat_id, row]));
}

/** The content of a chat message, one row for both sides. */
interface ChatTextRow {
  id: string;
  author_id: string;
  content: string | null;
  media_id: number | null;
  created_at: number;
  idempotency_key: string | null;
}

export function insertChatText(db: Database, row: ChatTextRow): void {
  db.run(
    `insert into chat_texts (id, author_id, content, media_id, created_at, idempotency_key)
     values (?, ?, ?, ?, ?, ?)`,
    row.id,
    row.author_id,
    row.content,
    row.media_id,
    row.created_at,
    row.idempotency_key,
  );
}

/** Adds a text to one side's chat. */
export function insertChatMessage(
  db: Database,
  row: { id: string; chat_id: string; text_id: string; unread: number },
): void {
  db.run(
    'insert into chat_messages (id, chat_id, text_id, unread) values (?, ?, ?, ?)',
    row.id,
    row.chat_id,
    row.text_id,
    row.unread,
  );
}

/** Marks the messages of a chat up to an id, by default all, as read; returns how many were unread. */
export function markMessagesRead(db: Database, chatId: string, upTo: string | null): number {
  return db.run(
    'update chat_messages set unread = 0 where chat_id = ? and unread = 1 and (? is null or id <= ?)',
    chatId,
    upTo,
    upTo,
  ).changes;
}

export function markOneMessageRead(db: Database, id: string): void {
  db.run('update chat_messages set unread = 0 where id = ?', id);
}

/** Removes a message from one side. */
export function removeMessage(db: Database, id: string): void {
  db.run('delete from notifications where chat_message_id = ?', id);
  db.run('delete from chat_messages where id = ?', id);
}

/** Removes a text from both sides. */
export function removeText(db: Database, textId: string): void {
  const sides = db.all<{ id: string }>('select id from chat_messages where text_id = ?', textId);
  for (const { id } of sides) removeMessage(db, id);
  db.run('delete from chat_texts where id = ?', textId);
}

/** The attachments of messages, by id. */
export function findChatMedia(db: Database, ids: number[]): Map<number, MediaRow> {
  const rows = db.all<MediaRow>(
    'select * from media where id in (select value from json_each(?))',
    JSON.stringify(ids),
  );
  return new Map(rows.map((row) => [row.id, row]));
}
