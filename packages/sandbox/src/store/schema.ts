import type { SchemaArea } from './schema/area';
import { identityTables, peopleTables } from './schema/accounts';
import { chatsTables, filtersTables, notificationsTables, writingTables } from './schema/personal';
import { interactionsTables, statusesTables, tagsTables } from './schema/statuses';

const oauthTables: SchemaArea = {
  tables: {
    apps: `
      create table apps (
        id integer primary key, name text not null, client_id text not null unique, client_secret text not null,
        redirect_uris text not null, scopes text not null, website text,
        trusted integer not null default 0
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

const emojiTables: SchemaArea = {
  tables: {
    emoji_packs: 'create table emoji_packs (name text primary key, metadata text not null) without rowid;',
    emoji_files: `
      create table emoji_files (
        pack text not null, shortcode text not null, file text not null, stored text not null,
        primary key (pack, shortcode)
      ) without rowid;`,
    listed_emoji: `
      create table listed_emoji (
        shortcode text primary key, pack text not null, file text not null, stored text not null
      ) without rowid;`,
    emoji_folders: 'create table emoji_folders (name text primary key, files text not null) without rowid;',
  },
};

const examplesTables: SchemaArea = {
  tables: {
    examples: `
      create table examples (number integer primary key, kind text not null, id text not null);
      create unique index examples_by_kind on examples (kind, id);`,
  },
};

/** Must be increased whenever a table changes; older files are then built again from the seed. */
export const SCHEMA_VERSION = 10;

const AREAS: readonly SchemaArea[] = [
  peopleTables,
  identityTables,
  statusesTables,
  writingTables,
  interactionsTables,
  notificationsTables,
  chatsTables,
  filtersTables,
  emojiTables,
  examplesTables,
  oauthTables,
  tagsTables,
];

export const CREATE_TABLES = AREAS.flatMap(({ tables }) => Object.values(tables)).join('\n');

const TRIGGERS = AREAS.flatMap(({ triggers = [] }) => triggers);

export const CREATE_TRIGGERS = TRIGGERS.map(
  ({ name, on, statement }) => `create trigger ${name} ${on} begin ${statement}; end;`,
).join('\n');
