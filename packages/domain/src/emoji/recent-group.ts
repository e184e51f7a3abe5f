import type { Emoji, UnicodeEmoji } from './emoji';
import type { EmojiGroup } from './emoji-group';

/**
 * The recent emoji that still exist, as a group; null when there is none. A Unicode emoji keeps the skin tone in which
 * it was picked.
 */
export function recentGroup(recent: readonly string[], groups: readonly EmojiGroup[]): EmojiGroup | null {
  const wanted = new Set(recent);
  const found = new Map<string, Emoji>();
  for (const { emoji } of groups) {
    for (const one of emoji) {
      if (one.kind === 'custom') {
        const key = `:${one.shortcode}:`;
        if (wanted.has(key)) found.set(key, one);
        continue;
      }
      for (const text of [one.text, ...one.skins])
        if (wanted.has(text)) found.set(text, inOneTone(one, text));
    }
  }
  const emoji = recent.flatMap((key) => found.get(key) ?? []);
  return emoji.length === 0 ? null : { id: 'recent', title: { kind: 'recent' }, emoji };
}

function inOneTone(emoji: UnicodeEmoji, text: string): UnicodeEmoji {
  return { ...emoji, text, skins: [] };
}
