import type { SchemaArea } from './area';

/**
 * Each side of a chat has a row of its own, and each message is in both with different ids: deleting somebody else's
 * message removes it from one side only.
 */
export const chatsTables: SchemaArea = {
  tables: {
    chats: `
      create table chats (
        id text primary key, account_id text not null, other_id text not null, updated_at integer not null
      );
      create unique index chats_by_pair on chats (account_id, other_id);
      create index chats_by_update on chats (account_id, updated_at);`,
    chat_texts: `
      create table chat_texts (
        id text primary key, author_id text not null, content text, media_id integer, created_at integer not null,
        idempotency_key text
      );`,
    chat_messages: `
      create table chat_messages (
        id text primary key, chat_id text not null, text_id text not null, unread integer not null
      );
      create index chat_messages_by_chat on chat_messages (chat_id, id);
      create index chat_messages_by_text on chat_messages (text_id);
      create index chat_messages_unread on chat_messages (chat_id) where unread = 1;`,
  },
};
