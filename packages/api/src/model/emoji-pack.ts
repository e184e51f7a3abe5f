/** A custom emoji in the picker. */
export interface PickerEmoji {
  shortcode: string;
  url: string;
  staticUrl: string;
  /** The pack or category, without any prefix; empty for none. */
  category: string;
  tags: readonly string[];
}

export interface EmojiPack {
  /** File names by shortcode. */
  files: Readonly<Record<string, string>>;
  count: number;
  description: string;
  homepage: string | null;
  license: string;
  shared: boolean;
}

export interface EmojiPacks {
  packs: Readonly<Record<string, EmojiPack>>;
  count: number;
}

export interface StickerPack {
  title: string;
  /** File names; relative to the pack's address. */
  tabIcon: string;
  stickers: readonly string[];
}
