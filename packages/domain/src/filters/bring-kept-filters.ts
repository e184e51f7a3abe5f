import type { AccountId } from '@linnet/api';
import type { Cell } from '../cell';
import type { Log, RecordStorage } from '../environment';
import { loadPart } from '../load-part';
import type { FilterMatcher } from './filter-matcher';
import { ownRecord } from '../own-record';

interface KeptFiltersOptions {
  storage: RecordStorage;
  /** Who is reading; null for visitors. */
  reader: () => AccountId | null;
  matcher: Cell<FilterMatcher | null>;
  log: Log;
}

/**
 * Puts the filters in force that this device knows of, until the server has told them: what they meet never flashes
 * up. Undefined when it knows of none.
 */
export function bringKeptFilters({
  storage,
  reader,
  matcher,
  log,
}: KeptFiltersOptions): Promise<void> | undefined {
  const account = reader();
  const record = account && storage.read(ownRecord('filters', account));
  if (!record) return undefined;
  return loadPart(() => import('./kept-filters')).then(
    ({ matchKept }) => {
      if (reader() === account) matcher.update((known) => known ?? matchKept(record));
    },
    (error: unknown) => log('warn', 'the filters that this device knows did not come', error),
  );
}
