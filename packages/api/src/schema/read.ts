import { ApiError } from '../error';
import { readLink } from '../link';
import type { Page } from '../model/ids';

/**
 * Primitive readers for unvalidated JSON. None of them throws; a wrong type gives the default. They run thousands of
 * times per page, so they allocate nothing but what they return.
 */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Largest length of a text, in UTF-16 units: longer ones are attacks, not posts. */
const maxTextLength = 1_000_000;
const maxIdLength = 512;
const maxTimeLength = 64;

const emptyObject: JsonObject = Object.freeze({});

export function isObject(json: unknown): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** The object under `key`, or an empty one. */
export function readObject(json: JsonObject, key: string): JsonObject {
  const value = json[key];
  return isObject(value) ? value : emptyObject;
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

/** What a reader returns for valid data. */
export type ModelOf<Reader extends (json: unknown) => unknown> = Exclude<
  ReturnType<Reader>,
  null | undefined
>;

/** A reader of objects; undefined for anything else. */
export function objectReader<T>(read: (json: JsonObject) => T): (json: unknown) => T | undefined {
  return (json) => (isObject(json) ? read(json) : undefined);
}

/** A reader of objects that have an id; undefined for anything else. */
export function readerWithId<T, Id extends string>(
  read: (json: JsonObject, id: Id) => T,
): (json: unknown) => T | undefined {
  return (json) => {
    if (!isObject(json)) return undefined;
    const id = readId<Id>(json, 'id');
    return id === null ? undefined : read(json, id);
  };
}

/** For calls that return one object: an invalid one is a malformed response. `what` names the object. */
export function required<T>(reader: (json: unknown) => T | undefined, what: string): (json: unknown) => T {
  return (json) => {
    const read = reader(json);
    if (read === undefined) throw new ApiError({ kind: 'malformed', what });
    return read;
  };
}

const maxAddressLength = 8_192;
const web = /^https?:\/\/[^\s/\\]/i;
const pathOnServer = /^\/[^/\\]/;
const socket = /^wss?:\/\/[^\s/\\]/i;
const host = /^https?:\/\/(?:[^/?#\\@]*@)?([^/?#\\@\s]+)/i;

function readMatching(json: JsonObject, key: string, allowed: RegExp): string | null {
  const value = json[key];
  return typeof value === 'string' && value.length <= maxAddressLength && allowed.test(value) ? value : null;
}

/** An http(s) address, or null. `URL` may still reject it. */
export function readWebAddress(json: JsonObject, key: string): string | null {
  return readMatching(json, key, web);
}

/** Like `readWebAddress`, or a path on the server itself: operators configure pictures both ways. */
export function readAddressOrPath(json: JsonObject, key: string): string | null {
  return readMatching(json, key, web) ?? readMatching(json, key, pathOnServer);
}

export function readSocketAddress(json: JsonObject, key: string): string | null {
  return readMatching(json, key, socket);
}

/** `name.example` or `name.example:8080`, in lower case; null when the address is not a web address. */
export function hostOf(address: string | null): string | null {
  return (address === null ? undefined : host.exec(address)?.[1])?.toLowerCase() ?? null;
}

/** The parts of a response, besides its body, that readers may need. */
export interface ResponseFacts {
  status: number;
  /** The Link header as sent; null when absent. */
  link: string | null;
  /** The Date header as sent; null or absent when it can't be read. */
  date?: string | null;
}

/** How many rows of a list are read at most, if the call sets no limit. Servers send 20 to 80. */
const defaultMaxRows = 2_000;

/** Reads a list row by row: invalid rows are left out and counted; a response that is no list is malformed. */
export function readPage<T>(
  readRow: (json: unknown) => T | undefined,
  maxRows = defaultMaxRows,
): (body: unknown, facts: ResponseFacts) => Page<T> {
  return (body, facts) => {
    if (!Array.isArray(body)) throw new ApiError({ kind: 'malformed', what: 'page' });
    const items: T[] = [];
    for (const row of body.slice(0, maxRows)) {
      const item = readRow(row);
      if (item !== undefined) items.push(item);
    }
    return { items, dropped: body.length - items.length, ...readLink(facts.link) };
  };
}
