import type { WireStickerPack, WireStickerPacks } from '@linnet/api/wire';
import { EMOJI_PACKS, emojiFileName, stickerFolder, type EmojiPack } from '../pictures/emoji-packs';

const title = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function packFile(pack: EmojiPack): WireStickerPack {
  const stickers = pack.emoji.map(emojiFileName);
  return { title: title(pack.name), tabIcon: stickers[0] ?? '', stickers };
}

/** The index of the sticker packs and the description of each pack, by path. */
export const STICKER_FILES: Record<string, WireStickerPacks | WireStickerPack> = {
  '/static/stickers.json': Object.fromEntries(EMOJI_PACKS.map((pack) => [pack.name, stickerFolder(pack)])),
  ...Object.fromEntries(EMOJI_PACKS.map((pack) => [`${stickerFolder(pack)}pack.json`, packFile(pack)])),
};
