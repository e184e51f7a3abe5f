import { type Entries, ownOf, setEntry } from '../settings/entries';
import { allSettings } from '../settings/list/all-settings';
import type { PlacedSetting } from '../settings/list/placed';
import { isSame, valueIn, withValue } from '../settings/setting-entries';
import type { RawValues } from '../settings/settings';
import { type FePlace, type FeRecord, fePlaces } from './fe-record';
import { valueInFe } from './merge-fe-record';

/** Order of Pleroma-FE's navigation: before its lists and folders, and after them. */
const timelines = ['home', 'public', 'twkn', 'bubble', 'bookmarks', 'favorites', 'dms'];
const laterEntries = ['interactions', 'chats', 'friendRequests', 'about', 'announcements', 'drafts'];

function rankOf(id: string): number {
  if (timelines.includes(id)) return timelines.indexOf(id);
  if (id.startsWith('list-')) return timelines.length;
  if (id.startsWith('bookmark-folder-')) return timelines.length + 1;
  if (laterEntries.includes(id)) return timelines.length + 2 + laterEntries.indexOf(id);
  return Infinity;
}

/**
 * The order in which Pleroma-FE shows pins, which is that of its navigation, however they are stored. Our own come
 * last.
 */
function inFeOrder(pins: unknown): unknown {
  if (!Array.isArray(pins)) return pins;
  const ranked = pins.map((id) => ({ id, rank: rankOf(String(id)) }));
  return ranked
    .toSorted((one, other) => (one.rank < other.rank ? -1 : Number(one.rank > other.rank)))
    .map(({ id }) => id);
}

const settings: Readonly<Record<string, PlacedSetting<unknown>>> = allSettings;

/** Places of our settings in Pleroma-FE's record. */
export const places: readonly FePlace[] = fePlaces(settings);

/** Keys of the settings that are synced, without those pinned to this device. */
export function syncedKeys(own: RawValues): readonly string[] {
  const pinnedHere = allSettings.keptHere.read(own['keptHere']) ?? [];
  return Object.entries(settings)
    .filter(([key, { storedIn }]) => storedIn === 'synced' && !pinnedHere.includes(key))
    .map(([key]) => key);
}

export interface Known {
  entries: Entries;
  fe: FeRecord | null;
}

/** A setting whose default is the value of Pleroma-FE's record, over which our entries are applied. */
function settingOverFe(key: string, setting: PlacedSetting<unknown>, fe: FeRecord | null) {
  const place = places.find((one) => one.key === key);
  if (place === undefined) return { setting, place };
  return { setting: { ...setting, default: valueInFe(fe, place) ?? setting.default }, place };
}

/** Whether the setting is the pins, and the viewer has not sorted them in this client. */
function followsFeOrder(place: FePlace | undefined, entries: Entries): boolean {
  return place?.name === 'pinnedNavItems' && ownOf(entries, place.key) === undefined;
}

/** The synced value of a setting; undefined when it is the default. */
function syncedValue({ entries, fe }: Known, key: string): unknown {
  const listed = settings[key];
  if (listed === undefined) return undefined;
  const { setting, place } = settingOverFe(key, listed, fe);
  const value = valueIn(entries, key, setting);
  if (place === undefined) return value;
  // Pleroma-FE's record has a value for every setting: one that is the default was not chosen by the viewer.
  const effective = value ?? setting.default;
  const shown = fe !== null && followsFeOrder(place, entries) ? inFeOrder(effective) : effective;
  return isSame(shown, listed.default) ? undefined : shown;
}

/** The values of this device, overwritten by the synced ones; the same object when nothing differs. */
export function withSyncedValues(own: RawValues, known: Known, keys: readonly string[]): RawValues {
  const changed = keys
    .map((key) => [key, syncedValue(known, key)] as const)
    .filter(([key, value]) => !isSame(settings[key]?.read(own[key]), value));
  if (changed.length === 0) return own;
  const next = new Map(Object.entries(own));
  for (const [key, value] of changed) {
    if (value === undefined) next.delete(key);
    else next.set(key, value);
  }
  return Object.fromEntries(next);
}

/** The synced entries with the values that were changed on this device; the same object when there are none. */
export function entriesWithChanges(
  own: RawValues,
  known: Known,
  { keys, at }: { keys: readonly string[]; at: number },
): Entries {
  return keys.reduce((entries, key) => {
    const listed = settings[key];
    if (listed === undefined) return entries;
    const { setting, place } = settingOverFe(key, listed, known.fe);
    const chosen = listed.read(own[key]);
    const feDefault = place === undefined ? undefined : listed.default;
    if (isSame(chosen ?? feDefault, syncedValue({ ...known, entries }, key) ?? feDefault)) return entries;
    // An invalid value was not chosen.
    if (chosen === undefined && own[key] !== undefined && own[key] !== null) return entries;
    const value = chosen ?? feDefault;
    const changed = withValue(entries, { key, setting, value, at });
    // Pins in another order than Pleroma-FE's are stored with their order, also while it has no record yet.
    const isOrderKept = !followsFeOrder(place, changed) || isSame(inFeOrder(value), value);
    return isOrderKept ? changed : setEntry(changed, key, { at, value });
  }, known.entries);
}

/** Whether a setting is written content, and not only switches. */
function isWritten(key: string): boolean {
  return ['texts', 'opaque'].includes(settings[key]?.form.is ?? '');
}

/** Whether there is content that is removed from the device when the viewer signs out. */
export function hasWritten(own: RawValues): boolean {
  return syncedKeys(own)
    .filter(isWritten)
    .some((key) => !isSame(settings[key]?.read(own[key]) ?? settings[key]?.default, settings[key]?.default));
}

/** The values without the content that is removed from the device when the viewer signs out. */
export function withoutWritten(own: RawValues, keys: readonly string[]): RawValues {
  return Object.fromEntries(Object.entries(own).filter(([key]) => !(keys.includes(key) && isWritten(key))));
}
