import type { Emoji } from './emoji';
import { foldText } from './fold-text';

interface IndexedEmoji {
  emoji: Emoji;
  /** Its name as it is compared: a Unicode emoji's words, a custom one's shortcode. */
  name: string;
  /** All that it is found by. */
  words: string;
}

export type EmojiIndex = readonly IndexedEmoji[];

/** Makes emoji searchable; done once for thousands, so that each letter typed costs little. */
export function indexEmoji(emoji: Iterable<Emoji>): EmojiIndex {
  return Array.from(emoji, (one) => {
    const name = foldText(one.kind === 'unicode' ? one.name : one.shortcode);
    const itself = one.kind === 'unicode' ? foldText([one.text, ...one.skins].join(' ')) : '';
    return { emoji: one, name, words: `${name} ${foldText(one.keywords)} ${itself}` };
  });
}
