import { readFeConfig } from '../fe-config';
import { allSettings } from '../list/all-settings';
import type { PlacedSetting } from '../list/placed';
import type { RawValues } from '../settings';
import { isSame } from '../synced/setting-entries';

const list: Readonly<Record<string, PlacedSetting<unknown>>> = allSettings;

/** Pleroma-FE keeps its defaults with what was chosen. Where they are not ours, they are nobody's choice either. */
const theirDefaults: RawValues = { useStreamingApi: false };

/** What somebody chose in Pleroma-FE and has not chosen here. */
export function settingsOfFe(config: RawValues, own: RawValues): RawValues {
  const chosen = Object.entries(readFeConfig(config)).filter(([key, value]) => {
    const setting = list[key];
    // What follows the instance there is not in it: a value that is, was chosen, be it the usual one.
    const isUsual = setting?.instance !== true && isSame(value, theirDefaults[key] ?? setting?.default);
    return !isUsual && setting?.read(own[key]) === undefined;
  });
  return Object.fromEntries(chosen);
}
