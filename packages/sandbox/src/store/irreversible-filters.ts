import type { Database } from './database';
import type { Conditions } from './page';

/** A status `s` (or what it repeats) holds a phrase of the reader's irreversible filters, in whatever place. */
const FILTERED = `
  exists (
    select 1 from filters f join statuses o on o.id = coalesce(s.reblog_of_id, s.id)
    where f.account_id = ? and f.irreversible = 1 and o.account_id <> f.account_id
    and ' ' || o.content || ' ' glob f.glob)`;

function hasIrreversible(db: Database, readerId: string): boolean {
  const row = db.one('select 1 from filters where account_id = ? and irreversible = 1 limit 1', readerId);
  return row !== undefined;
}

/** Leaves out of a query over statuses `s` what the reader's irreversible filters hide; never one's own. */
export function leaveOutFiltered(db: Database, conditions: Conditions, readerId: string): void {
  if (hasIrreversible(db, readerId)) conditions.and(`not ${FILTERED}`, readerId);
}

/** The same for a query over notifications `n` and the statuses that they show. */
export function leaveOutAboutFiltered(db: Database, conditions: Conditions, readerId: string): void {
  if (!hasIrreversible(db, readerId)) return;
  conditions.and(`not exists (select 1 from statuses s where s.id = n.status_id and ${FILTERED})`, readerId);
}

/** Whether the reader's irreversible filters hide a status. */
export function isFilteredOut(
  db: Database,
  { readerId, statusId }: { readerId: string; statusId: string },
): boolean {
  if (!hasIrreversible(db, readerId)) return false;
  return db.one(`select 1 from statuses s where s.id = ? and ${FILTERED}`, statusId, readerId) !== undefined;
}
