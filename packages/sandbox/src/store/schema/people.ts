import type { SchemaArea, Trigger } from './area';

function followCounts(event: 'insert' | 'delete', sign: '+' | '-'): Trigger[] {
  const row = event === 'insert' ? 'new' : 'old';
  const on = `after ${event} on follows when ${row}.pending = 0`;
  return [
    {
      name: `following_${event}`,
      on,
      does: `update accounts set following_count = following_count ${sign} 1 where id = ${row}.follower_id`,
    },
    {
      name: `followers_${event}`,
      on,
      does: `update accounts set followers_count = followers_count ${sign} 1 where id = ${row}.followed_id`,
    },
  ];
}

export const peopleTables: SchemaArea = {
  tables: {
    accounts: `
      create table accounts (
        id text primary key, username text not null, host text, display_name text not null,
        note text not null, note_source text not null, fields text not null, avatar text, header text,
        actor_type text not null, locked integer not null, admin integer not null, moderator integer not null,
        discoverable integer not null, created_at integer not null, default_scope text not null,
        email text, password_hash text, settings_store text not null,
        followers_count integer not null default 0, following_count integer not null default 0,
        statuses_count integer not null default 0, last_status_at integer
      );
      create unique index accounts_by_name on accounts (lower(username), coalesce(host, ''));`,
    follows: `
      create table follows (
        follower_id text not null, followed_id text not null, pending integer not null,
        show_reblogs integer not null, notify integer not null, created_at integer not null,
        primary key (follower_id, followed_id)
      ) without rowid;
      create index follows_by_followed on follows (followed_id);`,
  },
  triggers: [...followCounts('insert', '+'), ...followCounts('delete', '-')],
};
