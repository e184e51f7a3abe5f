import type { Call } from './call';
import type { EmojiPack, EmojiPacks, PickerEmoji, StickerPack } from './model/emoji-pack';
import type { Page } from './model/page';
import { maxPickerEmoji, readEmojiMap, readPickerEmoji } from './schema/picker-emoji';
import { readEmojiPack, readEmojiPacks, readStickerFolders, readStickerPack } from './schema/emoji-pack';
import { readPage } from './schema/page';
import { required } from './schema/required';

/** GET /api/v1/custom_emojis: all emoji for the picker, on any server. */
export function customEmojis(): Call<Page<PickerEmoji>> {
  return {
    method: 'GET',
    path: '/api/v1/custom_emojis',
    auth: 'none',
    read: readPage(readPickerEmoji, maxPickerEmoji),
  };
}

/** GET /api/v1/pleroma/emoji: the same in fewer bytes; addresses may be paths on the server. */
export function emojiMap(): Call<readonly PickerEmoji[]> {
  return {
    method: 'GET',
    path: '/api/v1/pleroma/emoji',
    auth: 'none',
    feature: 'emojiOfPleroma',
    notFound: 'route',
    read: required(readEmojiMap, 'emoji'),
  };
}

/** GET /api/v1/pleroma/emoji/packs; pages start at 1, with 50 packs each. */
export function emojiPacks(page: { page?: number; pageSize?: number } = {}): Call<EmojiPacks> {
  return {
    method: 'GET',
    path: '/api/v1/pleroma/emoji/packs',
    feature: 'emojiPacks',
    query: { page: page.page, page_size: page.pageSize },
    read: required(readEmojiPacks, 'emoji packs'),
  };
}

/** GET /api/v1/pleroma/emoji/pack; pages start at 1, with 30 files each. 404 for an unknown pack. */
export function emojiPack(name: string, page: { page?: number; pageSize?: number } = {}): Call<EmojiPack> {
  return {
    method: 'GET',
    path: '/api/v1/pleroma/emoji/pack',
    feature: 'emojiPacks',
    query: { name, page: page.page, page_size: page.pageSize },
    read: required(readEmojiPack, 'emoji pack'),
  };
}

/** GET /static/stickers.json: folders by the pack's name. */
export function stickerFolders(): Call<Readonly<Record<string, string>>> {
  return {
    method: 'GET',
    path: '/static/stickers.json',
    auth: 'none',
    feature: 'stickers',
    notFound: 'route',
    read: required(readStickerFolders, 'sticker packs'),
  };
}

/** GET pack.json in a folder from `stickerFolders`. */
export function stickerPack(folder: string): Call<StickerPack> {
  return {
    method: 'GET',
    path: `${folder}pack.json`,
    auth: 'none',
    read: required(readStickerPack, 'sticker pack'),
  };
}
