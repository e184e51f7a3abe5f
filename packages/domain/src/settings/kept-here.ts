import { deviceSettings } from './list/device-settings';
import type { PlacedSetting } from './list/placed';
import type { RawValues, Settings } from './settings';

const keysIn = (values: RawValues) => deviceSettings.keptHere.read(values['keptHere']) ?? [];

/** Whether a value is this device's alone: by its kind, or because the person has pinned it here. */
export function isKeptHere(
  own: RawValues,
  key: string,
  { kept }: Pick<PlacedSetting<unknown>, 'kept'>,
): boolean {
  return kept === 'device' || (kept === 'synced' && keysIn(own).includes(key));
}

/** What pins a synced setting to this device as it is there, or lets it follow the other devices again. */
export function pinChange(own: RawValues, key: string, here: boolean): RawValues {
  const others = keysIn(own).filter((one) => one !== key);
  const next = here ? [...others, key] : others;
  return { keptHere: next.length === 0 ? undefined : next, [key]: own[key] };
}

/**
 * Writes several values. What was or becomes this device's alone goes to no other one meanwhile: it is pinned before
 * it changes, and let go afterwards. False when they could not be kept.
 */
export function writeValues({ own, write }: Pick<Settings, 'own' | 'write'>, values: RawValues): boolean {
  const { keptHere: _, ...others } = values;
  const writeAll = (all: RawValues) => Object.entries(all).map(([key, value]) => write(key, value));
  if (!Object.hasOwn(values, 'keptHere')) return !writeAll(others).includes(false);
  const either = [...new Set([...keysIn(own.get()), ...keysIn(values)])];
  const kept = [
    ...writeAll({ keptHere: either.length === 0 ? undefined : either }),
    ...writeAll(others),
    ...writeAll({ keptHere: values['keptHere'] }),
  ];
  return !kept.includes(false);
}
