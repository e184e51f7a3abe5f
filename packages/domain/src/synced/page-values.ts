import type { DeviceRecord } from './device-record';
import {
  type StoredValues,
  type StoredValuesOptions,
  VALUES_RECORD,
  createStoredValues,
} from './stored-values';
import { syncedKeys, withSyncedValues, withoutWritten } from './synced-values';

/** The values on this page, kept equal to the synced ones. */
export interface PageValues extends Omit<StoredValues, 'show'> {
  /** Whether the storage has values. */
  isStored(): boolean;
  /** Applies synced values; false when they could not be stored. */
  apply(known: DeviceRecord, keys?: readonly string[]): boolean;
  /** Removes what the viewer wrote when they sign out. */
  dropWritten(): void;
}

export function createPageValues({ settings, storage }: StoredValuesOptions): PageValues {
  const { show, ...stored } = createStoredValues({ settings, storage });

  return {
    ...stored,
    isStored: () => storage.read(VALUES_RECORD) !== null,
    apply(known, keys = syncedKeys(settings.own.get())) {
      const own = settings.own.get();
      const next = withSyncedValues(own, known, keys);
      if (next === own) return true;
      show(next);
      return storage.write(VALUES_RECORD, JSON.stringify(next));
    },
    dropWritten() {
      const own = settings.own.get();
      const left = withoutWritten(own, syncedKeys(own));
      show(left);
      storage.write(VALUES_RECORD, JSON.stringify(left));
    },
  };
}
