import type { WireConfigValue } from '@linnet/api/wire';

export type Entry = readonly [key: string, value: WireConfigValue];

const MODULE =
  /^((Pleroma|Phoenix|Tesla|Ueberauth|Swoosh)\.|(Oban|Ueberauth|ExSyslogger|ConcurrentLimiter)$)/;

export const isModuleName = (text: string): boolean => MODULE.test(text);
const isAtom = (text: string): boolean => text.startsWith(':') || isModuleName(text);

export const tuple = (...elements: WireConfigValue[]): WireConfigValue => ({ tuple: elements });

/** A keyword list: `{ ':name': 'x' }` → `[{ tuple: [':name', 'x'] }]`. */
export const keyword = (values: Record<string, WireConfigValue>): WireConfigValue =>
  Object.entries(values).map(([key, value]) => tuple(key, value));

function isMap(value: WireConfigValue | undefined): value is { [key: string]: WireConfigValue } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entries of a keyword list, the empty list included; null for anything else. */
export function entriesOf(value: WireConfigValue | undefined): Entry[] | null {
  if (!Array.isArray(value)) return null;
  const entries = value.map((item): Entry | null => {
    const elements = isMap(item) ? item['tuple'] : undefined;
    if (!Array.isArray(elements) || elements.length !== 2) return null;
    const [key, inner] = elements;
    return typeof key === 'string' && isAtom(key) && inner !== undefined ? [key, inner] : null;
  });
  return entries.includes(null) ? null : entries.filter((entry) => entry !== null);
}

const ofEntries = (entries: readonly Entry[]): WireConfigValue =>
  entries.map(([key, value]) => tuple(key, value));

/** Sub-keys whose keyword lists are replaced, not merged. */
const REPLACED = new Set([
  ':assets :mascots',
  ':emoji :groups',
  ':mrf_subchain :match_actor',
  ':mrf_keyword :replace',
]);

/** Keyword lists merged, those inside of them too; anything else is replaced. */
export function merge(
  under: WireConfigValue | undefined,
  over: WireConfigValue,
  rowKey: string | null = null,
): WireConfigValue {
  const [below, above] = [entriesOf(under), entriesOf(over)];
  if (below === null || above === null || (rowKey !== null && above.length === 0)) return over;
  const merged = new Map(below);
  for (const [key, value] of above) {
    const isReplaced = rowKey !== null && REPLACED.has(`${rowKey} ${key}`);
    merged.set(key, isReplaced ? value : merge(merged.get(key), value));
  }
  return ofEntries([...merged]);
}

/** What the database stores of a row: its sub-keys, or its own key when it is no keyword list. */
export function storedKeys(key: string, value: WireConfigValue): string[] | undefined {
  const entries = entriesOf(value);
  if (entries === null) return [key];
  return entries.length === 0 ? undefined : entries.map(([name]) => name);
}

export function withoutKeys(value: WireConfigValue, keys: readonly string[]): WireConfigValue {
  const entries = entriesOf(value);
  return entries === null ? [] : ofEntries(entries.filter(([key]) => !keys.includes(key)));
}

/** The value under a sub-key of a keyword list. */
export function subValue(value: WireConfigValue | undefined, key: string): WireConfigValue | undefined {
  return entriesOf(value)?.find(([name]) => name === key)?.[1];
}

/** The text as the server stores it: atoms that need quotes get them. Null for what crashes it. */
function storedText(text: string, modules: ReadonlySet<string>): string | null {
  if (/^:[^"\w]|^:\w*[^\w@.?!]/.test(text) && !text.startsWith(':"')) return `:"${text.slice(1)}"`;
  if (isModuleName(text)) return modules.has(text) ? text : null;
  const expression = /^~r(.)(.*)(.)([a-z]*)$/s.exec(text);
  if (expression === null) return text;
  try {
    new RegExp(expression[2] ?? '');
    return text;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** A value as the server stores it; undefined for what crashes it. */
export function storedValue(
  value: WireConfigValue,
  modules: ReadonlySet<string>,
): WireConfigValue | undefined {
  if (typeof value === 'string') return storedText(value, modules) ?? undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => storedValue(item, modules));
    return items.includes(undefined) ? undefined : items.filter((item) => item !== undefined);
  }
  if (!isMap(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, storedValue(inner, modules)] as const);
  if (entries.some(([, inner]) => inner === undefined)) return undefined;
  return Object.fromEntries(entries) as { [key: string]: WireConfigValue };
}
