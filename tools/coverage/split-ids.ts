/** The end of a title that shows clauses: `… [2.2.042, 2.2.044]`. */
const IDS_AT_END = /^(.*\S) \[(\d\.\d\.\d{3}(?:, \d\.\d\.\d{3})*)\]$/su;

/** A title without the ids at its end, and the ids. */
export function splitIds(text: string): { title: string; ids: string[] } {
  const [, title, ids] = IDS_AT_END.exec(text) ?? [];
  if (title === undefined || ids === undefined) return { title: text, ids: [] };
  return { title, ids: ids.split(', ') };
}

/** The number of brackets with an id in a text, well-formed or not. */
export function countBrackets(text: string): number {
  return [...text.matchAll(/\[[^[\]\n]*\b\d\.\d\.\d{3}\b[^[\]\n]*\]/gu)].length;
}
