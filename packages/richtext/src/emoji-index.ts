import type { RichEmoji } from './rich-text';
import { safeWebAddress } from './safe-web-address';

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
