import type { Database, SqlValue } from '../database';
import { Conditions, type Page, pageQuery } from '../page';

const ACTIVE = 'a.deactivated = 0';

/** A page of a list of accounts; it is ordered by account id, not by the time of entry. */
function accountPage(db: Database, where: [clause: string, value: SqlValue], page: Page): string[] {
  const [clause, value] = where;
  const query = pageQuery({
    select: 'select a.id as id from accounts a',
    column: 'a.id',
    conditions: new Conditions().and(clause, value).and(ACTIVE),
    page,
  });
  const ids = db.all<{ id: string }>(query.sql, ...query.values).map((row) => row.id);
  return query.reversed ? ids.reverse() : ids;
}

/** The account lists of an account. */
const LISTS = {
  followers: 'select follower_id from follows where followed_id = ? and pending = 0',
  following: 'select followed_id from follows where follower_id = ? and pending = 0',
  blocks: 'select target_id from blocks where account_id = ?',
  mutes: 'select target_id from mutes where account_id = ?',
  endorsements: 'select target_id from endorsements where account_id = ?',
};

export type AccountListName = keyof typeof LISTS;

export function accountsOfList(
  db: Database,
  list: AccountListName,
  { accountId, page }: { accountId: string; page: Page },
): string[] {
  return accountPage(db, [`a.id in (${LISTS[list]})`, accountId], page);
}

/** Accounts that the viewer follows and that follow the account, except those that hide whom they follow. */
export function familiarFollowers(db: Database, viewerId: string, accountId: string): string[] {
  const rows = db.all<{ id: string }>(
    `select a.id as id from accounts a
     where a.hide_follows = 0 and ${ACTIVE} and a.id <> ?
       and a.id in (select followed_id from follows where follower_id = ? and pending = 0)
       and a.id in (select follower_id from follows where followed_id = ? and pending = 0)
     order by a.id desc`,
    viewerId,
    viewerId,
    accountId,
  );
  return rows.map((row) => row.id);
}

/** Accounts that the viewer follows and whose public birthday is on the date. */
export function birthdaysOn(db: Database, viewerId: string, date: { month: number; day: number }): string[] {
  const monthAndDay = `${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`;
  const rows = db.all<{ id: string }>(
    `select a.id as id from accounts a
     where a.show_birthday = 1 and substr(a.birthday, 6) = ? and ${ACTIVE}
       and a.id in (select followed_id from follows where follower_id = ? and pending = 0) order by a.id desc`,
    monthAndDay,
    viewerId,
  );
  return rows.map((row) => row.id);
}

/** Adds conditions that leave out the viewer and accounts that the viewer blocks or mutes. */
function excludeUnwanted(conditions: Conditions, viewerId: string): Conditions {
  return conditions.and('a.id <> ?', viewerId).and(
    `a.id not in (select target_id from blocks where account_id = ?
       union select target_id from mutes where account_id = ?)`,
    viewerId,
    viewerId,
  );
}

function idsOf(
  db: Database,
  { conditions, order }: { conditions: Conditions; order: string },
  { limit, offset }: { limit: number; offset: number },
): string[] {
  const rows = db.all<{ id: string }>(
    `select a.id as id from accounts a ${conditions.where} order by ${order} limit ? offset ?`,
    ...conditions.values,
    limit,
    offset,
  );
  return rows.map((row) => row.id);
}

interface DirectoryQuery {
  viewerId: string | null;
  order: 'active' | 'new';
  local: boolean;
  limit: number;
  offset: number;
}

/** Accounts that want to be listed in the directory. */
export function directory(db: Database, query: DirectoryQuery): string[] {
  const conditions = new Conditions().and('a.discoverable = 1').and('a.deactivated = 0');
  if (query.local) conditions.and('a.host is null');
  if (query.viewerId !== null) excludeUnwanted(conditions, query.viewerId);
  const order = query.order === 'new' ? 'a.id desc' : 'a.last_status_at desc nulls last, a.id desc';
  return idsOf(db, { conditions, order }, query);
}

/** Accounts recommended by the staff that the viewer neither follows nor dismissed. */
export function suggestions(db: Database, viewerId: string, limit: number): string[] {
  const conditions = excludeUnwanted(
    new Conditions().and('a.suggested = 1').and('a.deactivated = 0'),
    viewerId,
  )
    .and('a.id not in (select followed_id from follows where follower_id = ?)', viewerId)
    .and('a.id not in (select target_id from dismissed_suggestions where account_id = ?)', viewerId);
  return idsOf(db, { conditions, order: 'a.id desc' }, { limit, offset: 0 });
}

/** The note of an account about another: empty when there never was one, null once it was cleared. */
export function findNote(db: Database, { accountId, targetId }: AccountPair): string | null {
  const row = db.one<{ comment: string | null }>(
    'select comment from account_notes where account_id = ? and target_id = ?',
    accountId,
    targetId,
  );
  return row === undefined ? '' : row.comment;
}

export function saveNote(
  db: Database,
  { accountId, targetId, comment, at }: AccountPair & { comment: string; at: number },
): void {
  db.run(
    `insert into account_notes (account_id, target_id, created_at, comment) values (?, ?, ?, ?)
     on conflict (account_id, target_id) do update set comment = excluded.comment`,
    accountId,
    targetId,
    at,
    comment === '' ? null : comment,
  );
}

/** Relations of one account to another without further columns; each has a table. */
type PairTable =
  | 'blocks'
  | 'mutes'
  | 'endorsements'
  | 'subscriptions'
  | 'account_notes'
  | 'dismissed_suggestions';

export interface AccountPair {
  accountId: string;
  targetId: string;
}

export function hasPair(db: Database, pair: PairTable, { accountId, targetId }: AccountPair): boolean {
  return (
    db.one(`select 1 from ${pair} where account_id = ? and target_id = ?`, accountId, targetId) !== undefined
  );
}

/** Adds a pair; a second time changes nothing. */
export function addPair(
  db: Database,
  pair: Exclude<PairTable, 'mutes' | 'account_notes'>,
  { accountId, targetId, at }: AccountPair & { at: number },
): void {
  db.run(
    `insert or ignore into ${pair} (account_id, target_id, created_at) values (?, ?, ?)`,
    accountId,
    targetId,
    at,
  );
}

/** Removes a pair; false when there was none. */
export function removePair(db: Database, pair: PairTable, { accountId, targetId }: AccountPair): boolean {
  return (
    db.run(`delete from ${pair} where account_id = ? and target_id = ?`, accountId, targetId).changes > 0
  );
}

/** The accounts that an account has this relation to. */
export function pairTargets(db: Database, pair: PairTable, accountId: string): Set<string> {
  const rows = db.all<{ id: string }>(`select target_id as id from ${pair} where account_id = ?`, accountId);
  return new Set(rows.map((row) => row.id));
}

/** The accounts that have this relation to an account. */
export function pairOwners(db: Database, pair: PairTable, targetId: string): Set<string> {
  const rows = db.all<{ id: string }>(`select account_id as id from ${pair} where target_id = ?`, targetId);
  return new Set(rows.map((row) => row.id));
}
