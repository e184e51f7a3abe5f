import type { RecordStorage } from '../kernel/environment';
import { isPlainObject, readJson } from '../kernel/json-record';
import type { RawValues, Settings } from '../settings/settings';

/** Name of the record in which `Settings` stores the values of this device. */
export const VALUES_RECORD = 'linnet-settings';

/** Name of the record of what this device has stored of the synced settings of an account. */
export const SYNCED_RECORD = 'linnet-synced';

export interface StoredValuesOptions {
  settings: Pick<Settings, 'own'>;
  storage: RecordStorage;
}

/** The values on this page, kept equal to those that any tab of this browser has stored. */
export interface StoredValues {
  /** Whether values are being applied: changes at this time are not the viewer's. */
  isApplying(): boolean;
  /** Applies these values. Does not store them. */
  show(own: RawValues): void;
  /** Applies values that another tab has stored. A missing or invalid record changes nothing. */
  catchUp(): void;
}

export function createStoredValues({ settings, storage }: StoredValuesOptions): StoredValues {
  let isApplying = false;

  function show(own: RawValues): void {
    isApplying = true;
    settings.own.set(own);
    isApplying = false;
  }

  return {
    isApplying: () => isApplying,
    show,
    catchUp() {
      const kept = readJson(storage.read(VALUES_RECORD) ?? '');
      if (isPlainObject(kept)) show(sameParts(settings.own.get(), kept));
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
