/** Raised whenever a table changes; an older file is rebuilt from the seed. */
export const SCHEMA_VERSION = 1;

/** Tables in an order in which they can be copied. */
export const TABLES = [
  'accounts',
  'follows',
  'statuses',
  'mentions',
  'status_tags',
  'media',
  'favourites',
  'bookmarks',
  'notifications',
  'markers',
  'apps',
  'codes',
  'tokens',
] as const;

export const CREATE_TABLES = `
create table accounts (
  id text primary key, username text not null, host text, display_name text not null,
  note text not null, note_source text not null, fields text not null, avatar text, header text,
  actor_type text not null, locked integer not null, admin integer not null, moderator integer not null,
  discoverable integer not null, created_at integer not null, default_scope text not null,
  email text, password_hash text, settings_store text not null,
  followers_count integer not null default 0, following_count integer not null default 0,
  statuses_count integer not null default 0, last_status_at integer
);
create unique index accounts_by_name on accounts (lower(username), coalesce(host, ''));

create table follows (
  follower_id text not null, followed_id text not null, pending integer not null,
  show_reblogs integer not null, notify integer not null, created_at integer not null,
  primary key (follower_id, followed_id)
) without rowid;
create index follows_by_followed on follows (followed_id);

create table statuses (
  id text primary key, account_id text not null, object text not null, local integer not null,
  content text not null, text text not null, content_type text not null, spoiler_text text not null,
  sensitive integer not null, visibility text not null, created_at integer not null, edited_at integer,
  pinned_at integer, in_reply_to_id text, in_reply_to_account_id text, reblog_of_id text, quote_id text,
  context text not null, conversation_id integer not null, app_name text, app_website text,
  favourites_count integer not null default 0, reblogs_count integer not null default 0,
  replies_count integer not null default 0, quotes_count integer not null default 0,
  has_media integer not null default 0
);
create index statuses_by_account on statuses (account_id, id);
create index statuses_by_context on statuses (context, id);
create index statuses_by_reblog on statuses (reblog_of_id, account_id) where reblog_of_id is not null;
create index statuses_by_parent on statuses (in_reply_to_id) where in_reply_to_id is not null;

create table mentions (
  status_id text not null, account_id text not null, position integer not null,
  primary key (status_id, account_id)
) without rowid;
create index mentions_by_account on mentions (account_id, status_id);

create table status_tags (tag text not null, status_id text not null, primary key (tag, status_id)) without rowid;
create index status_tags_by_status on status_tags (status_id);

create table media (
  id integer primary key, account_id text not null, status_id text, position integer not null,
  file text not null, mime_type text not null, description text not null, blurhash text,
  width integer, height integer
);
create index media_by_status on media (status_id);

create table favourites (
  id text primary key, account_id text not null, status_id text not null, created_at integer not null
);
create unique index favourites_by_status on favourites (status_id, account_id);

create table bookmarks (id integer primary key, account_id text not null, status_id text not null);
create unique index bookmarks_by_status on bookmarks (status_id, account_id);

create table notifications (
  id integer primary key, account_id text not null, type text not null, from_account_id text not null,
  status_id text, created_at integer not null, seen integer not null
);
create index notifications_by_account on notifications (account_id, id);

create table markers (
  account_id text not null, timeline text not null, last_read_id text not null, updated_at integer not null,
  primary key (account_id, timeline)
) without rowid;

create table apps (
  id integer primary key, name text not null, client_id text not null unique, client_secret text not null,
  redirect_uris text not null, scopes text not null, website text
);

create table codes (
  hash text primary key, app_id integer not null, account_id text not null, redirect_uri text not null,
  scopes text not null, expires_at integer not null
);

create table tokens (
  id integer primary key, hash text not null unique, refresh_hash text not null, app_id integer not null,
  account_id text, scopes text not null, created_at integer not null, expires_at integer not null
);
create index tokens_by_refresh on tokens (refresh_hash);
`;

interface Trigger {
  name: string;
  on: string;
  does: string;
}

/** Only what everybody may read is counted, as the real server does. */
const COUNTED = `visibility in ('public', 'unlisted')`;

function statusCounts(event: 'insert' | 'delete', sign: '+' | '-'): Trigger[] {
  const row = event === 'insert' ? 'new' : 'old';
  const counted = `${row}.${COUNTED}`;
  const bump = (column: string, key: string) =>
    `update statuses set ${column} = ${column} ${sign} 1 where id = ${row}.${key}`;
  const on = `after ${event} on statuses when`;
  return [
    {
      name: `reblogs_${event}`,
      on: `${on} ${row}.reblog_of_id is not null`,
      does: bump('reblogs_count', 'reblog_of_id'),
    },
    {
      name: `replies_${event}`,
      on: `${on} ${row}.in_reply_to_id is not null and ${counted}`,
      does: bump('replies_count', 'in_reply_to_id'),
    },
    {
      name: `quotes_${event}`,
      on: `${on} ${row}.quote_id is not null`,
      does: bump('quotes_count', 'quote_id'),
    },
    {
      name: `posts_${event}`,
      on: `${on} ${row}.reblog_of_id is null and ${counted}`,
      does: `update accounts set statuses_count = statuses_count ${sign} 1${
        event === 'insert' ? ', last_status_at = max(coalesce(last_status_at, 0), new.created_at)' : ''
      } where id = ${row}.account_id`,
    },
  ];
}

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

/** Counts are kept beside the rows they count, and only the database changes them. */
const TRIGGERS: Trigger[] = [
  ...statusCounts('insert', '+'),
  ...statusCounts('delete', '-'),
  ...followCounts('insert', '+'),
  ...followCounts('delete', '-'),
  {
    name: 'favourites_insert',
    on: 'after insert on favourites',
    does: 'update statuses set favourites_count = favourites_count + 1 where id = new.status_id',
  },
  {
    name: 'favourites_delete',
    on: 'after delete on favourites',
    does: 'update statuses set favourites_count = favourites_count - 1 where id = old.status_id',
  },
];

export const CREATE_TRIGGERS = TRIGGERS.map(
  ({ name, on, does }) => `create trigger ${name} ${on} begin ${does}; end;`,
).join('\n');

export const DROP_TRIGGERS = TRIGGERS.map(({ name }) => `drop trigger ${name};`).join('\n');
