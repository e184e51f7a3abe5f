import { get } from '../call';
import {
  maxPickerEmoji,
  readEmojiMap,
  readPickerEmoji,
  readStickerFolders,
  readStickerPack,
} from '../schema/emoji-pack';
import { readPage, required } from '../schema/read';

/** GET /api/v1/custom_emojis: all emoji for the picker, on any server. */
export const customEmojis = () =>
  get('/api/v1/custom_emojis', readPage(readPickerEmoji, maxPickerEmoji), { auth: 'none' });

/** GET /api/v1/pleroma/emoji: the same in fewer bytes; addresses may be paths on the server. */
export const emojiMap = () =>
  get('/api/v1/pleroma/emoji', required(readEmojiMap, 'emoji'), {
    auth: 'none',
    feature: 'emojiOfPleroma',
    notFound: 'route',
  });

/** GET /static/stickers.json: folders by the pack's name. */
export const stickerFolders = () =>
  get('/static/stickers.json', required(readStickerFolders, 'sticker packs'), {
    auth: 'none',
    feature: 'stickers',
    notFound: 'route',
  });

/** GET pack.json in a folder from `stickerFolders`. */
export const stickerPack = (folder: string) =>
  get(`${folder}pack.json`, required(readStickerPack, 'sticker pack'), { auth: 'none' });
