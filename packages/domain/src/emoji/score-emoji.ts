import type { IndexedEmoji } from './emoji-index';

/** The ways in which a word can match an emoji, the best first. */
const ranks: readonly ((one: IndexedEmoji, word: string) => boolean)[] = [
  ({ name }, word) => name === word,
  ({ nameWords }, word) => nameWords.includes(word),
  ({ keywords }, word) => keywords.includes(word),
  ({ nameWords }, word) => nameWords.some((own) => own.startsWith(word)),
  ({ keywords }, word) => keywords.some((own) => own.startsWith(word)),
  ({ name }, word) => name.includes(word),
];

/** Longer names count as this long. */
const LONGEST = 999;

/**
 * The rank of an emoji for a query, lower is better: the whole name, a word of the name, a keyword, the beginning of
 * these, and last any part. Among equals shorter names win, then custom emoji.
 */
export function scoreEmoji(
  one: IndexedEmoji,
  { wanted, words }: { wanted: string; words: readonly string[] },
): number {
  const rank = one.name === wanted ? 0 : Math.max(...words.map((word) => rankOf(one, word)));
  const length = Math.min(one.name.length, LONGEST);
  return (rank * (LONGEST + 1) + length) * 2 + (one.emoji.kind === 'custom' ? 0 : 1);
}

function rankOf(one: IndexedEmoji, word: string): number {
  const rank = ranks.findIndex((meets) => meets(one, word));
  return rank === -1 ? ranks.length : rank;
}
