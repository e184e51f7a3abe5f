import type { Database } from '../database';

export interface ListRow {
  id: number;
  account_id: string;
  title: string;
  /** Which replies its timeline shows, on servers with that setting. */
  replies: string;
  /** 1: its members' statuses are left out of the home timeline, on servers with that setting. */
  exclusive: number;
}

/** Columns of a list that can be changed. */
export type ListChange = Partial<Pick<ListRow, 'title' | 'replies' | 'exclusive'>>;

const MAX_LISTS = 50;

/** An account's lists, newest first. */
export function findLists(db: Database, accountId: string): ListRow[] {
  return db.all<ListRow>(
    'select * from lists where account_id = ? order by id desc limit ?',
    accountId,
    MAX_LISTS,
  );
}

/** A list of this owner; undefined for lists of others. */
export function findList(db: Database, accountId: string, id: string): ListRow | undefined {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  return db.one<ListRow>('select * from lists where id = ? and account_id = ?', Number(id), accountId);
}

/** An account's lists that contain another account, newest first. */
export function findListsWith(db: Database, accountId: string, memberId: string): ListRow[] {
  return db.all<ListRow>(
    `select l.* from lists l join list_members m on m.list_id = l.id
     where l.account_id = ? and m.account_id = ? order by l.id desc`,
    accountId,
    memberId,
  );
}

export function insertList(db: Database, accountId: string, title: string): ListRow {
  const { lastId } = db.run('insert into lists (account_id, title) values (?, ?)', accountId, title);
  return { id: lastId, account_id: accountId, title, replies: 'list', exclusive: 0 };
}

/** Changes a list and returns the new row. */
export function changeList(db: Database, list: ListRow, change: ListChange): ListRow {
  const changed = { ...list, ...change };
  const { id, title, replies, exclusive } = changed;
  db.run(
    'update lists set title = ?, replies = ?, exclusive = ? where id = ?',
    title,
    replies,
    exclusive,
    id,
  );
  return changed;
}

/** A list of any owner. */
export function findListById(db: Database, id: number): ListRow | undefined {
  return db.one<ListRow>('select * from lists where id = ?', id);
}

export function removeList(db: Database, id: number): void {
  db.run('delete from list_members where list_id = ?', id);
  db.run('delete from lists where id = ?', id);
}

/** The members, newest account first. */
export function findMembers(db: Database, listId: number): string[] {
  const rows = db.all<{ id: string }>(
    'select account_id as id from list_members where list_id = ? order by account_id desc',
    listId,
  );
  return rows.map((row) => row.id);
}

/** Adds members; unknown ids are ignored. */
export function addMembers(db: Database, listId: number, accountIds: string[]): void {
  db.run(
    `insert or ignore into list_members (list_id, account_id)
     select ?, id from accounts where id in (select value from json_each(?))`,
    listId,
    JSON.stringify(accountIds),
  );
}

export function removeMembers(db: Database, listId: number, accountIds: string[]): void {
  db.run(
    'delete from list_members where list_id = ? and account_id in (select value from json_each(?))',
    listId,
    JSON.stringify(accountIds),
  );
}

/** The lists of all owners that contain an account: its statuses belong to their streams. */
export function findListIdsWith(db: Database, memberId: string): Set<string> {
  const rows = db.all<{ id: number }>(
    'select list_id as id from list_members where account_id = ?',
    memberId,
  );
  return new Set(rows.map((row) => String(row.id)));
}
