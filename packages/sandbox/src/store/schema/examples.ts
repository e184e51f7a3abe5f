import type { SchemaArea } from './area';

export const examplesTables: SchemaArea = {
  tables: {
    examples: `
      create table examples (number integer primary key, kind text not null, id text not null);
      create unique index examples_by_kind on examples (kind, id);`,
  },
};
