import type { Database } from '../database';
import { Conditions } from '../page';
import type { AccountRow } from './accounts';

/** The filters of the staff's list of accounts, each with its condition; `a` is the account, `i` its private data. */
const FILTERS: Readonly<Record<string, string>> = {
  local: 'a.host is null',
  external: 'a.host is not null',
  active: 'a.deactivated = 0 and coalesce(i.approved, 1) = 1 and coalesce(i.confirmed, 1) = 1',
  deactivated: 'a.deactivated = 1',
  need_approval: 'coalesce(i.approved, 1) = 0',
  unconfirmed: 'coalesce(i.confirmed, 1) = 0',
  is_admin: 'a.admin = 1',
  is_moderator: 'a.moderator = 1',
};

export interface StaffListQuery {
  /** Part of the name, `name@host` for people of other servers; `%` and `_` are wildcards. */
  query: string | null;
  /** Part of the display name. */
  name: string | null;
  /** A whole address. */
  email: string | null;
  /** Any of them. */
  tags: string[];
  /** All of them; unknown ones are left out. */
  filters: string[];
  /** Any of them; null for all. */
  actorTypes: string[] | null;
  limit: number;
  offset: number;
}

/** A page of all accounts, the newest account first, and how many there are. */
export function findForStaff(db: Database, wanted: StaffListQuery): { rows: AccountRow[]; count: number } {
  const conditions = new Conditions();
  const acct = `a.username || coalesce('@' || a.host, '')`;
  if (wanted.query !== null) conditions.and(`${acct} like '%' || ? || '%'`, wanted.query);
  if (wanted.name !== null) conditions.and(`a.display_name like '%' || ? || '%'`, wanted.name);
  if (wanted.email !== null) conditions.and('a.email = ?', wanted.email);
  if (wanted.tags.length > 0) {
    conditions.and(
      `exists (select 1 from account_tags t where t.account_id = a.id
         and t.tag in (select value from json_each(?)))`,
      JSON.stringify(wanted.tags),
    );
  }
  for (const name of wanted.filters) {
    const clause = FILTERS[name];
    if (clause !== undefined) conditions.and(clause);
  }
  if (wanted.actorTypes !== null) {
    conditions.and('a.actor_type in (select value from json_each(?))', JSON.stringify(wanted.actorTypes));
  }
  const from = `from accounts a left join identities i on i.account_id = a.id ${conditions.where}`;
  const rows = db.all<AccountRow>(
    `select a.* ${from} order by a.id desc limit ? offset ?`,
    ...conditions.values,
    wanted.limit,
    wanted.offset,
  );
  const count = db.one<{ n: number }>(`select count(*) as n ${from}`, ...conditions.values);
  return { rows, count: count?.n ?? 0 };
}
