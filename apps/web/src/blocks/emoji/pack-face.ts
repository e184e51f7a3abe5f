import type { Emoji } from '@linnet/domain/emoji';

type CustomEmoji = Extract<Emoji, { kind: 'custom' }>;

/** Names of pictures that show nothing. */
const EMPTY = /^(?:blank|empty|invisible|none|space|spacer|transparent)\d*$/i;

/** The emoji that a pack is known by: its first that shows something and whose picture has not failed. */
export function packFace(
  emoji: readonly Emoji[],
  failed: ReadonlySet<string> = new Set(),
): CustomEmoji | null {
  const all = emoji.filter((one) => one.kind === 'custom').filter(({ staticUrl }) => !failed.has(staticUrl));
  return all.find(({ shortcode }) => !EMPTY.test(shortcode)) ?? all[0] ?? null;
}
