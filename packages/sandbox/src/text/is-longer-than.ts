const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Whether texts together are longer than `limit`, counted in characters as people (and the real server's language)
 * count them: an emoji of many parts is one. Counting is slow, so it is only done where the plain length is over.
 */
export function isLongerThan(texts: string[], limit: number): boolean {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  if (length <= limit) return false;
  let characters = 0;
  for (const text of texts) characters += [...SEGMENTER.segment(text)].length;
  return characters > limit;
}
