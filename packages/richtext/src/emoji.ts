import { cleanText } from './clean-text';
import { LIMITS } from './limits';
import type { RichEmoji, RichTextRun } from './rich-text';
import { safeWebAddress } from './safe-address';

/** A custom emoji as the server lists it beside a text. */
export interface ListedEmoji {
  readonly shortcode: string;
  readonly url: string;
  readonly staticUrl: string;
}

/** Emoji nodes by shortcode. A map, not an object: `constructor` is a possible shortcode. */
export type EmojiIndex = ReadonlyMap<string, RichEmoji>;

/** Letters, digits and the few signs in use (`name@host` is a remote emoji); no characters of HTML syntax. */
const SHORTCODE = /^[\p{L}\p{N}\p{M}_+\-.@~]{1,128}$/u;

/** The listed emoji that are safe: with a plain shortcode and http(s) addresses. */
export function indexEmoji(emojis: readonly ListedEmoji[]): EmojiIndex {
  const index = new Map<string, RichEmoji>();
  for (const { shortcode, url, staticUrl } of emojis) {
    const picture = safeWebAddress(url);
    if (picture === null || !SHORTCODE.test(shortcode)) continue;
    index.set(shortcode, {
      kind: 'emoji',
      shortcode,
      url: picture,
      staticUrl: safeWebAddress(staticUrl) ?? picture,
    });
  }
  return index;
}

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

/**
 * Plain text from a server (display name, subject, poll option) as text and emoji. No HTML is parsed; characters that
 * would affect text outside are removed. Text beyond the limits is cut.
 */
export function emojify(text: string, emojis: readonly ListedEmoji[]): readonly (RichTextRun | RichEmoji)[] {
  return splitEmoji(cleanText(text.slice(0, LIMITS.length)), indexEmoji(emojis)).slice(0, LIMITS.nodes);
}
