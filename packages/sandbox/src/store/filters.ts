import type { Database } from './database';
import type { Conditions } from './page';

/** A character next to a whole word: anything but digits and the letters of most scripts. */
const WORD_BOUNDARY = '[^0-9A-Za-z_À-῿぀-鿿가-힣]';

/** A pattern for one character in either case. */
function anyCase(character: string): string {
  const cases = new Set([character.toLowerCase(), character.toUpperCase()]);
  const single = [...cases].filter((one) => Array.from(one).length === 1);
  if (single.length === 2) return `[${single.join('')}]`;
  return '*?['.includes(character) ? `[${character}]` : character;
}

/** A GLOB pattern of SQLite that finds the phrase in a text with a space before and after it. */
function filterGlob(phrase: string, wholeWord: boolean): string {
  const letters = Array.from(phrase, anyCase).join('');
  return wholeWord ? `*${WORD_BOUNDARY}${letters}${WORD_BOUNDARY}*` : `*${letters}*`;
}

/** A filter of the first version: a phrase and the contexts in which it applies. */
export interface FilterRow {
  account_id: string;
  /** Counted per account. */
  id: number;
  phrase: string;
  /** JSON: names of filter contexts. */
  context: string;
  irreversible: number;
  whole_word: number;
  expires_at: number | null;
}

export type FilterContent = Omit<FilterRow, 'account_id' | 'id'>;

/** Newest first. */
export function listFilters(db: Database, accountId: string): FilterRow[] {
  return db.all<FilterRow>('select * from filters where account_id = ? order by id desc', accountId);
}

export function findFilter(db: Database, accountId: string, id: number): FilterRow | undefined {
  return db.one<FilterRow>('select * from filters where account_id = ? and id = ?', accountId, id);
}

export function insertFilter(db: Database, accountId: string, content: FilterContent): FilterRow {
  const last = db.one<{ id: number | null }>(
    'select max(id) as id from filters where account_id = ?',
    accountId,
  );
  const row: FilterRow = { account_id: accountId, id: (last?.id ?? 0) + 1, ...content };
  saveFilter(db, row);
  return row;
}

export function saveFilter(db: Database, row: FilterRow): void {
  db.run(
    `insert or replace into filters (account_id, id, phrase, context, irreversible, whole_word, glob, expires_at)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    row.account_id,
    row.id,
    row.phrase,
    row.context,
    row.irreversible,
    row.whole_word,
    filterGlob(row.phrase, row.whole_word === 1),
    row.expires_at,
  );
}

export function removeFilter(db: Database, accountId: string, id: number): void {
  db.run('delete from filters where account_id = ? and id = ?', accountId, id);
}

/** Removes the filters that have expired. */
export function removeExpiredFilters(db: Database, now: number): void {
  db.run('delete from filters where expires_at <= ?', now);
}

/**
 * Whether a status `s` (or the one it repeats) contains a phrase of the viewer's irreversible filters, whatever the
 * context.
 */
const FILTERED = `
  exists (
    select 1 from filters f join statuses o on o.id = coalesce(s.reblog_of_id, s.id)
    where f.account_id = ? and f.irreversible = 1 and o.account_id <> f.account_id
    and ' ' || o.content || ' ' glob f.glob)`;

function hasIrreversibleFilters(db: Database, viewerId: string): boolean {
  const row = db.one('select 1 from filters where account_id = ? and irreversible = 1 limit 1', viewerId);
  return row !== undefined;
}

/**
 * Adds a condition to a query over statuses `s` that leaves out what the viewer's irreversible filters hide, but
 * never the viewer's own.
 */
export function excludeFiltered(db: Database, conditions: Conditions, viewerId: string): void {
  if (hasIrreversibleFilters(db, viewerId)) conditions.and(`not ${FILTERED}`, viewerId);
}

/** Adds the same condition to a query over notifications `n` and their statuses. */
export function excludeAboutFiltered(db: Database, conditions: Conditions, viewerId: string): void {
  if (!hasIrreversibleFilters(db, viewerId)) return;
  conditions.and(`not exists (select 1 from statuses s where s.id = n.status_id and ${FILTERED})`, viewerId);
}

/** Whether the viewer's irreversible filters hide a status. */
export function isFilteredOut(
  db: Database,
  { viewerId, statusId }: { viewerId: string; statusId: string },
): boolean {
  if (!hasIrreversibleFilters(db, viewerId)) return false;
  return db.one(`select 1 from statuses s where s.id = ? and ${FILTERED}`, statusId, viewerId) !== undefined;
}
