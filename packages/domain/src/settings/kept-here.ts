import { deviceSettings } from './list/device-settings';
import type { PlacedSetting } from './list/placed';
import type { Settings } from './settings';

type Kept = Pick<Settings, 'valueOf' | 'write'>;

const keysHere = (settings: Kept) => settings.valueOf('keptHere', deviceSettings.keptHere);

/** Whether a value is this device's alone: by its kind, or because the person has pinned it here. */
export function isKeptHere(
  settings: Kept,
  key: string,
  { kept }: Pick<PlacedSetting<unknown>, 'kept'>,
): boolean {
  return kept === 'device' || (kept === 'synced' && keysHere(settings).includes(key));
}

/** Pins a synced setting to this device, or lets it follow the other devices again. False when it could not be kept. */
export function keepHere(settings: Kept, key: string, here: boolean): boolean {
  const others = keysHere(settings).filter((one) => one !== key);
  const next = here ? [...others, key] : others;
  return settings.write('keptHere', next.length === 0 ? undefined : next);
}
