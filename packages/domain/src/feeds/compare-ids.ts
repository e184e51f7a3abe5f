/**
 * Order of ids by time, for every kind of server: a shorter id is older; ids of one length compare as
 * ASCII text. Negative when `a` is older.
 */
export function compareIds(a: string, b: string): number {
  if (a.length !== b.length) return a.length - b.length;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
