import type { WireConfigRow, WireConfiguration } from '@linnet/api/wire';
import { type Settings, type StoredRow, defaultSettings } from '../settings';
import { DESCRIPTIONS } from './descriptions';
import { applyRow, bindingsOf, defaultRows } from './defaults';
import { entriesOf, isModuleName, keyword, merge, storedKeys, storedValue, withoutKeys } from './values';

const REBOOT_KEYS = new Set([
  ':shout',
  ':hackney_pools',
  ':rate_limit',
  ':markup',
  ':streamer',
  ':pools',
  'Oban',
]);
const REBOOT_SUBKEYS = new Set([
  'Pleroma.Captcha :seconds_valid',
  'Pleroma.Upload :proxy_remote',
  ':instance :upload_limit',
  ':gopher :enabled',
]);

function modulesIn(value: unknown): string[] {
  if (typeof value === 'string') return isModuleName(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(modulesIn) : [];
}

/** The modules that exist: those of the descriptions and of the defaults. */
const MODULES = new Set([...modulesIn(DESCRIPTIONS), ...modulesIn(defaultRows(defaultSettings()))]);

const isSame = (one: StoredRow, { group, key }: Pick<StoredRow, 'group' | 'key'>) =>
  one.group === group && one.key === key;

function storedRow({ group, key, value }: StoredRow): WireConfigRow {
  const db = storedKeys(key, value);
  return { ...(db && { db }), group, key, value };
}

export function onlyStored(settings: Settings): WireConfiguration {
  return {
    configs: settings.configuration.map(({ group, key, value }) => ({ group, key, value })),
    need_reboot: settings.needsReboot,
  };
}

/** All that is in force: the defaults, with the rows of the database merged into them. */
export function effective(settings: Settings): WireConfiguration {
  const defaults = defaultRows(settings);
  const stored = settings.configuration;
  const others = stored.filter((row) => !defaults.some((other) => isSame(other, row)));
  const configs = [...defaults, ...others].map((row): WireConfigRow => {
    const ownRow = stored.find((other) => isSame(other, row));
    if (ownRow === undefined) return row;
    const db = storedKeys(row.key, ownRow.value);
    return { ...row, value: merge(row.value, ownRow.value), ...(db && { db }) };
  });
  return { configs, need_reboot: settings.needsReboot };
}

function noteReboot(settings: Settings, { key, value }: StoredRow): void {
  const subkeys = entriesOf(value)?.map(([name]) => name) ?? [];
  if (REBOOT_KEYS.has(key) || subkeys.some((name) => REBOOT_SUBKEYS.has(`${key} ${name}`)))
    settings.needsReboot = true;
}

/** Stores a value; null for one that crashes the server. */
export function storeValue(settings: Settings, sent: StoredRow): WireConfigRow | null {
  const value = storedValue(sent.value, MODULES);
  if (value === undefined) return null;
  const before = settings.configuration.find((row) => isSame(row, sent));
  const row = { ...sent, value: before === undefined ? value : merge(before.value, value, sent.key) };
  settings.configuration = [...settings.configuration.filter((other) => !isSame(other, sent)), row];
  noteReboot(settings, { ...sent, value });
  if (sent.group === ':pleroma') applyRow(settings, sent.key, row.value);
  return storedRow(row);
}

/** Removes a row, or some keys of it; returns what is left of it. */
export function removeStored(
  settings: Settings,
  sent: Pick<StoredRow, 'group' | 'key'>,
  subkeys: readonly string[] | null,
): WireConfigRow | null {
  const before = settings.configuration.find((row) => isSame(row, sent));
  if (before === undefined) return null;
  noteReboot(settings, before);
  const value = subkeys === null ? [] : withoutKeys(before.value, subkeys);
  const others = settings.configuration.filter((row) => row !== before);
  const isLeft = Array.isArray(value) && value.length > 0;
  settings.configuration = isLeft ? [...others, { ...before, value }] : others;
  const removed = entriesOf(before.value)?.filter(([key]) => subkeys === null || subkeys.includes(key)) ?? [];
  restoreDefaults(
    settings,
    sent.key,
    removed.map(([key]) => key),
  );
  return isLeft ? storedRow({ ...before, value }) : null;
}

function restoreDefaults(settings: Settings, key: string, subkeys: readonly string[]): void {
  const defaults = defaultSettings();
  const bound = bindingsOf(key).filter((binding) => subkeys.includes(binding.key));
  applyRow(settings, key, keyword(Object.fromEntries(bound.map((each) => [each.key, each.value(defaults)]))));
}
