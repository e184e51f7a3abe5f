import type { SchemaArea } from './area';

export const writingTables: SchemaArea = {
  tables: {
    media: `
      create table media (
        id integer primary key, account_id text not null, file text not null, mime_type text not null,
        description text not null, name text, blurhash text, width integer, height integer, remote_url text
      );`,
    status_media: `
      create table status_media (
        status_id text not null, position integer not null, media_id integer not null,
        primary key (status_id, position)
      ) without rowid;`,
    status_versions: `
      create table status_versions (
        status_id text not null, version integer not null, content text not null, spoiler_text text not null,
        sensitive integer not null, media_ids text not null, created_at integer not null,
        primary key (status_id, version)
      ) without rowid;`,
    scheduled_statuses: `
      create table scheduled_statuses (
        id integer primary key autoincrement, account_id text not null, scheduled_at integer not null,
        params text not null
      );
      create index scheduled_statuses_by_time on scheduled_statuses (scheduled_at);
      create index scheduled_statuses_by_account on scheduled_statuses (account_id, id);`,
    conversations: `
      create table conversations (
        id integer primary key autoincrement, account_id text not null, context text not null,
        last_status_id text, unread integer not null, recipients text not null, updated_at integer not null
      );
      create index conversations_by_context on conversations (account_id, context);
      create index conversations_by_account on conversations (account_id, updated_at);`,
  },
};

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

export const notificationsTables: SchemaArea = {
  tables: {
    notifications: `
      create table notifications (
        id integer primary key autoincrement, account_id text not null, type text not null, from_account_id text not null,
        status_id text, emoji text, emoji_url text, target_id text, chat_message_id text, report_id text,
        created_at integer not null, seen integer not null
      );
      create index notifications_by_account on notifications (account_id, id);
      create index notifications_seen on notifications (account_id, id) where seen = 1;
      create index notifications_unseen on notifications (account_id) where seen = 0;
      create index notifications_by_status on notifications (status_id) where status_id is not null;`,
    markers: `
      create table markers (
        account_id text not null, timeline text not null, last_read_id text not null, updated_at integer not null,
        primary key (account_id, timeline)
      ) without rowid;`,
  },
};

export const filtersTables: SchemaArea = {
  tables: {
    filters: `
      create table filters (
        account_id text not null, id integer not null, phrase text not null, context text not null,
        irreversible integer not null, whole_word integer not null, glob text not null, expires_at integer,
        primary key (account_id, id)
      ) without rowid;`,
    filter_groups: `
      create table filter_groups (
        id integer primary key, account_id text not null, title text not null, context text not null,
        filter_action text not null, expires_at integer
      );
      create index filter_groups_by_account on filter_groups (account_id, id);`,
    filter_keywords: `
      create table filter_keywords (
        id integer primary key, group_id integer not null, keyword text not null, whole_word integer not null
      );
      create index filter_keywords_by_group on filter_keywords (group_id);`,
    filter_statuses: `
      create table filter_statuses (id integer primary key, group_id integer not null, status_id text not null);
      create index filter_statuses_by_group on filter_statuses (group_id);`,
  },
};
