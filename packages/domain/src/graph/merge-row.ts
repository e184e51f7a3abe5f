/**
 * Merges a row with newer data: defined fields of `news` replace those of `row`. Equal values keep their identity and
 * an unchanged row stays the same object, so that callers can compare by reference.
 */
export function mergeRow<T extends object>(row: T | undefined, news: T): T {
  if (row === undefined) return news;
  let merged: T | undefined;
  for (const key of Object.keys(news) as (keyof T)[]) {
    const value = news[key];
    if (value === undefined || sameValue(row[key], value)) continue;
    merged ??= { ...row };
    merged[key] = value;
  }
  return merged ?? row;
}

/** Equality of plain JSON values. */
function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && sameValue(Reflect.get(a, key), Reflect.get(b, key)));
}
