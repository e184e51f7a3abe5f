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
      create unique index conversations_by_context on conversations (account_id, context);
      create index conversations_by_account on conversations (account_id, updated_at);`,
  },
};
