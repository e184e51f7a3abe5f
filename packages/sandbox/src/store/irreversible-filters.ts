import type { Database } from './database';
import type { Conditions } from './page';

/**
 * Whether a status `s` (or the one it repeats) contains a phrase of the viewer's irreversible filters, whatever the
 * context.
 */
const FILTERED = `
  exists (
    select 1 from filters f join statuses o on o.id = coalesce(s.reblog_of_id, s.id)
    where f.account_id = ? and f.irreversible = 1 and o.account_id <> f.account_id
    and ' ' || o.content || ' ' glob f.glob)`;

function hasIrreversible(db: Database, readerId: string): boolean {
  const row = db.one('select 1 from filters where account_id = ? and irreversible = 1 limit 1', readerId);
  return row !== undefined;
}

/**
 * Adds a condition to a query over statuses `s` that leaves out what the viewer's irreversible filters hide, but
 * never the viewer's own.
 */
export function leaveOutFiltered(db: Database, conditions: Conditions, readerId: string): void {
  if (hasIrreversible(db, readerId)) conditions.and(`not ${FILTERED}`, readerId);
}

/** Adds the same condition to a query over notifications `n` and their statuses. */
export function leaveOutAboutFiltered(db: Database, conditions: Conditions, readerId: string): void {
  if (!hasIrreversible(db, readerId)) return;
  conditions.and(`not exists (select 1 from statuses s where s.id = n.status_id and ${FILTERED})`, readerId);
}

/** Whether the viewer's irreversible filters hide a status. */
export function isFilteredOut(
  db: Database,
  { readerId, statusId }: { readerId: string; statusId: string },
): boolean {
  if (!hasIrreversible(db, readerId)) return false;
  return db.one(`select 1 from statuses s where s.id = ? and ${FILTERED}`, statusId, readerId) !== undefined;
}
