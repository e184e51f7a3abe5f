import { isPlainObject, readJson } from '../kernel/json-record';
import { inFeConfig, readFeConfig, writeFeConfig } from './fe-config';
import { allSettings } from './list/all-settings';
import type { PlacedSetting } from './list/placed';
import type { RawValues, Settings } from './settings';

const list: Readonly<Record<string, PlacedSetting<unknown>>> = allSettings;
const VERSION_KEY = '_pleroma_settings_version';
const VERSION = [1, 0] as const;
/** Our own part of the file, which other clients ignore. */
const OURS = 'linnet';
/** Settings of an unfinished theme: large, and useless without each other. */
const THEME_KEYS = ['customTheme', 'customThemeSource', 'colors'];

export const settingsFileNames = {
  plain: 'pleromafe_settings.json',
  withTheme: 'pleromafe_settings.full.json',
} as const;

/** Settings in our part of the file: without those of the account, and the application's own notes on updates. */
const ourKeys = Object.keys(list).filter((key) => {
  const setting = list[key];
  const isTheirs = inFeConfig.some((place) => place.key === key);
  const isOfProgram = setting?.control.by === 'program' && setting.group === 'updates';
  return setting !== undefined && setting.storedIn !== 'account' && !isTheirs && !isOfProgram;
});

/** Writes the viewer's own values as a file that Pleroma-FE can read too. */
export function writeSettingsFile(own: RawValues, { withTheme }: { withTheme: boolean }): string {
  const values = Object.fromEntries(
    Object.entries(own).filter(([key, value]) => {
      const isWanted = withTheme || !THEME_KEYS.includes(key);
      return isWanted && list[key]?.read(value) !== undefined;
    }),
  );
  const ours = Object.fromEntries(Object.entries(values).filter(([key]) => ourKeys.includes(key)));
  const file = { ...writeFeConfig(values), [OURS]: ours, [VERSION_KEY]: VERSION };
  return JSON.stringify(file, null, 2);
}

export type SettingsFileReading =
  | { state: 'unsupported' | 'too_new' | 'too_old' }
  | {
      state: 'readable';
      /** Written by a version with another minor number: some of it may be missing. */
      minorDiffers: boolean;
      /** The values it would change, by the keys of settings. */
      values: RawValues;
    };

/**
 * Reads a file before anything of it is applied: only known settings with valid values that differ from the current
 * ones.
 */
export function readSettingsFile(text: string, currentValue: Settings['valueOf']): SettingsFileReading {
  const file = readJson(text);
  const version: unknown = isPlainObject(file) ? file[VERSION_KEY] : undefined;
  if (!isPlainObject(file) || !Array.isArray(version)) return { state: 'unsupported' };
  const [major, minor]: readonly unknown[] = version;
  if (typeof major !== 'number' || typeof minor !== 'number') return { state: 'unsupported' };
  if (major !== VERSION[0]) return { state: major > VERSION[0] ? 'too_new' : 'too_old' };
  const given = { ...readFeConfig(file), ...readOurs(file[OURS]) };
  const changed = Object.entries(given).filter(([key, value]) => {
    const setting = list[key];
    return setting !== undefined && JSON.stringify(currentValue(key, setting)) !== JSON.stringify(value);
  });
  return { state: 'readable', minorDiffers: minor !== VERSION[1], values: Object.fromEntries(changed) };
}

function readOurs(part: unknown): RawValues {
  if (!isPlainObject(part)) return {};
  const read = ourKeys.map((key) => [key, list[key]?.read(part[key])] as const);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}
