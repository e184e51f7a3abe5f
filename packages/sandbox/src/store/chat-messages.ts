import type { Database } from './database';
import type { MediaRow } from './media';

/** The content of a chat message, one row for both sides. */
export interface ChatTextRow {
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
export function readMessages(db: Database, chatId: string, upTo: string | null): number {
  return db.run(
    'update chat_messages set unread = 0 where chat_id = ? and unread = 1 and (? is null or id <= ?)',
    chatId,
    upTo,
    upTo,
  ).changes;
}

export function readOneMessage(db: Database, id: string): void {
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
