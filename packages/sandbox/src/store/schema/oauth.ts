import type { SchemaArea } from './area';

export const oauthTables: SchemaArea = {
  tables: {
    apps: `
      create table apps (
        id integer primary key, name text not null, client_id text not null unique, client_secret text not null,
        redirect_uris text not null, scopes text not null, website text
      );`,
    codes: `
      create table codes (
        hash text primary key, app_id integer not null, account_id text not null, redirect_uri text not null,
        scopes text not null, expires_at integer not null, challenge text not null default ''
      );`,
    tokens: `
      create table tokens (
        id integer primary key, hash text not null unique, refresh_hash text not null, app_id integer not null,
        account_id text, scopes text not null, created_at integer not null, expires_at integer not null
      );
      create index tokens_by_refresh on tokens (refresh_hash);
      create index tokens_by_account on tokens (account_id, id);`,
  },
};
