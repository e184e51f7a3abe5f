const WORD = '[\\p{L}\\p{N}\\p{M}_]';
const BEGINS = new RegExp(`^${WORD}`, 'u');
const ENDS = new RegExp(`${WORD}$`, 'u');

/** The pattern that matches a filter's phrase, ignoring case, and only as whole words if `wholeWord` is set. */
export function phrasePattern(phrase: string, wholeWord: boolean): RegExp {
  const exact = phrase.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  // A phrase that begins with punctuation has no word boundary there.
  const before = wholeWord && BEGINS.test(phrase) ? `(?<!${WORD})` : '';
  const after = wholeWord && ENDS.test(phrase) ? `(?!${WORD})` : '';
  return new RegExp(`${before}${exact}${after}`, 'iu');
}
