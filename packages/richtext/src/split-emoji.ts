import type { EmojiIndex } from './emoji-index';
import type { RichEmoji, RichTextRun } from './rich-text';

/** Splits clean text at the shortcodes (`:name:`) in the index; others remain text. */
export function splitEmoji(text: string, index: EmojiIndex): readonly (RichTextRun | RichEmoji)[] {
  const parts: (RichTextRun | RichEmoji)[] = [];
  let written = 0;
  let opening = index.size === 0 ? -1 : text.indexOf(':');
  while (opening !== -1) {
    const closing = text.indexOf(':', opening + 1);
    if (closing === -1) break;
    const emoji = index.get(text.slice(opening + 1, closing));
    if (emoji === undefined) {
      // A colon that ends no shortcode may begin the next one.
      opening = closing;
      continue;
    }
    if (opening > written) parts.push({ kind: 'text', text: text.slice(written, opening) });
    parts.push(emoji);
    written = closing + 1;
    opening = text.indexOf(':', written);
  }
  if (written < text.length) parts.push({ kind: 'text', text: text.slice(written) });
  return parts;
}
