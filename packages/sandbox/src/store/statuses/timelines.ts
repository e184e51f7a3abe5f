import { hasPair } from '../accounts/account-lists';
import type { Database } from '../database';
import { Conditions, type Page, pageQuery } from '../page';
import {
  FOLLOWED,
  MENTIONED,
  type TimelineFilter,
  applyFilter,
  excludeDeactivatedAuthors,
  excludeScopes,
  visibleTo,
  excludeHidden,
} from './timeline-conditions';

export function followTag(db: Database, accountId: string, tag: string): void {
  db.run('insert or ignore into followed_tags (account_id, tag) values (?, ?)', accountId, tag);
}

export function unfollowTag(db: Database, accountId: string, tag: string): void {
  db.run('delete from followed_tags where account_id = ? and tag = ?', accountId, tag);
}

/** Whether hashtags can be followed on this server. */
function hasFollowedTags(db: Database): boolean {
  return db.all("select 1 from sqlite_master where name = 'followed_tags'").length > 0;
}

/** Followed tags in alphabetical order. */
export function findFollowedTags(db: Database, accountId: string): string[] {
  return db
    .all<{ tag: string }>('select tag from followed_tags where account_id = ? order by tag', accountId)
    .map(({ tag }) => tag);
}

export type { TimelineFilter } from './timeline-conditions';

interface TimelineQuery {
  filter: TimelineFilter;
  page: Page;
  /** Null: a visitor. */
  viewerId: string | null;
}

function fetchIds(db: Database, { conditions, page }: { conditions: Conditions; page: Page }): string[] {
  const select = 'select s.id as id from statuses s';
  const query = pageQuery({ select, column: 's.id', conditions, page });
  const ids = db.all<{ id: string }>(query.sql, ...query.values).map((row) => row.id);
  return query.reversed ? ids.reverse() : ids;
}

function fetchTimeline(db: Database, conditions: Conditions, query: TimelineQuery): string[] {
  const { filter, viewerId, page } = query;
  applyFilter(conditions, { filter, viewerId });
  excludeDeactivatedAuthors(conditions);
  excludeHidden(db, conditions, { viewerId, withMuted: filter.withMuted === true });
  return fetchIds(db, { conditions, page });
}

/** Public statuses with a hashtag that the viewer follows, by any author. */
const TAGGED = `s.visibility = 'public' and s.reblog_of_id is null and exists (select 1 from status_tags t
  join followed_tags ft on ft.tag = t.tag and ft.account_id = ? where t.status_id = s.id)`;

/**
 * The home timeline: statuses and repeats of followed accounts, and statuses that mention the viewer; without other
 * people's repeats of the viewer's statuses.
 */
export function homeTimeline(db: Database, query: TimelineQuery & { viewerId: string }): string[] {
  const { viewerId } = query;
  const byTags = hasFollowedTags(db);
  const conditions = new Conditions()
    .and(
      `${byTags ? `(${TAGGED}) or ` : ''}s.account_id = ? or ${MENTIONED} or exists (select 1 from follows f where f.follower_id = ? and f.pending = 0
       and f.followed_id = s.account_id and (s.reblog_of_id is null or f.show_reblogs = 1))`,
      ...(byTags ? [viewerId] : []),
      viewerId,
      viewerId,
      viewerId,
    )
    .and(`s.visibility <> 'direct' or s.account_id = ? or ${MENTIONED}`, viewerId, viewerId)
    .and(
      `s.reblog_of_id is null or s.account_id = ? or not exists
       (select 1 from statuses o where o.id = s.reblog_of_id and o.account_id = ?)`,
      viewerId,
      viewerId,
    );
  return fetchTimeline(db, conditions, query);
}

/** Public statuses; signed-in viewers of the local timeline also get those of local scope. */
export function publicTimeline(db: Database, query: TimelineQuery): string[] {
  const scopes = query.filter.local && query.viewerId !== null ? `'public', 'local'` : `'public'`;
  const conditions = new Conditions().and(`s.visibility in (${scopes})`).and('s.reblog_of_id is null');
  return fetchTimeline(db, conditions, query);
}

interface TagQuery extends TimelineQuery {
  /** The timeline's hashtag and its alternatives. */
  any: string[];
  all: string[];
  none: string[];
}

export function tagTimeline(db: Database, query: TagQuery): string[] {
  const tagged =
    'exists (select 1 from status_tags t where t.status_id = s.id and t.tag in (select value from json_each(?)))';
  const conditions = new Conditions()
    .and(`s.visibility = 'public'`)
    .and('s.reblog_of_id is null')
    .and(
      's.id in (select status_id from status_tags where tag in (select value from json_each(?)))',
      JSON.stringify(query.any),
    );
  for (const tag of query.all) conditions.and(tagged, JSON.stringify([tag]));
  if (query.none.length > 0) conditions.and(`not ${tagged}`, JSON.stringify(query.none));
  return fetchTimeline(db, conditions, query);
}

/**
 * The timeline of a list. With `onlyFollowed` it has only members whom the owner follows, repeats included; otherwise
 * it has no repeats, and followers-only statuses just of members whom the owner follows.
 */
export function listTimeline(
  db: Database,
  query: TimelineQuery & { viewerId: string; listId: number; onlyFollowed: boolean },
): string[] {
  const { listId, viewerId, onlyFollowed } = query;
  const conditions = new Conditions()
    .and('s.account_id in (select account_id from list_members where list_id = ?)', listId)
    .and(`s.visibility <> 'direct'`);
  if (onlyFollowed) conditions.and(`s.account_id in (${FOLLOWED})`, viewerId);
  else {
    conditions.and('s.reblog_of_id is null');
    conditions.and(`s.visibility in ('public', 'unlisted') or s.account_id in (${FOLLOWED})`, viewerId);
  }
  return fetchTimeline(db, conditions, query);
}

interface AccountStatusesQuery {
  accountId: string;
  viewerId: string | null;
  page: Page;
  pinned: boolean;
  onlyMedia: boolean;
  excludeReblogs: boolean;
  excludeReplies: boolean;
  excludeVisibilities: string[];
  tagged: string | null;
  withMuted: boolean;
}

/** Leaves out hidden statuses on a profile, except on that of a blocked account, where the viewer sees everything. */
function excludeHiddenOnProfile(db: Database, conditions: Conditions, query: AccountStatusesQuery): void {
  const { accountId, viewerId, withMuted } = query;
  if (viewerId !== null && hasPair(db, 'blocks', { accountId: viewerId, targetId: accountId })) return;
  excludeHidden(db, conditions, { viewerId, withMuted });
}

export function accountStatuses(db: Database, query: AccountStatusesQuery): string[] {
  const conditions = new Conditions().and('s.account_id = ?', query.accountId);
  visibleTo(conditions, query.viewerId);
  excludeHiddenOnProfile(db, conditions, query);
  if (query.pinned) conditions.and('s.pinned_at is not null');
  if (query.onlyMedia) conditions.and('s.has_media = 1');
  if (query.excludeReblogs) conditions.and('s.reblog_of_id is null');
  if (query.excludeReplies) conditions.and('s.in_reply_to_id is null');
  excludeScopes(conditions, query.excludeVisibilities);
  if (query.tagged !== null) {
    conditions.and(
      'exists (select 1 from status_tags t where t.status_id = s.id and t.tag = ?)',
      query.tagged,
    );
  }
  return fetchIds(db, { conditions, page: query.page });
}
