import type { Database } from './database';
import { groupBy } from './statuses/statuses';

/** A filter of the second version. */
export interface FilterGroupRow {
  id: number;
  account_id: string;
  title: string;
  /** JSON: names of filter contexts. */
  context: string;
  /** `warn`, `hide` or `blur`. */
  filter_action: string;
  expires_at: number | null;
}

export interface FilterKeywordRow {
  id: number;
  group_id: number;
  keyword: string;
  whole_word: number;
}

export interface FilterStatusRow {
  id: number;
  group_id: number;
  status_id: string;
}

/** A filter with its keywords and statuses. */
export interface FilterGroup {
  row: FilterGroupRow;
  keywords: FilterKeywordRow[];
  statuses: FilterStatusRow[];
}

function withParts(db: Database, rows: FilterGroupRow[]): FilterGroup[] {
  const ids = JSON.stringify(rows.map((row) => row.id));
  const part = <Row extends { group_id: number }>(table: string) =>
    groupBy(
      db.all<Row>(
        `select * from ${table} where group_id in (select value from json_each(?)) order by id`,
        ids,
      ),
      (row) => String(row.group_id),
      (row) => row,
    );
  const keywords = part<FilterKeywordRow>('filter_keywords');
  const statuses = part<FilterStatusRow>('filter_statuses');
  return rows.map((row) => ({
    row,
    keywords: keywords.get(String(row.id)) ?? [],
    statuses: statuses.get(String(row.id)) ?? [],
  }));
}

/** All filters, also expired ones: they stay until they are deleted. */
export function listFilterGroups(db: Database, accountId: string): FilterGroup[] {
  const rows = db.all<FilterGroupRow>(
    'select * from filter_groups where account_id = ? order by id',
    accountId,
  );
  return withParts(db, rows);
}

export function findFilterGroup(db: Database, accountId: string, id: number): FilterGroup | undefined {
  const rows = db.all<FilterGroupRow>(
    'select * from filter_groups where account_id = ? and id = ?',
    accountId,
    id,
  );
  return withParts(db, rows)[0];
}

export function insertFilterGroup(db: Database, row: Omit<FilterGroupRow, 'id'>): number {
  return db.run(
    'insert into filter_groups (account_id, title, context, filter_action, expires_at) values (?, ?, ?, ?, ?)',
    row.account_id,
    row.title,
    row.context,
    row.filter_action,
    row.expires_at,
  ).lastId;
}

export function updateFilterGroup(db: Database, row: FilterGroupRow): void {
  db.run(
    'update filter_groups set title = ?, context = ?, filter_action = ?, expires_at = ? where id = ?',
    row.title,
    row.context,
    row.filter_action,
    row.expires_at,
    row.id,
  );
}

export function removeFilterGroup(db: Database, id: number): void {
  for (const table of ['filter_keywords', 'filter_statuses'])
    db.run(`delete from ${table} where group_id = ?`, id);
  db.run('delete from filter_groups where id = ?', id);
}

export function insertKeyword(db: Database, row: Omit<FilterKeywordRow, 'id'>): number {
  return db.run(
    'insert into filter_keywords (group_id, keyword, whole_word) values (?, ?, ?)',
    row.group_id,
    row.keyword,
    row.whole_word,
  ).lastId;
}

export function updateKeyword(db: Database, row: FilterKeywordRow): void {
  db.run(
    'update filter_keywords set keyword = ?, whole_word = ? where id = ?',
    row.keyword,
    row.whole_word,
    row.id,
  );
}

export function removeKeyword(db: Database, id: number): void {
  db.run('delete from filter_keywords where id = ?', id);
}

export function insertFilterStatus(db: Database, row: Omit<FilterStatusRow, 'id'>): number {
  return db.run(
    'insert into filter_statuses (group_id, status_id) values (?, ?)',
    row.group_id,
    row.status_id,
  ).lastId;
}

export function removeFilterStatus(db: Database, id: number): void {
  db.run('delete from filter_statuses where id = ?', id);
}

const OWNED = 'group_id in (select id from filter_groups where account_id = ?)';

export function findKeyword(db: Database, accountId: string, id: number): FilterKeywordRow | undefined {
  return db.one<FilterKeywordRow>(`select * from filter_keywords where id = ? and ${OWNED}`, id, accountId);
}

export function findFilterStatus(db: Database, accountId: string, id: number): FilterStatusRow | undefined {
  return db.one<FilterStatusRow>(`select * from filter_statuses where id = ? and ${OWNED}`, id, accountId);
}
