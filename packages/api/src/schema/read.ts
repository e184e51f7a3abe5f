/**
 * Primitive readers for unvalidated JSON. None of them throws; a wrong type gives the default. They run thousands of
 * times per page, so they allocate nothing but what they return.
 */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Largest length of a text, in UTF-16 units: beyond this it is an attack, not a post. */
const maxTextLength = 1_000_000;
const maxIdLength = 512;
const maxTimeLength = 64;

const nothing: JsonObject = Object.freeze({});

export function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** The object under `key`, or an empty one. */
export function readObject(json: JsonObject, key: string): JsonObject {
  const value = json[key];
  return isObject(value) ? value : nothing;
}

export function readTextOrNull(json: JsonObject, key: string): string | null {
  const value = json[key];
  if (typeof value !== 'string') return null;
  return value.length > maxTextLength ? value.slice(0, maxTextLength) : value;
}

export function readText(json: JsonObject, key: string): string {
  return readTextOrNull(json, key) ?? '';
}

export function readFlag(json: JsonObject, key: string): boolean {
  return json[key] === true;
}

export function readFlagOrNull(json: JsonObject, key: string): boolean | null {
  const value = json[key];
  return typeof value === 'boolean' ? value : null;
}

/** A whole number ≥ 0; null for anything else. */
export function readCountOrNull(json: JsonObject, key: string): number | null {
  const value = json[key];
  return typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER
    ? Math.floor(value)
    : null;
}

export function readCount(json: JsonObject, key: string): number {
  return readCountOrNull(json, key) ?? 0;
}

/** A time as sent, if `Date` can parse it; else null. */
export function readTime(json: JsonObject, key: string): string | null {
  const value = json[key];
  if (typeof value !== 'string' || value.length > maxTimeLength) return null;
  return Number.isNaN(Date.parse(value)) ? null : value;
}

const epoch = new Date(0).toISOString();

/**
 * Like `readTime`, for models that always have a time, which views pass to `Date`; an invalid one becomes the epoch.
 */
export function readTimeOrEpoch(json: JsonObject, key: string): string {
  return readTime(json, key) ?? epoch;
}

/**
 * An id, branded as the caller needs it; whole numbers become strings. `.` and `..` are rejected: no encoding prevents
 * them from being resolved in a path.
 */
export function readId<Id extends string>(json: JsonObject, key: string): Id | null {
  const value = json[key];
  if (typeof value === 'number') return Number.isSafeInteger(value) ? (String(value) as Id) : null;
  if (typeof value !== 'string' || value === '' || value.length > maxIdLength) return null;
  return value === '.' || value === '..' ? null : (value as Id);
}

/** The valid rows of the array under `key`; looks at `limit` rows at most. */
export function readRows<T>(
  json: JsonObject,
  key: string,
  { limit, row }: { limit: number; row: (json: unknown) => T | undefined },
): readonly T[] {
  const value = json[key];
  if (!Array.isArray(value) || value.length === 0) return [];
  const rows: T[] = [];
  const end = Math.min(value.length, limit);
  for (let index = 0; index < end; index += 1) {
    const read = row(value[index]);
    if (read !== undefined) rows.push(read);
  }
  return rows;
}

function shortText(json: unknown): string | undefined {
  return typeof json === 'string' && json.length <= maxTextLength ? json : undefined;
}

const textRows = { limit: 1_000, row: shortText };

export function readTexts(json: JsonObject, key: string): readonly string[] {
  return readRows(json, key, textRows);
}
