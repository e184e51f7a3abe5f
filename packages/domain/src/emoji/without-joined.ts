import type { EmojiGroup } from './emoji-group';
import { isJoinedEmoji } from './is-joined-emoji';

/** The groups without emoji of several code points, and without skin tones. */
export function withoutJoined(groups: readonly EmojiGroup[]): readonly EmojiGroup[] {
  return groups
    .map((group) => ({
      ...group,
      emoji: group.emoji
        .filter((emoji) => emoji.kind === 'custom' || !isJoinedEmoji(emoji.text))
        .map((emoji) => (emoji.kind === 'custom' ? emoji : { ...emoji, skins: [] })),
    }))
    .filter(({ emoji }) => emoji.length > 0);
}
