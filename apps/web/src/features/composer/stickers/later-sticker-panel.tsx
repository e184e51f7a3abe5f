import { lazyScreen } from '../../../ui/lazy/lazy-screen';
import { StickerSpace } from './sticker-space';

/** The stickers themselves: a chunk that comes when they are first opened. */
export const LaterStickerPanel = lazyScreen(
  () => import('./sticker-panel').then(({ StickerPanel }) => StickerPanel),
  { placeholder: StickerSpace },
);
