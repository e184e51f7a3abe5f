import type { SchemaArea, Trigger } from './area';

/** Only public and unlisted statuses are counted, as on the real server. */
const IS_COUNTED = `visibility in ('public', 'unlisted')`;

function statusCounts(event: 'insert' | 'delete', sign: '+' | '-'): Trigger[] {
  const row = event === 'insert' ? 'new' : 'old';
  const counted = `${row}.${IS_COUNTED}`;
  const bump = (column: string, key: string) =>
    `update statuses set ${column} = ${column} ${sign} 1 where id = ${row}.${key}`;
  const on = `after ${event} on statuses when`;
  return [
    {
      name: `reblogs_${event}`,
      on: `${on} ${row}.reblog_of_id is not null`,
      statement: bump('reblogs_count', 'reblog_of_id'),
    },
    {
      name: `replies_${event}`,
      on: `${on} ${row}.in_reply_to_id is not null and ${counted}`,
      statement: bump('replies_count', 'in_reply_to_id'),
    },
    {
      name: `quotes_${event}`,
      on: `${on} ${row}.quote_state = 'accepted'`,
      statement: bump('quotes_count', 'quote_id'),
    },
    {
      name: `posts_${event}`,
      on: `${on} ${row}.reblog_of_id is null and ${counted}`,
      statement: `update accounts set statuses_count = statuses_count ${sign} 1${
        event === 'insert' ? ', last_status_at = max(coalesce(last_status_at, 0), new.created_at)' : ''
      } where id = ${row}.account_id`,
    },
  ];
}

export const statusesTables: SchemaArea = {
  tables: {
    statuses: `
      create table statuses (
        id text primary key, account_id text not null, object text not null, local integer not null,
        content text not null, text text not null, content_type text not null, spoiler_text text not null,
        sensitive integer not null, visibility text not null, created_at integer not null, edited_at integer,
        pinned_at integer, in_reply_to_id text, in_reply_to_account_id text, reblog_of_id text, quote_id text,
        context text not null, conversation_id integer not null, app_name text, app_website text,
        favourites_count integer not null default 0, reblogs_count integer not null default 0,
        replies_count integer not null default 0, quotes_count integer not null default 0,
        has_media integer not null default 0, language text, expires_at integer,
        quote_url text, quote_state text, quote_policy text
      );
      create index statuses_by_account on statuses (account_id, id);
      create index statuses_direct on statuses (id) where visibility = 'direct';
      create index statuses_by_expiry on statuses (expires_at) where expires_at is not null;
      create index statuses_pinned on statuses (account_id, id) where pinned_at is not null;
      create index statuses_with_media on statuses (account_id, id) where has_media = 1;
      create index statuses_by_object on statuses (object);
      create index statuses_by_context on statuses (context, id);
      create index statuses_by_reblog on statuses (reblog_of_id, account_id) where reblog_of_id is not null;
      create index statuses_by_quote on statuses (quote_id, id) where quote_id is not null;
      create index statuses_by_parent on statuses (in_reply_to_id) where in_reply_to_id is not null;`,
    mentions: `
      create table mentions (
        status_id text not null, account_id text not null, position integer not null,
        primary key (status_id, account_id)
      ) without rowid;
      create index mentions_by_account on mentions (account_id, status_id);`,
    status_tags: `
      create table status_tags (tag text not null, status_id text not null, primary key (tag, status_id)) without rowid;
      create index status_tags_by_status on status_tags (status_id);`,
  },
  triggers: [...statusCounts('insert', '+'), ...statusCounts('delete', '-')],
};

/** Used only by servers on which hashtags can be followed. */
export const tagsTables: SchemaArea = {
  tables: {
    followed_tags: `
      create table followed_tags (
        account_id text not null, tag text not null, primary key (account_id, tag)
      ) without rowid;`,
  },
};

function pollCounts(event: 'insert' | 'delete', sign: '+' | '-'): Trigger {
  const row = event === 'insert' ? 'new' : 'old';
  return {
    name: `poll_votes_${event}`,
    on: `after ${event} on poll_votes`,
    statement: `update poll_options set votes_count = votes_count ${sign} 1
      where poll_id = ${row}.poll_id and position = ${row}.position`,
  };
}

export const interactionsTables: SchemaArea = {
  tables: {
    favourites: `
      create table favourites (
        id text primary key, account_id text not null, status_id text not null, created_at integer not null
      );
      create unique index favourites_by_status on favourites (status_id, account_id);
      create index favourites_by_account on favourites (account_id, id);`,
    bookmarks: `
      create table bookmarks (
        id integer primary key, account_id text not null, status_id text not null, folder_id text
      );
      create unique index bookmarks_by_status on bookmarks (status_id, account_id);
      create index bookmarks_by_account on bookmarks (account_id, id);`,
    bookmark_folders: `
      create table bookmark_folders (id text primary key, account_id text not null, name text not null, emoji text);
      create index bookmark_folders_by_account on bookmark_folders (account_id);`,
    reactions: `
      create table reactions (
        id text primary key, account_id text not null, status_id text not null, name text not null, url text,
        created_at integer not null
      );
      create unique index reactions_by_status on reactions (status_id, name, account_id);`,
    scrobbles: `
      create table scrobbles (
        id text primary key, account_id text not null, title text not null, artist text, album text, link text,
        length integer, created_at integer not null
      );
      create index scrobbles_by_account on scrobbles (account_id, id);`,
    thread_mutes: `
      create table thread_mutes (
        account_id text not null, context text not null, expires_at integer, primary key (account_id, context)
      ) without rowid;`,
    polls: `
      create table polls (
        id integer primary key, status_id text not null unique, multiple integer not null, expires_at integer,
        voters_count integer not null, ended integer not null
      );
      create index polls_running on polls (expires_at) where ended = 0;`,
    poll_options: `
      create table poll_options (
        poll_id integer not null, position integer not null, title text not null, votes_count integer not null,
        primary key (poll_id, position)
      ) without rowid;`,
    poll_votes: `
      create table poll_votes (
        poll_id integer not null, account_id text not null, position integer not null,
        primary key (poll_id, account_id, position)
      ) without rowid;`,
  },
  triggers: [
    {
      name: 'favourites_insert',
      on: 'after insert on favourites',
      statement: 'update statuses set favourites_count = favourites_count + 1 where id = new.status_id',
    },
    {
      name: 'favourites_delete',
      on: 'after delete on favourites',
      statement: 'update statuses set favourites_count = favourites_count - 1 where id = old.status_id',
    },
    pollCounts('insert', '+'),
    pollCounts('delete', '-'),
  ],
};
