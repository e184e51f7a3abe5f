import type { Cell } from '../kernel/cell';
import type { Log, RecordStorage } from '../kernel/environment';
import { loadPart } from '../kernel/lazy';
import type { AccountRecords } from '../kernel/records';
import type { FilterMatcher } from './filter-matcher';

interface RestoreOptions {
  storage: RecordStorage;
  /** Records of the viewer; null for visitors. */
  records: AccountRecords | null;
  matcher: Cell<FilterMatcher | null>;
  log: Log;
}

/**
 * Applies the filters stored on this device until the server has sent them, so that filtered statuses never flash up.
 * Undefined when none are stored.
 */
export function restoreFilters({
  storage,
  records,
  matcher,
  log,
}: RestoreOptions): Promise<void> | undefined {
  const record = records && storage.read(records.name('filters'));
  if (!record) return undefined;
  return loadPart(() => import('./stored-filters')).then(
    ({ matchStored }) => matcher.update((known) => known ?? matchStored(record)),
    (error: unknown) => log('warn', 'the filters stored on this device could not be loaded', error),
  );
}
