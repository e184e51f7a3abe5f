/**
 * Order of ids by time, for every kind of server: a shorter id is older; ids of one length compare as ASCII text. Ids
 * that begin with their time (`TIME/TYPE/UUID`) compare as text whatever their length. Negative when `a` is older.
 */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  if (a.length !== b.length && !(a.includes('/') && b.includes('/'))) return a.length - b.length;
  return a < b ? -1 : 1;
}

/** Ids newest first, each once. */
export function newestFirst<Id extends string>(ids: Iterable<Id>): Id[] {
  return [...new Set(ids)].sort((a, b) => compareIds(b, a));
}

/** The lowest id of these rows; null without rows. */
export function lowestOf<Id extends string>(rows: readonly { readonly id: Id }[]): Id | null {
  return rows.reduce<Id | null>(
    (lowest, { id }) => (lowest === null || compareIds(id, lowest) < 0 ? id : lowest),
    null,
  );
}

/** The formats of ids that servers use, with their digits in order. */
const formats: readonly { readonly pattern: RegExp; readonly digits: string }[] = [
  { pattern: /^\d+$/, digits: '0123456789' },
  { pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, digits: '0123456789abcdef' },
  { pattern: /^[\dA-HJKMNP-TV-Z]{26}$/, digits: '0123456789ABCDEFGHJKMNPQRSTVWXYZ' },
  {
    pattern: /^[\dA-Za-z]+$/,
    digits: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  },
];

/**
 * The next higher id: a page older than that (`max_id`) begins with the status itself. Null for ids of an unknown
 * format.
 */
export function idAfter(id: string): string | null {
  const digits = formats.find(({ pattern }) => pattern.test(id))?.digits;
  const lowest = digits?.[0];
  if (digits === undefined || lowest === undefined) return null;
  const characters = id.split('');
  for (let at = characters.length - 1; at >= 0; at -= 1) {
    const digit = digits.indexOf(characters[at] ?? '');
    if (digit < 0) continue;
    const next = digits[digit + 1];
    characters[at] = next ?? lowest;
    if (next !== undefined) return characters.join('');
  }
  return null;
}
