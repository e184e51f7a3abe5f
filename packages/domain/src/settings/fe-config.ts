import { allSettings } from './list/all-settings';
import type { PlacedSetting } from './list/placed';
import { isPlainObject } from './plain-object';
import type { RawValues } from './settings';

const list: Readonly<Record<string, PlacedSetting<unknown>>> = allSettings;

/** Parts of another record than that of the configuration. */
const ELSEWHERE = 'prefsStorage.';

interface FePlace {
  key: string;
  setting: PlacedSetting<unknown>;
  /** Where it stands in the configuration. */
  path: readonly string[];
}

/** The settings that Pleroma-FE has in its configuration too. */
export const inFeConfig: readonly FePlace[] = Object.entries(list).flatMap(([key, setting]) => {
  const { pleromaFe = key, kept } = setting;
  if (pleromaFe === null || pleromaFe.startsWith(ELSEWHERE) || kept === 'account') return [];
  return [{ key, setting, path: pleromaFe.split('.') }];
});

/** What of a configuration of Pleroma-FE are values of ours; what it lacks follows the instance. */
export function readFeConfig(config: RawValues): RawValues {
  const read = inFeConfig.flatMap(({ key, setting, path }) => {
    const value = setting.read(ourForm(valueAt(config, path), setting));
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(read);
}

/** A font is an object with its family there, and several languages are a list, the most wanted first. */
function ourForm(value: unknown, { form }: PlacedSetting<unknown>): unknown {
  if (form.is === 'text' && Array.isArray(value)) return value[0];
  if (isPlainObject(value) && typeof value['family'] === 'string') return value['family'];
  return value;
}

function valueAt(config: RawValues, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, name) => (isPlainObject(part) && Object.hasOwn(part, name) ? part[name] : undefined),
    config,
  );
}

/** These values as Pleroma-FE has them in its configuration. */
export function writeFeConfig(values: RawValues): RawValues {
  return inFeConfig.reduce<RawValues>((config, { key, path }) => {
    const value = values[key];
    if (value === undefined) return config;
    return withValueAt(config, path, path.includes('fonts') ? { family: value } : value);
  }, {});
}

function withValueAt(config: RawValues, [name, ...rest]: readonly string[], value: unknown): RawValues {
  if (name === undefined) return config;
  const below = config[name];
  const next = rest.length === 0 ? value : withValueAt(isPlainObject(below) ? below : {}, rest, value);
  return { ...config, [name]: next };
}
