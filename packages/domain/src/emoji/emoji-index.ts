import type { Emoji } from './emoji';
import { foldText } from './fold-text';

export interface IndexedEmoji {
  emoji: Emoji;
  /** The folded name: the words of a Unicode emoji, the shortcode of a custom one. */
  name: string;
  /** The folded words of the name. */
  nameWords: readonly string[];
  keywords: readonly string[];
  /** All text that a search looks in: name, keywords and the emoji itself. */
  all: string;
}

export type EmojiIndex = readonly IndexedEmoji[];

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
  const apart = text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
  return foldText(apart)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
