/** A text cut to `maxLength` characters, with an ellipsis at its end. Surrogate pairs are not split. */
export function shortened(words: string, maxLength: number): string {
  if (words.length <= maxLength) return words;
  return `${words.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Adds isolation marks: the direction of somebody else's words must not affect ours. */
export function isolated(words: string): string {
  return `\u2068${words}\u2069`;
}
