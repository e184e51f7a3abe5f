/** How a server counts the characters of a post. */
export type Counting = 'plain' | 'mastodon';

/** Mastodon counts every URL as 23 characters. */
const ADDRESS = 'x'.repeat(23);
const ADDRESSES =
  /(?<![\p{L}\p{N}_@#/])https?:\/\/(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?::\d+)?(?:[/?#][^\s<>"]*)?/giu;
/** Punctuation after a URL that belongs to the sentence. */
const SENTENCE_END = /[.,:;!?'’”)\]]+$/;
const FAR_NAMES =
  /(?<![=/\p{L}\p{N}_])(@[a-z0-9_]+(?:[a-z0-9_.-]+[a-z0-9_])?)@[\p{L}\p{N}_.-]*[\p{L}\p{N}_]/giu;

let segmenter: Intl.Segmenter | null = null;

/** The number of characters of a text, as the server counts them. */
export function countCharacters(text: string, counting: Counting): number {
  if (counting === 'plain') return codePoints(text);
  const short = text.replace(ADDRESSES, shortAddress).replace(FAR_NAMES, '$1');
  // Plain ASCII has no clusters of several code points.
  if (/^[\x20-\x7e\n]*$/.test(short)) return short.length;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const _cluster of segmenter.segment(short)) count += 1;
  return count;
}

function shortAddress(address: string): string {
  const [end = ''] = SENTENCE_END.exec(address) ?? [];
  // A closing parenthesis belongs to the URL when it was opened in it.
  const own = end.startsWith(')') && address.includes('(') ? 1 : 0;
  return ADDRESS + end.slice(own);
}

/** The number of code points, which is never less than a server counts. */
function codePoints(text: string): number {
  let length = 0;
  for (const _letter of text) length += 1;
  return length;
}
