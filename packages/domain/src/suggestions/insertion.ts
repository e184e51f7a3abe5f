/** A change of a text: what stands between two places is replaced. */
export interface Insertion {
  start: number;
  end: number;
  text: string;
}

const isSpace = (sign: string): boolean => /\s/.test(sign);

/** Puts something in the place of the word that was typed, with a space behind it unless there is one. */
export function completedWord(
  text: string,
  { start, end }: { start: number; end: number },
  replacement: string,
): Insertion {
  const next = text.charAt(end);
  // A space that is there is taken along, so that the caret comes to stand behind it.
  if (next === ' ') return { start, end: end + 1, text: `${replacement} ` };
  return { start, end, text: isSpace(next) ? replacement : `${replacement} ` };
}

/** Puts something in the place of what is selected, with spaces around it where it would touch a word. */
export function paddedInsertion(
  text: string,
  { start, end }: { start: number; end: number },
  inserted: string,
): Insertion {
  const before = start === 0 || isSpace(text.charAt(start - 1)) ? '' : ' ';
  const after = end < text.length && isSpace(text.charAt(end)) ? '' : ' ';
  return { start, end, text: `${before}${inserted}${after}` };
}
