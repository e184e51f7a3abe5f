const WORD = '[\\p{L}\\p{N}\\p{M}_]';
const BEGINS = new RegExp(`^${WORD}`, 'u');
const ENDS = new RegExp(`${WORD}$`, 'u');

/** What a filter of the server looks for: letters of any case, and as whole words only where it says so. */
export function phrasePattern(phrase: string, wholeWord: boolean): RegExp {
  const exact = phrase.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  // A phrase that begins with a sign has no edge of a word there.
  const before = wholeWord && BEGINS.test(phrase) ? `(?<!${WORD})` : '';
  const after = wholeWord && ENDS.test(phrase) ? `(?!${WORD})` : '';
  return new RegExp(`${before}${exact}${after}`, 'iu');
}
