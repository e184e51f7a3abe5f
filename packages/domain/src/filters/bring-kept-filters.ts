import type { AccountId } from '@linnet/api';
import type { Cell } from '../cell';
import type { Log, RecordStorage } from '../environment';
import { loadPart } from '../load-part';
import type { FilterMatcher } from './filter-matcher';
import { ownRecord } from '../own-record';

interface KeptFiltersOptions {
  storage: RecordStorage;
  /** Account id of the viewer; null for visitors. */
  reader: () => AccountId | null;
  matcher: Cell<FilterMatcher | null>;
  log: Log;
}

/**
 * Applies the filters stored on this device until the server has sent them, so that filtered statuses never flash up.
 * Undefined when none are stored.
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
