import type { Emoji } from './emoji';
import { foldText } from './fold-text';

export interface IndexedEmoji {
  emoji: Emoji;
  /** Its name as it is compared: a Unicode emoji's words, a custom one's shortcode. */
  name: string;
  /** The words of its name, and those by which it is found too. */
  nameWords: readonly string[];
  keywords: readonly string[];
  /** All that it is found by. */
  all: string;
}

export type EmojiIndex = readonly IndexedEmoji[];

/** Makes emoji searchable; done once for thousands, so that each letter typed costs little. */
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

/** Shortcodes run words together with lines, points or capitals: `blob_cat`, `blobCat`. */
function wordsOf(text: string): readonly string[] {
  const apart = text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return foldText(apart)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
