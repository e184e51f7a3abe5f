import type { WireEmoji } from '@linnet/api/wire';
import { EMOJI, emojiPath, type CustomEmoji } from '../pictures/emoji-list';

const BY_SHORTCODE = new Map(EMOJI.map((emoji) => [emoji.shortcode, emoji]));

function renderEmoji(emoji: CustomEmoji, origin: string): WireEmoji {
  const url = origin + emojiPath(emoji);
  return { shortcode: emoji.shortcode, url, static_url: url, visible_in_picker: false };
}

/** The custom emoji whose shortcodes are in the texts. */
export function emojiIn(texts: string, origin: string): WireEmoji[] {
  const found = new Set<CustomEmoji>();
  for (const match of texts.matchAll(/:([a-zA-Z0-9_-]+):/g)) {
    const emoji = BY_SHORTCODE.get(match[1] ?? '');
    if (emoji) found.add(emoji);
  }
  return [...found]
    .sort((a, b) => (a.shortcode < b.shortcode ? -1 : 1))
    .map((emoji) => renderEmoji(emoji, origin));
}
