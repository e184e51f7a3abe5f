import type { Emoji } from '@linnet/domain/emoji';

/** What an emoji is called: Unicode ones in words, the server's own as they are written. */
export function emojiName(emoji: Emoji): string {
  return emoji.kind === 'unicode' ? emoji.name : `:${emoji.shortcode}:`;
}
