import { EMOJI, emojiPath, type CustomEmoji } from './emoji-list';

export interface EmojiPack {
  name: string;
  emoji: readonly CustomEmoji[];
}

/** The packs, sorted by name. */
export const EMOJI_PACKS: readonly EmojiPack[] = [...new Set(EMOJI.map(({ pack }) => pack))]
  .sort()
  .map((name) => ({ name, emoji: EMOJI.filter(({ pack }) => pack === name) }));

/** The name of an emoji's file without its folder. */
export function emojiFileName(emoji: CustomEmoji): string {
  return emojiPath(emoji).split('/').at(-1) ?? '';
}

/** The folder of a pack's stickers: the same drawings, larger. */
export function stickerFolder(pack: EmojiPack): string {
  return `/static/stickers/${pack.name}/`;
}
