import type { SchemaArea } from './area';

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
