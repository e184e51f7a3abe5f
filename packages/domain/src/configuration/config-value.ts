import type { ConfigValue } from '@linnet/api';

/** A map of the configuration. */
export type ConfigMap = Readonly<Record<string, ConfigValue>>;

/** A keyword list or a map, as its entries in their order. */
export interface Entries {
  readonly kind: 'keyword' | 'map';
  readonly list: readonly (readonly [key: string, value: ConfigValue])[];
}

const isList = (value: ConfigValue | undefined): value is readonly ConfigValue[] => Array.isArray(value);

/** The elements of a tuple; null for anything else. */
export function tupleOf(value: ConfigValue | undefined): readonly ConfigValue[] | null {
  if (value === undefined || value === null || typeof value !== 'object' || isList(value)) return null;
  const keys = Object.keys(value);
  const elements = value['tuple'];
  return keys.length === 1 && isList(elements) ? elements : null;
}

export const tuple = (...elements: readonly ConfigValue[]): ConfigValue => ({ tuple: elements });

/** The elements of a plain list or of a keyword list; null for anything else. */
export function listOf(value: ConfigValue | undefined): readonly ConfigValue[] | null {
  return isList(value) ? value : null;
}

/** A map; null for anything else, tuples too. */
export function mapOf(value: ConfigValue | undefined): ConfigMap | null {
  if (value === undefined || value === null || typeof value !== 'object' || isList(value)) return null;
  return tupleOf(value) === null ? value : null;
}

/** Texts that the server stores as modules. */
const modules =
  /^(?:(?:Pleroma|Phoenix|Tesla|Ueberauth|Swoosh)\.|(?:Oban|Ueberauth|ExSyslogger|ConcurrentLimiter)$)/;

export const isModule = (text: string): boolean => modules.test(text);

/** Whether the server stores a text as an atom, like the keys of keyword lists. */
export const isAtom = (text: string): boolean => text.startsWith(':') || isModule(text);

/**
 * The entries of a keyword list: tuples of two, whose first element is an atom. The empty list is one. Null for
 * anything else.
 */
export function keywordOf(value: ConfigValue | undefined): Entries['list'] | null {
  if (!isList(value)) return null;
  const entries: (readonly [string, ConfigValue])[] = [];
  for (const element of value) {
    const [key, inner, ...more] = tupleOf(element) ?? [];
    if (typeof key !== 'string' || !isAtom(key) || inner === undefined || more.length > 0) return null;
    entries.push([key, inner]);
  }
  return entries;
}

export const keyword = (entries: Entries['list']): ConfigValue =>
  entries.map(([key, inner]) => tuple(key, inner));

/** The entries of a keyword list or of a map; null for anything else. */
export function entriesOf(value: ConfigValue | undefined): Entries | null {
  const list = keywordOf(value);
  if (list !== null) return { kind: 'keyword', list };
  const map = mapOf(value);
  return map === null ? null : { kind: 'map', list: Object.entries(map) };
}

export function ofEntries({ kind, list }: Entries): ConfigValue {
  return kind === 'keyword' ? keyword(list) : Object.fromEntries(list);
}

/** Keys of maps are stored with and without their colon. */
const bare = (key: string): string => key.replace(/^:/, '');

/** Finds a key in a map or keyword list, and returns it as it is spelt there; undefined if it is missing. */
export function keyIn({ kind, list }: Entries, key: string): string | undefined {
  const isSame = kind === 'keyword' ? (other: string) => other === key : sameBare(key);
  return list.find(([other]) => isSame(other))?.[0];
}

const sameBare = (key: string) => (other: string) => bare(other) === bare(key);

/** A new key of a map or keyword list: with a colon in a map whose other keys have one. */
export function newKeyIn({ kind, list }: Entries, key: string): string {
  if (kind === 'keyword' || list.length === 0) return key;
  return list.every(([other]) => other.startsWith(':')) ? `:${bare(key)}` : bare(key);
}

/** The value at a path of keys; undefined where there is none. */
export function valueAt(value: ConfigValue | undefined, path: readonly string[]): ConfigValue | undefined {
  return path.reduce<ConfigValue | undefined>((inner, key) => {
    const entries = entriesOf(inner);
    const found = entries === null ? undefined : keyIn(entries, key);
    return entries?.list.find(([other]) => other === found)?.[1];
  }, value);
}

/** Whether two values are the same; neither maps nor keyword lists have an order. */
export function isSameValue(one: ConfigValue | undefined, other: ConfigValue | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [left, right] = [entriesOf(one), entriesOf(other)];
  if (left !== null && right !== null && left.kind === right.kind) return haveSameEntries(left, right);
  const [these, those] = [tupleOf(one) ?? listOf(one), tupleOf(other) ?? listOf(other)];
  if (these === null || those === null || (tupleOf(one) === null) !== (tupleOf(other) === null)) return false;
  return these.length === those.length && these.every((inner, index) => isSameValue(inner, those[index]));
}

function haveSameEntries(left: Entries, right: Entries): boolean {
  if (left.list.length !== right.list.length) return false;
  return left.list.every(([key, inner]) => {
    const found = keyIn(right, key);
    const other = right.list.find(([candidate]) => candidate === found);
    return other !== undefined && isSameValue(inner, other[1]);
  });
}
