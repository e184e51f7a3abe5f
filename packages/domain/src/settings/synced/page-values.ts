import type { RecordStorage } from '../../environment';
import { isPlainObject } from '../plain-object';
import { readJson } from '../read-json';
import type { RawValues, Settings } from '../settings';
import type { DeviceRecord } from './device-record';
import { syncedKeys, withoutWritten, withShared } from './synced-values';

/** Under which `Settings` keeps the values of this device. */
export const VALUES = 'linnet-settings';

interface PageValuesOptions {
  settings: Pick<Settings, 'own'>;
  storage: RecordStorage;
}

/** The values in force on this page, as they are brought into step with what others have. */
export interface PageValues {
  /** They are being brought into step: what changes then was not chosen here. */
  isFollowing(): boolean;
  /** There are values in storage. */
  isKept(): boolean;
  /** Takes over what another page of this browser has kept. That it is gone or damaged was nobody’s choice. */
  catchUp(): void;
  /** Takes over what all devices have; false when it could not be kept. */
  follow(known: DeviceRecord, keys?: readonly string[]): boolean;
  /** Whoever wrote it takes it along. */
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

/** Values that came from elsewhere, those that did not change as they are here: readers need not look again. */
function sameParts(here: RawValues, there: RawValues): RawValues {
  const entries = Object.entries(there).map(([key, value]) => {
    const isSame = Object.hasOwn(here, key) && JSON.stringify(here[key]) === JSON.stringify(value);
    return [key, isSame ? here[key] : value] as const;
  });
  const isAlike = entries.every(([key, value]) => Object.hasOwn(here, key) && here[key] === value);
  return isAlike && entries.length === Object.keys(here).length ? here : Object.fromEntries(entries);
}
