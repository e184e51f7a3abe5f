import { allSettings } from '../list/all-settings';
import type { PlacedSetting } from '../list/placed';
import type { RawValues } from '../settings';
import { type Entries, ownOf, setEntry } from './entries';
import { type FePlace, fePlaces } from './fe-places';
import type { FeRecord } from './fe-record';
import { valueInFe } from './meet-fe-record';
import { isSame, valueIn, withValue } from './setting-entries';

/** The places of Pleroma-FE's navigation before its lists and folders, and those behind them. */
const timelines = ['home', 'public', 'twkn', 'bubble', 'bookmarks', 'favorites', 'dms'];
const others = ['interactions', 'chats', 'friendRequests', 'about', 'announcements', 'drafts'];

function rankOf(id: string): number {
  if (timelines.includes(id)) return timelines.indexOf(id);
  if (id.startsWith('list-')) return timelines.length;
  if (id.startsWith('bookmark-folder-')) return timelines.length + 1;
  if (others.includes(id)) return timelines.length + 2 + others.indexOf(id);
  return Infinity;
}

/** Pins as Pleroma-FE shows them, whatever order they are kept in: by the places of its navigation. Ours come last. */
function inFeOrder(pins: unknown): unknown {
  if (!Array.isArray(pins)) return pins;
  const ranked = pins.map((id) => ({ id, rank: rankOf(String(id)) }));
  return ranked
    .toSorted((one, other) => (one.rank < other.rank ? -1 : Number(one.rank > other.rank)))
    .map(({ id }) => id);
}

const list: Readonly<Record<string, PlacedSetting<unknown>>> = allSettings;

/** Where Pleroma-FE looks for settings of ours. */
export const places: readonly FePlace[] = fePlaces(list);

/** Everything that is the same on every device, but for what the person has taken out of that on this one. */
export function syncedKeys(own: RawValues): readonly string[] {
  const here = allSettings.keptHere.read(own['keptHere']) ?? [];
  return Object.entries(list)
    .filter(([key, { kept }]) => kept === 'synced' && !here.includes(key))
    .map(([key]) => key);
}

export interface Known {
  entries: Entries;
  fe: FeRecord | null;
}

/** A setting as it is to be taken apart: what Pleroma-FE keeps is the ground of what lies over it. */
function groundOf(key: string, setting: PlacedSetting<unknown>, fe: FeRecord | null) {
  const place = places.find((one) => one.key === key);
  if (place === undefined) return { setting, place };
  return { setting: { ...setting, default: valueInFe(fe, place) ?? setting.default }, place };
}

/** Pins that nobody has arranged with us. */
function followsFeOrder(place: FePlace | undefined, entries: Entries): boolean {
  return place?.name === 'pinnedNavItems' && ownOf(entries, place.key) === undefined;
}

/** The person's own value as all devices have it; undefined where there is none. */
function sharedValue({ entries, fe }: Known, key: string): unknown {
  const usual = list[key];
  if (usual === undefined) return undefined;
  const { setting, place } = groundOf(key, usual, fe);
  const value = valueIn(entries, key, setting);
  if (place === undefined) return value;
  // That record has a value for everything: the usual one is nobody's choice.
  const kept = value ?? setting.default;
  const shown = fe !== null && followsFeOrder(place, entries) ? inFeOrder(kept) : kept;
  return isSame(shown, usual.default) ? undefined : shown;
}

/** The values of this device with those of all devices among them; the same object when nothing differs. */
export function withShared(own: RawValues, known: Known, keys: readonly string[]): RawValues {
  const changed = keys
    .map((key) => [key, sharedValue(known, key)] as const)
    .filter(([key, value]) => !isSame(list[key]?.read(own[key]), value));
  if (changed.length === 0) return own;
  const next = new Map(Object.entries(own));
  for (const [key, value] of changed) {
    if (value === undefined) next.delete(key);
    else next.set(key, value);
  }
  return Object.fromEntries(next);
}

/** The entries with what was chosen on this device since; the same object when nothing was. */
export function withChosen(
  own: RawValues,
  known: Known,
  { keys, at }: { keys: readonly string[]; at: number },
): Entries {
  return keys.reduce((entries, key) => {
    const usual = list[key];
    if (usual === undefined) return entries;
    const { setting, place } = groundOf(key, usual, known.fe);
    const chosen = usual.read(own[key]);
    const ground = place === undefined ? undefined : usual.default;
    if (isSame(chosen ?? ground, sharedValue({ ...known, entries }, key) ?? ground)) return entries;
    // A value that is none was not chosen.
    if (chosen === undefined && own[key] !== undefined && own[key] !== null) return entries;
    const value = chosen ?? ground;
    const changed = withValue(entries, { key, setting, value, at });
    // Where Pleroma-FE's order would come out, now or once it has a record, the one that was chosen here is said.
    const isTheirs = !followsFeOrder(place, changed) || isSame(inFeOrder(value), value);
    return isTheirs ? changed : setEntry(changed, key, { at, value });
  }, known.entries);
}

/** Whether a setting is something that somebody writes, not only switches. */
function isWritten(key: string): boolean {
  return ['texts', 'opaque'].includes(list[key]?.form.is ?? '');
}

/** Whether there is anything that leaves the device with whoever wrote it. */
export function hasWritten(own: RawValues): boolean {
  return syncedKeys(own)
    .filter(isWritten)
    .some((key) => !isSame(list[key]?.read(own[key]) ?? list[key]?.default, list[key]?.default));
}

/** What somebody wrote leaves the device with them. */
export function withoutWritten(own: RawValues, keys: readonly string[]): RawValues {
  return Object.fromEntries(Object.entries(own).filter(([key]) => !(keys.includes(key) && isWritten(key))));
}
