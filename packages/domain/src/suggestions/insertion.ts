/** A change of a text: replaces the range from `start` to `end`. */
export interface Insertion {
  start: number;
  end: number;
  text: string;
}

const isSpace = (sign: string): boolean => /\s/.test(sign);

/** Replaces the typed word, with a space after it unless there is one. */
export function completedWord(
  text: string,
  { start, end }: { start: number; end: number },
  replacement: string,
): Insertion {
  const next = text.charAt(end);
  // Includes the space that is there, so that the caret is placed after it.
  if (next === ' ') return { start, end: end + 1, text: `${replacement} ` };
  return { start, end, text: isSpace(next) ? replacement : `${replacement} ` };
}

/** Replaces the selection, with spaces around the new text where it would touch a word. */
export function paddedInsertion(
  text: string,
  { start, end }: { start: number; end: number },
  inserted: string,
): Insertion {
  const before = start === 0 || isSpace(text.charAt(start - 1)) ? '' : ' ';
  const after = end < text.length && isSpace(text.charAt(end)) ? '' : ' ';
  return { start, end, text: `${before}${inserted}${after}` };
}
