import { isObject } from './object';
import type { RecordedServer } from './recording';

const PATH = '/api/v1/pleroma/admin/config';
const MODULE = /^(?:[A-Z]\w*\.)+[A-Z]\w*$|^(?:Oban|Jason|ConcurrentLimiter|Ueberauth)$/;

/** Words of the protocol: atoms and modules, which name settings and types. */
const isWord = (text: string): boolean => /^:"?[\w.+@]+"?[?!]?$/.test(text) || MODULE.test(text);

/** The form of a value: words of the protocol, numbers and switches stay, other texts are replaced. */
function formOf(value: unknown, keys: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return textForm(value);
  if (Array.isArray(value)) return value.map((inner) => formOf(inner, keys));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner], index) => [
      isWord(key) || keys.has(key) ? key : `key ${index}`,
      formOf(inner, keys),
    ]),
  );
}

function textForm(text: string): string {
  if (isWord(text) || text === '') return text;
  return text.startsWith('~r') ? '~r/text/i' : 'text';
}

/** The keys that descriptions name, and that of tuples. */
function describedKeys(json: unknown): string[] {
  if (Array.isArray(json)) return json.flatMap(describedKeys);
  if (!isObject(json)) return [];
  const { key, children } = json;
  return [...(typeof key === 'string' ? [key] : []), ...describedKeys(children)];
}

/** Suggestions such as `false` stand for values. */
const suggestionOf = (value: unknown): unknown =>
  value === 'false' || value === 'true' ? value : formOf(value, new Set());

function descriptionOf(json: unknown): unknown {
  if (!isObject(json)) return null;
  const { group, key, type, suggestions, children } = json;
  return {
    ...(group !== undefined && { group }),
    ...(key !== undefined && { key }),
    label: 'Label',
    type,
    ...(Array.isArray(suggestions) && { suggestions: suggestions.map(suggestionOf) }),
    ...(Array.isArray(children) && { children: children.map(descriptionOf) }),
  };
}

function rowsOf(json: unknown, keys: ReadonlySet<string>): unknown[] {
  const rows = isObject(json) && Array.isArray(json['configs']) ? json['configs'] : [];
  return rows.filter(isObject).map(({ group, key, value, db }) => ({
    group,
    key,
    value: formOf(value, keys),
    ...(db !== undefined && { db }),
  }));
}

/** The recorded configuration and its descriptions, without a word that an operator or an author wrote. */
export function deriveConfiguration({ recordings }: RecordedServer): Record<string, unknown> {
  const bodyOf = (path: string): unknown =>
    recordings.find((each) => each.method === 'GET' && each.path === path && each.status === 200)?.json;
  const descriptions = bodyOf(`${PATH}/descriptions`);
  const keys = new Set(['tuple', ...describedKeys(descriptions)]);
  return {
    descriptions: Array.isArray(descriptions) ? descriptions.map(descriptionOf) : [],
    rows: rowsOf(bodyOf(PATH), keys),
    stored: recordings
      .filter(({ method, path, status }) => method === 'POST' && path === PATH && status === 200)
      .flatMap(({ json }) => rowsOf(json, keys)),
  };
}
