import { filters as filtersCall, type Filter } from '@linnet/api';
import type { RecordStorage } from '../kernel/environment';
import { readJsonRecord } from '../kernel/json-record';
import type { AccountRecords } from '../kernel/records';
import type { FilterMatcher } from './filter-matcher';
import { matchFilters } from './match-filters';

/** Stores filters that clients have to match; removes the record when there are none. */
export function storeFilters(
  storage: RecordStorage,
  records: AccountRecords,
  filters: readonly Filter[],
): void {
  const name = records.name('filters');
  if (filters.length === 0) return storage.remove(name);
  // In the server's format, so that one reader reads both.
  const rows = filters.map(({ id, phrase, contexts, expiresAt, irreversible, wholeWord }) => {
    return { id, phrase, context: contexts, expires_at: expiresAt, irreversible, whole_word: wholeWord };
  });
  storage.write(name, JSON.stringify({ filters: rows }));
}

/** The matcher of a stored record; null when it cannot be read. */
export function matchStored(record: string): FilterMatcher | null {
  const { filters: rows } = readJsonRecord(record);
  if (!Array.isArray(rows)) return null;
  return matchFilters(filtersCall().read(rows, { status: 200, link: null }).items);
}
