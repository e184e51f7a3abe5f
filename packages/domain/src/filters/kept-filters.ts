import { filters as filtersCall, type AccountId, type Filter } from '@linnet/api';
import type { RecordStorage } from '../environment';
import { readJsonRecord } from '../json-record';
import type { FilterMatcher } from './filter-matcher';
import { ownRecord } from '../own-record';
import { matchFilters } from './match-filters';

/** Keeps the filters that a server leaves to its clients; where there are none, nothing is kept. */
export function keepFilters(storage: RecordStorage, account: AccountId, filters: readonly Filter[]): void {
  if (filters.length === 0) return storage.remove(ownRecord('filters', account));
  // As a server writes them, so that one reader reads both.
  const rows = filters.map(({ id, phrase, places, expiresAt, irreversible, wholeWord }) => {
    return { id, phrase, context: places, expires_at: expiresAt, irreversible, whole_word: wholeWord };
  });
  storage.write(ownRecord('filters', account), JSON.stringify({ filters: rows }));
}

/** What looks for the filters of a record; null for one that cannot be read. */
export function matchKept(record: string): FilterMatcher | null {
  const { filters: rows } = readJsonRecord(record);
  if (!Array.isArray(rows)) return null;
  return matchFilters(filtersCall().read(rows, { status: 200, link: null }).items);
}
