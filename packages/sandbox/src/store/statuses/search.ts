import { findHidden } from '../accounts/relationships';
import type { Database } from '../database';
import { Conditions } from '../page';

/** The requested part of the results. */
interface ResultPage {
  limit: number;
  offset: number;
}

const escapeLike = (word: string) => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** The user name or a word of the display name begins with the word. */
const NAME_BEGINS = `(a.username like ? escape '\\' or a.display_name like ? escape '\\'
  or a.display_name like ? escape '\\' or a.host like ? escape '\\')`;

function beginsWith(conditions: Conditions, word: string): void {
  const escaped = escapeLike(word);
  conditions.and(NAME_BEGINS, `${escaped}%`, `${escaped}%`, `% ${escaped}%`, `${escaped}%`);
}

function excludeHiddenAccounts(db: Database, conditions: Conditions, viewerId: string | null): void {
  conditions.and('a.deactivated = 0');
  if (viewerId === null) return;
  const { blocked, domains } = findHidden(db, viewerId);
  conditions
    .and('a.id not in (select value from json_each(?))', JSON.stringify([...blocked]))
    .and('a.host is null or a.host not in (select value from json_each(?))', JSON.stringify([...domains]));
}

export interface AccountSearch extends ResultPage {
  /** Words and names; `@` at the beginning and between name and host is ignored. */
  text: string;
  viewerId: string | null;
  /** Only accounts that the viewer follows. */
  following: boolean;
}

/** Accounts whose names begin with every word: an exact user name first, then accounts that the viewer follows. */
export function searchAccounts(db: Database, query: AccountSearch): string[] {
  const words = query.text.split(/[\s@]+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const conditions = new Conditions();
  for (const word of words) beginsWith(conditions, word);
  excludeHiddenAccounts(db, conditions, query.viewerId);
  const viewer = query.viewerId ?? '';
  const followed = 'a.id in (select followed_id from follows where follower_id = ? and pending = 0)';
  if (query.following) conditions.and(followed, viewer);
  const rows = db.all<{ id: string }>(
    `select a.id as id from accounts a ${conditions.where}
     order by lower(a.username) = lower(?) desc, ${followed} desc, a.followers_count desc, a.id desc limit ? offset ?`,
    ...conditions.values,
    words[0] ?? '',
    viewer,
    query.limit,
    query.offset,
  );
  return rows.map((row) => row.id);
}

export interface StatusSearch extends ResultPage {
  text: string;
  viewerId: string | null;
  accountId: string | null;
}

/** Public statuses with every word in text or subject, newest first; visitors find only those of this server. */
export function searchStatuses(db: Database, query: StatusSearch): string[] {
  const words = query.text.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const conditions = new Conditions().and(`s.visibility = 'public'`).and('s.reblog_of_id is null');
  for (const word of words) {
    const like = `%${escapeLike(word)}%`;
    conditions.and(`s.text like ? escape '\\' or s.spoiler_text like ? escape '\\'`, like, like);
  }
  if (query.viewerId === null) conditions.and('s.local = 1');
  if (query.accountId !== null) conditions.and('s.account_id = ?', query.accountId);
  if (query.viewerId !== null) {
    conditions.and('s.account_id not in (select target_id from blocks where account_id = ?)', query.viewerId);
  }
  conditions.and('s.account_id not in (select id from accounts where deactivated = 1)');
  const rows = db.all<{ id: string }>(
    `select s.id as id from statuses s ${conditions.where} order by s.id desc limit ? offset ?`,
    ...conditions.values,
    query.limit,
    query.offset,
  );
  return rows.map((row) => row.id);
}
