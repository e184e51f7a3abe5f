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
