import { stickerFolders } from '@linnet/api';
import { type Client, perClient } from '@linnet/domain';
import { log } from '../../../boot/logger';
import { LazyPart } from '../../../platform/chunks/lazy-part';
import type { StickerFolders } from './load-sticker-packs';

/** The sticker packs of the server; loaded by the first form that offers them, and kept until the page closes. */
export const stickerFoldersOf = perClient((client) => new LazyPart(() => loadOf(client)));

async function loadOf({ features, send }: Client): Promise<StickerFolders> {
  try {
    const known = await features.load();
    return known.has('stickers') ? Object.entries(await send(stickerFolders())) : [];
  } catch (error) {
    // Servers without stickers answer with an HTML page or a 404; the form then offers none.
    log('info', 'The server has told of no stickers.', error);
    throw error;
  }
}
