const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Whether texts together are longer than `limit` graphemes, which the real server counts too: an emoji of several
 * code points is one. Counting is slow, so it is only done when the plain length is over the limit.
 */
export function isLongerThan(texts: string[], limit: number): boolean {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length <= limit) return false;
  let characters = 0;
  for (const text of texts) characters += [...SEGMENTER.segment(text)].length;
  return characters > limit;
}
