import type { Database } from './database';
import { CREATE_TRIGGERS, DROP_TRIGGERS, TABLES } from './schema';

/** Keeps a copy of every table in memory, to be put back by `restore`. */
export function keepPristine(db: Database): void {
  db.exec(`attach ':memory:' as pristine`);
  db.exec(TABLES.map((table) => `create table pristine.${table} as select * from main.${table};`).join('\n'));
}

/** Puts the kept copy back. The triggers stay out of it: the copied counts are right already. */
export function restorePristine(db: Database): void {
  db.forgetStatements();
  db.transaction(() => {
    db.exec(DROP_TRIGGERS);
    for (const table of TABLES) {
      db.exec(`delete from main.${table}; insert into main.${table} select * from pristine.${table};`);
    }
    db.exec(CREATE_TRIGGERS);
  });
  db.forgetStatements();
}

/** Empties every table, for seeding anew. */
export function emptyTables(db: Database): void {
  db.exec(DROP_TRIGGERS);
  for (const table of TABLES) db.exec(`delete from main.${table};`);
  db.exec(CREATE_TRIGGERS);
}
