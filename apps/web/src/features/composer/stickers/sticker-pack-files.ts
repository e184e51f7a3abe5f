/** One image of a pack. */
export interface Sticker {
  /** File name without its extension; nothing else is known about the image. */
  readonly name: string;
  readonly address: string;
}

/** A sticker pack with addresses in place of file names. */
export interface StickerPackFiles {
  /** Its folder, unique among the packs. */
  readonly id: string;
  readonly title: string;
  readonly icon: string;
  readonly stickers: readonly Sticker[];
}
