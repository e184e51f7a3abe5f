import type { SchemaArea, Trigger } from './area';

function pollCounts(event: 'insert' | 'delete', sign: '+' | '-'): Trigger {
  const row = event === 'insert' ? 'new' : 'old';
  return {
    name: `poll_votes_${event}`,
    on: `after ${event} on poll_votes`,
    does: `update poll_options set votes_count = votes_count ${sign} 1
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
      does: 'update statuses set favourites_count = favourites_count + 1 where id = new.status_id',
    },
    {
      name: 'favourites_delete',
      on: 'after delete on favourites',
      does: 'update statuses set favourites_count = favourites_count - 1 where id = old.status_id',
    },
    pollCounts('insert', '+'),
    pollCounts('delete', '-'),
  ],
};
