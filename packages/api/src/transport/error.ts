import { ApiError } from '../error';
import { type JsonObject, isObject } from '../schema/read';
import type { TimeLimit } from './time-limit';
import type { Answer } from './sender';

const maxTextLength = 10_000;
const maxDepth = 5;

/** The keys of error bodies under which servers put a sentence, in order of preference. */
const textKeys = ['error', 'message', 'detail', 'errors'];

/**
 * The first sentence in the body of an error, in any of the shapes that servers use: a bare string, `error`, a list of
 * either, or `errors` as a list or as a map from field to message. `error_description` is preferred to OAuth's code in
 * `error`. Machine-readable texts are skipped: JSON inside a string, HTML, a code, the bare name of the HTTP status.
 */
function errorText(body: unknown): string | null {
  if (isObject(body) && typeof body['error'] === 'string') {
    return firstText(body['error_description'], 0) ?? firstText(body['error'], 0);
  }
  return firstText(body, 0);
}

/** Pleroma's `identifier`; or OAuth's `error`, when `error_description` has the sentence. */
function errorIdentifier(body: unknown): string | null {
  if (!isObject(body)) return null;
  const name = typeof body['error_description'] === 'string' ? body['error'] : body['identifier'];
  return typeof name === 'string' && name !== '' ? name.slice(0, maxTextLength) : null;
}

function firstText(json: unknown, depth: number): string | null {
  if (depth > maxDepth) return null;
  if (typeof json === 'string') return isForPeople(json) ? json.slice(0, maxTextLength) : null;
  if (Array.isArray(json)) return firstOf(json, depth);
  if (!isObject(json)) return null;
  for (const key of textKeys) {
    const text = firstText(json[key], depth + 1);
    if (text !== null) return text;
  }
  return isObject(json['errors']) ? firstOfFields(json['errors'], depth) : null;
}

const machineReadable = [/^\s*$/, /^\s*[<{[]/, /^\s*\w+(_\w+)+\s*$/, /^\s*\d{3}\b/];

function isForPeople(text: string): boolean {
  return !machineReadable.some((pattern) => pattern.test(text));
}

function firstOf(rows: readonly unknown[], depth: number): string | null {
  for (const row of rows.slice(0, 100)) {
    const text = firstText(row, depth + 1);
    if (text !== null) return text;
  }
  return null;
}

function firstOfFields(fields: JsonObject, depth: number): string | null {
  return firstOf(Object.values(fields), depth);
}

/** Undefined when the text is not JSON. An empty text is read as null: servers send it with 200 and 204. */
export function parseJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The longest wait that is accepted, whatever a server asks for. */
const maxRetryAfterSeconds = 3600;

/**
 * The seconds in a Retry-After header. Null when there is none, or when it is a date, whose meaning depends on the
 * server's clock.
 */
function secondsToWait(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Math.min(maxRetryAfterSeconds, Number(header)) : null;
}

/** No server's error body comes near this; larger ones are not kept in the error. */
const maxBodyLength = 1_000_000;
const maxBodyDepth = 50;

function isDeeperThan(json: unknown, depth: number): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return depth === 0 || Object.values(json).some((value) => isDeeperThan(value, depth - 1));
}

/** `body` is the parsed JSON, null when the response was none (an HTML page, plain text, empty). */
export function errorOfAnswer({ status, text, retryAfter }: Answer): ApiError {
  const parsed = text.length > maxBodyLength ? undefined : parseJson(text);
  const body = parsed === undefined || isDeeperThan(parsed, maxBodyDepth) ? null : parsed;
  return new ApiError({
    kind: 'http',
    status,
    text: errorText(body),
    identifier: errorIdentifier(body),
    body,
    retryAfter: secondsToWait(retryAfter),
  });
}

/** The error for a request that got no complete response. */
export function errorWithoutAnswer(error: unknown, limit: TimeLimit): ApiError {
  if (limit.cause() === 'caller') return new ApiError({ kind: 'aborted' });
  if (error instanceof ApiError) return error;
  const offline = new ApiError({ kind: 'offline', timedOut: limit.cause() === 'time' });
  offline.cause = error;
  return offline;
}
