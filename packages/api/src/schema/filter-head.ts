import type { FilterAction, FilterHead, FilterPlace } from '../model/filter';
import type { FilterId } from '../model/ids';
import { type JsonObject, isObject, readId, readText, readTexts, readTime } from './read';

const places: ReadonlySet<string> = new Set<FilterPlace>([
  'home',
  'notifications',
  'public',
  'thread',
  'account',
]);

const isPlace = (word: string): word is FilterPlace => places.has(word);

/** Unknown contexts are left out. */
export function readPlaces(json: JsonObject): readonly FilterPlace[] {
  return readTexts(json, 'context').filter(isPlace);
}

const actions = new Map<string, FilterAction>([
  ['hide', 'hide'],
  ['blur', 'blur'],
]);

/** An unknown action is read as a warning: the post stays reachable. */
export function readFilterHead(json: unknown): FilterHead | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<FilterId>(json, 'id');
  if (id === null) return undefined;
  return {
    id,
    title: readText(json, 'title'),
    places: readPlaces(json),
    expiresAt: readTime(json, 'expires_at'),
    action: actions.get(readText(json, 'filter_action')) ?? 'warn',
  };
}
