import { type JsonObject, isObject } from '../schema/read';

const maxTextLength = 10_000;
const maxDepth = 5;

/** The keys of error bodies under which servers put a sentence, in order of preference. */
const places = ['error', 'message', 'detail', 'errors'];

/**
 * The first sentence in the body of an error, in any of the shapes that servers use: a bare string, `error`, a list of
 * either, or `errors` as a list or as a map from field to message. `error_description` is preferred to OAuth's code in
 * `error`. Machine-readable texts are skipped: JSON inside a string, HTML, a code, the bare name of the HTTP status.
 */
export function errorText(body: unknown): string | null {
  if (isObject(body) && typeof body['error'] === 'string') {
    return firstText(body['error_description'], 0) ?? firstText(body['error'], 0);
  }
  return firstText(body, 0);
}

/** Pleroma's `identifier`; or OAuth's `error`, when `error_description` has the sentence. */
export function errorIdentifier(body: unknown): string | null {
  if (!isObject(body)) return null;
  const name = typeof body['error_description'] === 'string' ? body['error'] : body['identifier'];
  return typeof name === 'string' && name !== '' ? name.slice(0, maxTextLength) : null;
}

function firstText(json: unknown, depth: number): string | null {
  if (depth > maxDepth) return null;
  if (typeof json === 'string') return isForPeople(json) ? json.slice(0, maxTextLength) : null;
  if (Array.isArray(json)) return firstOf(json, depth);
  if (!isObject(json)) return null;
  for (const place of places) {
    const text = firstText(json[place], depth + 1);
    if (text !== null) return text;
  }
  return isObject(json['errors']) ? firstOfFields(json['errors'], depth) : null;
}

const forPrograms = [/^[\s]*$/, /^\s*[<{[]/, /^\s*\w+(_\w+)+\s*$/, /^\s*\d{3}\b/];

function isForPeople(text: string): boolean {
  return !forPrograms.some((pattern) => pattern.test(text));
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
