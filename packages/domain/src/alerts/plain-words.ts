/** Letters of a text that an alert has room for. */
const LONGEST = 200;
/** Letters that turn the direction of what stands after them, and those that are none. */
const UNSAFE = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]+/g;

/** A text of somebody as one short line that stays within itself, whatever it holds. */
export function plainWords(text: string): string {
  const line = text.replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  // Not in the middle of a letter that has two halves.
  return `${line.slice(0, LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
