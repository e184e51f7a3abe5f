import { deviceSettings } from './list/device-settings';
import type { PlacedSetting } from './list/placed';
import type { RawValues, Settings } from './settings';

const keysIn = (values: RawValues) => deviceSettings.keptHere.read(values['keptHere']) ?? [];

/** Whether a value is stored on this device only: by its kind, or because the viewer has pinned it. */
export function isKeptHere(
  own: RawValues,
  key: string,
  { storedIn }: Pick<PlacedSetting<unknown>, 'storedIn'>,
): boolean {
  return storedIn === 'device' || (storedIn === 'synced' && keysIn(own).includes(key));
}

/**
 * The values to write to pin a synced setting to this device with its present value, or to let it follow the other
 * devices again.
 */
export function pinChange(own: RawValues, key: string, here: boolean): RawValues {
  const others = keysIn(own).filter((one) => one !== key);
  const next = here ? [...others, key] : others;
  return { keptHere: next.length === 0 ? undefined : next, [key]: own[key] };
}

/**
 * Writes several values. A pinned setting must not be synced in between: it is pinned before it changes, and unpinned
 * afterwards. False when they could not be stored.
 */
export function writeValues({ own, write }: Pick<Settings, 'own' | 'write'>, values: RawValues): boolean {
  const { keptHere: _, ...others } = values;
  const writeAll = (all: RawValues) => Object.entries(all).map(([key, value]) => write(key, value));
  if (!Object.hasOwn(values, 'keptHere')) return !writeAll(others).includes(false);
  const either = [...new Set([...keysIn(own.get()), ...keysIn(values)])];
  const results = [
    ...writeAll({ keptHere: either.length === 0 ? undefined : either }),
    ...writeAll(others),
    ...writeAll({ keptHere: values['keptHere'] }),
  ];
  return !results.includes(false);
}
