/** One picture of a pack. */
export interface Sticker {
  /** The name of its file without the ending: all that is known of what it shows. */
  readonly name: string;
  readonly address: string;
}

/** A pack as it is shown, with addresses in place of file names. */
export interface StickerPackFiles {
  /** Its folder, unique among the packs. */
  readonly id: string;
  readonly title: string;
  readonly icon: string;
  readonly stickers: readonly Sticker[];
}
