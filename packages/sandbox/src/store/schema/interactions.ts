import type { SchemaArea } from './area';

export const interactionsTables: SchemaArea = {
  tables: {
    favourites: `
      create table favourites (
        id text primary key, account_id text not null, status_id text not null, created_at integer not null
      );
      create unique index favourites_by_status on favourites (status_id, account_id);`,
    bookmarks: `
      create table bookmarks (id integer primary key, account_id text not null, status_id text not null);
      create unique index bookmarks_by_status on bookmarks (status_id, account_id);`,
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
  ],
};
