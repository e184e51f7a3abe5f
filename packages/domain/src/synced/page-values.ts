import type { RecordStorage } from '../kernel/environment';
import { isPlainObject, readJson } from '../kernel/json-record';
import type { RawValues, Settings } from '../settings/settings';
import type { DeviceRecord } from './device-record';
import { syncedKeys, withShared, withoutWritten } from './synced-values';

/** Name of the record in which `Settings` stores the values of this device. */
export const VALUES = 'linnet-settings';

interface PageValuesOptions {
  settings: Pick<Settings, 'own'>;
  storage: RecordStorage;
}

/** The values in force on this page, kept equal to the synced ones. */
export interface PageValues {
  /** Values are being taken over: changes at this time are not the viewer's. */
  isFollowing(): boolean;
  /** Whether values are in storage. */
  isKept(): boolean;
  /** Takes over values that another tab has stored. A missing or invalid record changes nothing. */
  catchUp(): void;
  /** Takes over synced values; false when they could not be stored. */
  follow(known: DeviceRecord, keys?: readonly string[]): boolean;
  /** Removes what the viewer wrote when they sign out. */
  dropWritten(): void;
}

export function createPageValues({ settings, storage }: PageValuesOptions): PageValues {
  let isFollowing = false;

  function show(own: RawValues): void {
    isFollowing = true;
    settings.own.set(own);
    isFollowing = false;
  }

  return {
    isFollowing: () => isFollowing,
    isKept: () => storage.read(VALUES) !== null,
    catchUp() {
      const kept = readJson(storage.read(VALUES) ?? '');
      if (isPlainObject(kept)) show(sameParts(settings.own.get(), kept));
    },
    follow(known, keys = syncedKeys(settings.own.get())) {
      const own = settings.own.get();
      const next = withShared(own, known, keys);
      if (next === own) return true;
      show(next);
      return storage.write(VALUES, JSON.stringify(next));
    },
    dropWritten() {
      const own = settings.own.get();
      const left = withoutWritten(own, syncedKeys(own));
      show(left);
      storage.write(VALUES, JSON.stringify(left));
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
