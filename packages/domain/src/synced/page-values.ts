import type { RecordStorage } from '../kernel/environment';
import { isPlainObject, readJson } from '../kernel/json-record';
import type { RawValues, Settings } from '../settings/settings';
import type { DeviceRecord } from './device-record';
import { syncedKeys, withSyncedValues, withoutWritten } from './synced-values';

/** Name of the record in which `Settings` stores the values of this device. */
export const VALUES_RECORD = 'linnet-settings';

interface PageValuesOptions {
  settings: Pick<Settings, 'own'>;
  storage: RecordStorage;
}

/** The values on this page, kept equal to the synced ones. */
export interface PageValues {
  /** Whether values are being applied: changes at this time are not the viewer's. */
  isApplying(): boolean;
  /** Whether the storage has values. */
  isStored(): boolean;
  /** Applies values that another tab has stored. A missing or invalid record changes nothing. */
  catchUp(): void;
  /** Applies synced values; false when they could not be stored. */
  apply(known: DeviceRecord, keys?: readonly string[]): boolean;
  /** Removes what the viewer wrote when they sign out. */
  dropWritten(): void;
}

export function createPageValues({ settings, storage }: PageValuesOptions): PageValues {
  let isApplying = false;

  function show(own: RawValues): void {
    isApplying = true;
    settings.own.set(own);
    isApplying = false;
  }

  return {
    isApplying: () => isApplying,
    isStored: () => storage.read(VALUES_RECORD) !== null,
    catchUp() {
      const kept = readJson(storage.read(VALUES_RECORD) ?? '');
      if (isPlainObject(kept)) show(sameParts(settings.own.get(), kept));
    },
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

/** Values from elsewhere, with the present objects for unchanged ones, so that subscribers can compare by reference. */
function sameParts(here: RawValues, there: RawValues): RawValues {
  const entries = Object.entries(there).map(([key, value]) => {
    const isSame = Object.hasOwn(here, key) && JSON.stringify(here[key]) === JSON.stringify(value);
    return [key, isSame ? here[key] : value] as const;
  });
  const isAlike = entries.every(([key, value]) => Object.hasOwn(here, key) && here[key] === value);
  return isAlike && entries.length === Object.keys(here).length ? here : Object.fromEntries(entries);
}
