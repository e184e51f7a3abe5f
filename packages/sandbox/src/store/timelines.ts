import type { Database } from './database';
import { Conditions, pageQuery, type Page } from './page';

/** What every timeline may be narrowed by. */
export interface TimelineFilter {
  local: boolean;
  remote: boolean;
  onlyMedia: boolean;
  excludeVisibilities: string[];
  /** Replies to anybody, to people one follows (and oneself), or only to oneself. */
  replies: 'all' | 'following' | 'self';
  instance: string | null;
}

export interface TimelineQuery {
  filter: TimelineFilter;
  page: Page;
  /** Null: a visitor. */
  readerId: string | null;
}

const FOLLOWED = 'select followed_id from follows where follower_id = ? and pending = 0';
const MENTIONED = 'exists (select 1 from mentions m where m.status_id = s.id and m.account_id = ?)';

function applyFilter(conditions: Conditions, { filter, readerId }: TimelineQuery): void {
  if (filter.local) conditions.and('s.local = 1');
  if (filter.remote) conditions.and('s.local = 0');
  if (filter.onlyMedia) conditions.and('s.has_media = 1');
  if (filter.excludeVisibilities.length > 0) {
    conditions.and(
      's.visibility not in (select value from json_each(?))',
      JSON.stringify(filter.excludeVisibilities),
    );
  }
  if (filter.instance !== null) {
    conditions.and('s.account_id in (select id from accounts where host = ?)', filter.instance);
  }
  if (filter.replies !== 'all' && readerId !== null) {
    const allowed = `s.in_reply_to_account_id is null or s.in_reply_to_account_id = ?`;
    if (filter.replies === 'self') conditions.and(`${allowed} or s.account_id = ?`, readerId, readerId);
    else
      conditions.and(
        `${allowed} or s.account_id = ? or s.in_reply_to_account_id in (${FOLLOWED})`,
        readerId,
        readerId,
        readerId,
      );
  }
}

/** Only what the reader may see, as a condition on `s`. */
function visibleTo(conditions: Conditions, readerId: string | null): void {
  if (readerId === null) {
    conditions.and(`s.visibility in ('public', 'unlisted')`);
    return;
  }
  conditions.and(
    `s.visibility in ('public', 'unlisted', 'local') or s.account_id = ? or ${MENTIONED}
     or (s.visibility = 'private' and s.account_id in (${FOLLOWED}))`,
    readerId,
    readerId,
    readerId,
  );
}

function fetchIds(
  db: Database,
  select: string,
  { conditions, page }: { conditions: Conditions; page: Page },
): string[] {
  const query = pageQuery({ select, column: 's.id', conditions, page });
  const ids = db.all<{ id: string }>(query.sql, ...query.values).map((row) => row.id);
  return query.reversed ? ids.reverse() : ids;
}

const SELECT = 'select s.id as id from statuses s';

export function homeTimeline(db: Database, query: TimelineQuery & { readerId: string }): string[] {
  const { readerId, page } = query;
  const conditions = new Conditions()
    .and(
      `s.account_id = ? or ${MENTIONED} or exists (select 1 from follows f where f.follower_id = ? and f.pending = 0
       and f.followed_id = s.account_id and (s.reblog_of_id is null or f.show_reblogs = 1))`,
      readerId,
      readerId,
      readerId,
    )
    .and(`s.visibility <> 'direct' or s.account_id = ? or ${MENTIONED}`, readerId, readerId);
  applyFilter(conditions, query);
  return fetchIds(db, SELECT, { conditions, page });
}

/** Posts that are public; signed-in readers of the local timeline also get those of local scope. */
export function publicTimeline(db: Database, query: TimelineQuery): string[] {
  const scopes = query.filter.local && query.readerId !== null ? `'public', 'local'` : `'public'`;
  const conditions = new Conditions().and(`s.visibility in (${scopes})`).and('s.reblog_of_id is null');
  applyFilter(conditions, query);
  return fetchIds(db, SELECT, { conditions, page: query.page });
}

export interface TagQuery extends TimelineQuery {
  /** The tag of the timeline and its alternatives. */
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
  applyFilter(conditions, query);
  return fetchIds(db, SELECT, { conditions, page: query.page });
}

export interface AccountStatusesQuery {
  accountId: string;
  readerId: string | null;
  page: Page;
  pinned: boolean;
  onlyMedia: boolean;
  excludeReblogs: boolean;
  excludeReplies: boolean;
  excludeVisibilities: string[];
  tagged: string | null;
}

export function accountStatuses(db: Database, query: AccountStatusesQuery): string[] {
  const conditions = new Conditions().and('s.account_id = ?', query.accountId);
  visibleTo(conditions, query.readerId);
  if (query.pinned) conditions.and('s.pinned_at is not null');
  if (query.onlyMedia) conditions.and('s.has_media = 1');
  if (query.excludeReblogs) conditions.and('s.reblog_of_id is null');
  if (query.excludeReplies) conditions.and('s.in_reply_to_id is null');
  if (query.excludeVisibilities.length > 0) {
    conditions.and(
      's.visibility not in (select value from json_each(?))',
      JSON.stringify(query.excludeVisibilities),
    );
  }
  if (query.tagged !== null) {
    conditions.and(
      'exists (select 1 from status_tags t where t.status_id = s.id and t.tag = ?)',
      query.tagged,
    );
  }
  return fetchIds(db, SELECT, { conditions, page: query.page });
}
