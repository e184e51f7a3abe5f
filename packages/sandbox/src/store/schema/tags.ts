import type { SchemaArea } from './area';

/** Used only by servers on which hashtags can be followed. */
export const tagsTables: SchemaArea = {
  tables: {
    followed_tags: `
      create table followed_tags (
        account_id text not null, tag text not null, primary key (account_id, tag)
      ) without rowid;`,
  },
};
