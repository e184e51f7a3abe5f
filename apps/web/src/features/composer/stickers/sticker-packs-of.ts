import { type Client, perClient } from '@linnet/domain';
import { LazyPart } from '../../../platform/chunks/lazy-part';
import { loadStickerPacks } from './load-sticker-packs';
import type { StickerPackFiles } from './sticker-pack-files';
import { stickerFoldersOf } from './sticker-folders-of';

/** What the packs hold: asked for when the stickers are first opened, and kept. */
export const stickerPacksOf = perClient((client: Client) => {
  return new LazyPart<readonly StickerPackFiles[]>(async () => {
    const folders = stickerFoldersOf(client).state();
    return folders.state === 'ready' ? loadStickerPacks(client, folders.part) : [];
  });
});
