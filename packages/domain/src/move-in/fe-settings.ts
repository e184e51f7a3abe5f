import { readFeConfig } from '../settings/fe-config';
import { allSettings } from '../settings/list/all-settings';
import type { PlacedSetting } from '../settings/list/placed';
import { isSame } from '../settings/setting-entries';
import type { RawValues } from '../settings/settings';

const list: Readonly<Record<string, PlacedSetting<unknown>>> = allSettings;

/**
 * Default values of Pleroma-FE that differ from ours. It stores them like chosen ones, although nobody has chosen them.
 */
function pleromaFeDefaults(browserLanguage: string): Readonly<Record<string, readonly unknown[]>> {
  const [language] = browserLanguage.split('-');
  return {
    useStreamingApi: [false],
    colors: [{}],
    interfaceLanguage: [browserLanguage, language],
  };
}

/** The values that were chosen in Pleroma-FE, of settings that have no value here. */
export function settingsOfFe(config: RawValues, own: RawValues, browserLanguage: string): RawValues {
  const defaultsOfFe = pleromaFeDefaults(browserLanguage);
  const chosen = Object.entries(readFeConfig(config)).filter(([key, value]) => {
    const setting = list[key];
    const defaults = defaultsOfFe[key] ?? [setting?.default];
    // Pleroma-FE does not store values that follow the instance: a stored one was chosen, even if it is the default.
    const isDefault = setting?.instance !== true && defaults.some((one) => isSame(value, one));
    return !isDefault && setting?.read(own[key]) === undefined;
  });
  return Object.fromEntries(chosen);
}
