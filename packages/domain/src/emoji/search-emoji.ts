import type { Emoji } from './emoji';
import { foldText } from './fold-text';

interface IndexedEmoji {
  emoji: Emoji;
  /** The folded name: the words of a Unicode emoji, the shortcode of a custom one. */
  name: string;
  /** The folded words of the name. */
  nameWords: readonly string[];
  keywords: readonly string[];
  /** All text that a search looks in: name, keywords and the emoji itself. */
  all: string;
}

type EmojiIndex = readonly IndexedEmoji[];

/** Builds the search index, once for thousands of emoji, so that each letter typed costs little. */
export function indexEmoji(emoji: Iterable<Emoji>): EmojiIndex {
  return Array.from(emoji, (one) => {
    const named = one.kind === 'unicode' ? one.name : one.shortcode;
    const name = foldText(named);
    const keywords = foldText(one.keywords);
    const itself = one.kind === 'unicode' ? foldText([one.text, ...one.skins].join(' ')) : '';
    return {
      emoji: one,
      name,
      nameWords: wordsOf(named),
      keywords: wordsOf(one.keywords),
      all: `${name} ${keywords} ${itself}`,
    };
  });
}

/** Splits a name into words. Shortcodes join words by underscores, points or capitals: `blob_cat`, `blobCat`. */
function wordsOf(text: string): readonly string[] {
  const spaced = text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return foldText(spaced)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** The ways in which a word can match an emoji, the best first. */
const ranks: readonly ((one: IndexedEmoji, word: string) => boolean)[] = [
  ({ name }, word) => name === word,
  ({ nameWords }, word) => nameWords.includes(word),
  ({ keywords }, word) => keywords.includes(word),
  ({ nameWords }, word) => nameWords.some((own) => own.startsWith(word)),
  ({ keywords }, word) => keywords.some((own) => own.startsWith(word)),
  ({ name }, word) => name.includes(word),
];

/** Longer names are ranked as if they had this length. */
const MAX_NAME_LENGTH = 999;

/**
 * The rank of an emoji for a query, lower is better: the whole name, a word of the name, a keyword, the beginning of
 * these, and last any part. Among equals shorter names win, then custom emoji.
 */
function scoreEmoji(
  one: IndexedEmoji,
  { wanted, words }: { wanted: string; words: readonly string[] },
): number {
  const rank = one.name === wanted ? 0 : Math.max(...words.map((word) => rankOf(one, word)));
  const length = Math.min(one.name.length, MAX_NAME_LENGTH);
  return (rank * (MAX_NAME_LENGTH + 1) + length) * 2 + (one.emoji.kind === 'custom' ? 0 : 1);
}

function rankOf(one: IndexedEmoji, word: string): number {
  const rank = ranks.findIndex((matches) => matches(one, word));
  return rank === -1 ? ranks.length : rank;
}

/** More results than anybody looks through. */
const DEFAULT_LIMIT = 500;

/**
 * The emoji whose name or keywords contain every word of the query, best first, equals in their order. An emoji finds
 * itself; colons around a shortcode are ignored. An empty query finds nothing.
 */
export function searchEmoji(index: EmojiIndex, query: string, limit = DEFAULT_LIMIT): readonly Emoji[] {
  const wanted = foldText(query).replaceAll(':', ' ').trim();
  if (wanted === '') return [];
  const words = wanted.split(/\s+/);
  return index
    .filter((one) => words.every((word) => one.all.includes(word)))
    .map((one) => ({ emoji: one.emoji, score: scoreEmoji(one, { wanted, words }) }))
    .sort((a, b) => a.score - b.score)
    .slice(0, limit)
    .map(({ emoji }) => emoji);
}
