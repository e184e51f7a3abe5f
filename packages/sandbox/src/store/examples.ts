import type { Database } from './database';

/** Stores an id as an example of a kind of thing in the seeded world. */
export function addExample(db: Database, kind: string, id: string): void {
  db.run('insert or ignore into examples (kind, id) values (?, ?)', kind, id);
}

/** Kind → ids of statuses or accounts, in the order in which they were added. */
export function findExamples(db: Database): Map<string, string[]> {
  const examples = new Map<string, string[]>();
  for (const { kind, id } of db.all<{ kind: string; id: string }>(
    'select kind, id from examples order by number',
  )) {
    const ids = examples.get(kind);
    if (ids) ids.push(id);
    else examples.set(kind, [id]);
  }
  return examples;
}
