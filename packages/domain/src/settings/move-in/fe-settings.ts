import { readFeConfig } from '../fe-config';
import { allSettings } from '../list/all-settings';
import type { PlacedSetting } from '../list/placed';
import type { RawValues } from '../settings';
import { isSame } from '../synced/setting-entries';

const list: Readonly<Record<string, PlacedSetting<unknown>>> = allSettings;

/** Pleroma-FE keeps its defaults with what was chosen. Where they are not ours, they are nobody's choice either. */
function theirDefaults(browserLanguage: string): Readonly<Record<string, readonly unknown[]>> {
  const [language] = browserLanguage.split('-');
  return {
    useStreamingApi: [false],
    colors: [{}],
    interfaceLanguage: [browserLanguage, language],
  };
}

/** What somebody chose in Pleroma-FE and has not chosen here. */
export function settingsOfFe(config: RawValues, own: RawValues, browserLanguage: string): RawValues {
  const usual = theirDefaults(browserLanguage);
  const chosen = Object.entries(readFeConfig(config)).filter(([key, value]) => {
    const setting = list[key];
    const defaults = usual[key] ?? [setting?.default];
    // What follows the instance there is not in it: a value that is, was chosen, be it the usual one.
    const isUsual = setting?.instance !== true && defaults.some((one) => isSame(value, one));
    return !isUsual && setting?.read(own[key]) === undefined;
  });
  return Object.fromEntries(chosen);
}
