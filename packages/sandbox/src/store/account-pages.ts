import type { Database, SqlValue } from './database';
import { Conditions, pageQuery, type Page } from './page';

const ACTIVE = 'a.deactivated = 0';

/** A page of a list of accounts; it is ordered by account id, not by the time of entry. */
function peoplePage(db: Database, where: [clause: string, value: SqlValue], page: Page): string[] {
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

export type PeopleList = keyof typeof LISTS;

export function peopleOf(
  db: Database,
  list: PeopleList,
  { accountId, page }: { accountId: string; page: Page },
): string[] {
  return peoplePage(db, [`a.id in (${LISTS[list]})`, accountId], page);
}

/** Accounts that the viewer follows and that follow the account, except those that hide whom they follow. */
export function familiarFollowers(db: Database, readerId: string, accountId: string): string[] {
  const rows = db.all<{ id: string }>(
    `select a.id as id from accounts a
     where a.hide_follows = 0 and ${ACTIVE} and a.id <> ?
       and a.id in (select followed_id from follows where follower_id = ? and pending = 0)
       and a.id in (select follower_id from follows where followed_id = ? and pending = 0)
     order by a.id desc`,
    readerId,
    readerId,
    accountId,
  );
  return rows.map((row) => row.id);
}

/** Accounts that the viewer follows and whose public birthday is on the date. */
export function birthdaysOn(db: Database, readerId: string, date: { month: number; day: number }): string[] {
  const ends = `${String(date.month).padStart(2, '0')}-${String(date.day).padStart(2, '0')}`;
  const rows = db.all<{ id: string }>(
    `select a.id as id from accounts a
     where a.show_birthday = 1 and substr(a.birthday, 6) = ? and ${ACTIVE}
       and a.id in (select followed_id from follows where follower_id = ? and pending = 0) order by a.id desc`,
    ends,
    readerId,
  );
  return rows.map((row) => row.id);
}
