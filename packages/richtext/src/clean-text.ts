/** Text that needs no cleaning, which is most text: ASCII and Latin without control characters. */
const ORDINARY = /^[\t\n\r\u0020-\u007e\u00a0-\u024f]*$/;

/** A regional flag is a black flag followed by tag characters; anywhere else those only hide text. */
const FLAG_OR_TAG = /(\u{1f3f4}[\u{e0020}-\u{e007e}]{2,8}\u{e007f})|[\u{e0000}-\u{e007f}]/gu;

/** Separators end a paragraph of directional text as a newline does. */
const SEPARATOR = /[\u2028\u2029]/g;

/**
 * Control characters; directional embeddings, overrides and isolates, which affect text beyond their own; invisible
 * joiners and annotations without any use in text. Directional marks, joiners of letters and of emoji, soft hyphens and
 * zero-width spaces affect nothing outside and are allowed.
 */
const UNWANTED = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

const HALF_CHARACTER = /\p{Cs}/gu;

/** More combining marks on one letter than any script uses; they would cover the lines around. */
const PILED_MARKS = /(\p{M}{8})\p{M}+/gu;

/** Removes characters from a server's text that disturb the layout around it or only serve to disguise. */
export function cleanText(text: string): string {
  if (ORDINARY.test(text)) return text;
  return text
    .replace(FLAG_OR_TAG, '$1')
    .replace(SEPARATOR, '\n')
    .replace(UNWANTED, '')
    .replace(HALF_CHARACTER, '\ufffd')
    .replace(PILED_MARKS, '$1');
}
