import type { SchemaArea } from './area';

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
