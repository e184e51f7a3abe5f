/** A character next to a whole word: anything but digits and the letters of most scripts. */
const EDGE = '[^0-9A-Za-z_À-῿぀-鿿가-힣]';

/** A pattern for one character in either case. */
function anyCase(character: string): string {
  const cases = new Set([character.toLowerCase(), character.toUpperCase()]);
  const single = [...cases].filter((one) => Array.from(one).length === 1);
  if (single.length === 2) return `[${single.join('')}]`;
  return '*?['.includes(character) ? `[${character}]` : character;
}

/** A GLOB pattern of SQLite that finds the phrase in a text with a space before and after it. */
export function filterGlob(phrase: string, wholeWord: boolean): string {
  const letters = Array.from(phrase, anyCase).join('');
  return wholeWord ? `*${EDGE}${letters}${EDGE}*` : `*${letters}*`;
}
