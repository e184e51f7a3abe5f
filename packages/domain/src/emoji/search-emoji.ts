import type { Emoji } from './emoji';
import type { EmojiIndex } from './emoji-index';
import { foldText } from './fold-text';
import { scoreEmoji } from './score-emoji';

/** Nobody looks through more. */
const USUAL_LIMIT = 500;

/**
 * The emoji whose name or keywords contain every word of the query, best first, equals in their order. An emoji finds
 * itself; colons around a shortcode are ignored. An empty query finds nothing.
 */
export function searchEmoji(index: EmojiIndex, query: string, limit = USUAL_LIMIT): readonly Emoji[] {
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
