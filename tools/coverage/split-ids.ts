/** How a title ends that shows clauses: `… [2.2.042, 2.2.044]`. */
const ENDING = /^(.*\S) \[(\d\.\d\.\d{3}(?:, \d\.\d\.\d{3})*)\]$/su;

/** A title without the ids at its end, and those. */
export function splitIds(text: string): { title: string; ids: string[] } {
  const [, title, ids] = ENDING.exec(text) ?? [];
  if (title === undefined || ids === undefined) return { title: text, ids: [] };
  return { title, ids: ids.split(', ') };
}

/** How often a text has an id in brackets, well written or not. */
export function countBrackets(text: string): number {
  return [...text.matchAll(/\[[^[\]\n]*\b\d\.\d\.\d{3}\b[^[\]\n]*\]/gu)].length;
}
