/** The last segment of an address, which may name a tag. */
function tail(text: string): string {
  if (!URL.canParse(text)) return text;
  return new URL(text).pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

function distinct(words: string[]): string[] {
  return [...new Map(words.toReversed().map((word) => [word.toLowerCase(), word])).values()].toReversed();
}

/**
 * Hashtags that a search may mean: the words that begin with `#`, or else each word, and all of them as one word.
 * They need not exist: unused tags are found as well.
 */
export function hashtagsIn(text: string): string[] {
  const source = /^https?:\/\//.test(text) ? tail(text) : text;
  const words = source.split(/[^#\p{L}\p{N}\p{M}_]+/u).filter((word) => word !== '');
  const marked = words.filter((word) => word.startsWith('#'));
  if (marked.length > 0) return distinct(marked.map((word) => word.replace(/^#+/, ''))).filter(Boolean);
  return distinct([...words, words.map(capitalised).join('')]).filter(Boolean);
}
