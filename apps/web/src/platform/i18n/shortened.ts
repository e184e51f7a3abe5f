/** A text that is cut off by an ellipsis above so many characters; no half of a surrogate pair is left. */
export function shortened(words: string, longest: number): string {
  if (words.length <= longest) return words;
  return `${words.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** Adds isolation marks: the direction of somebody else's words must not affect ours. */
export function isolated(words: string): string {
  return `\u2068${words}\u2069`;
}
