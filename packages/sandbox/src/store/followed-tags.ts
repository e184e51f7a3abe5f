import type { Database } from './database';

export function followTag(db: Database, accountId: string, tag: string): void {
  db.run('insert or ignore into followed_tags (account_id, tag) values (?, ?)', accountId, tag);
}

export function unfollowTag(db: Database, accountId: string, tag: string): void {
  db.run('delete from followed_tags where account_id = ? and tag = ?', accountId, tag);
}

/** Whether hashtags can be followed on this server. */
export function hasFollowedTags(db: Database): boolean {
  return db.all("select 1 from sqlite_master where name = 'followed_tags'").length > 0;
}

/** Followed tags in alphabetical order. */
export function findFollowedTags(db: Database, accountId: string): string[] {
  return db
    .all<{ tag: string }>('select tag from followed_tags where account_id = ? order by tag', accountId)
    .map(({ tag }) => tag);
}
