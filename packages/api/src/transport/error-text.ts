import { type JsonObject, isObject } from '../schema/read';

const maxTextLength = 10_000;
const maxDepth = 5;

/** Where servers put their sentence, in the order in which we look. */
const places = ['error', 'message', 'detail', 'errors'];

/**
 * The first sentence found in the body of a failure, in any of the shapes that servers use: a bare string,
 * `error`, a list of either, or `errors` as a list or as a map from field to message. OAuth's code in `error` gives
 * way to the sentence in `error_description`. What is for programs is none: JSON inside a text, markup, a code, the
 * bare name of the status.
 */
export function errorText(body: unknown): string | null {
  if (isObject(body) && typeof body['error'] === 'string') {
    return firstText(body['error_description'], 0) ?? firstText(body['error'], 0);
  }
  return firstText(body, 0);
}

/** Pleroma's `identifier`; where `error_description` has the sentence, OAuth's `error` is the machine's name. */
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
