import { allSettings } from './list/all-settings';
import type { PlacedSetting } from './list/placed';
import { isPlainObject } from '../kernel/json-record';
import type { RawValues } from './settings';

const list: Readonly<Record<string, PlacedSetting<unknown>>> = allSettings;

/** Pleroma-FE stores settings with this prefix in another record, not in its configuration. */
const OTHER_RECORD = 'prefsStorage.';

interface FeSetting {
  key: string;
  setting: PlacedSetting<unknown>;
  /** Its path in the configuration. */
  path: readonly string[];
}

/** The settings that are also in Pleroma-FE's configuration. */
export const inFeConfig: readonly FeSetting[] = Object.entries(list).flatMap(([key, setting]) => {
  const { pleromaFe = key, storedIn } = setting;
  if (pleromaFe === null || pleromaFe.startsWith(OTHER_RECORD) || storedIn === 'account') return [];
  return [{ key, setting, path: pleromaFe.split('.') }];
});

/** Converts a configuration of Pleroma-FE to values of our settings; settings that it lacks are left out. */
export function readFeConfig(config: RawValues): RawValues {
  const read = inFeConfig.flatMap(({ key, setting, path }) => {
    const value = setting.read(inOurForm(valueAt(config, path), setting));
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(read);
}

/**
 * In the configuration a font is an object with its family, and several languages are a list, the most preferred first.
 */
function inOurForm(value: unknown, { form }: PlacedSetting<unknown>): unknown {
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

/** Converts values to Pleroma-FE's form of the configuration. */
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
