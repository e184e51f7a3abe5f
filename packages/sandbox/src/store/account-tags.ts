import type { Database } from './database';

/** The tags that the staff gave an account: names of moderation measures. */
export function tagsOf(db: Database, accountId: string): string[] {
  return db
    .all<{ tag: string }>('select tag from account_tags where account_id = ? order by tag', accountId)
    .map(({ tag }) => tag);
}

export function setTag(
  db: Database,
  { accountId, tag }: { accountId: string; tag: string },
  on: boolean,
): void {
  const statement = on
    ? 'insert or ignore into account_tags (account_id, tag) values (?, ?)'
    : 'delete from account_tags where account_id = ? and tag = ?';
  db.run(statement, accountId, tag);
}
