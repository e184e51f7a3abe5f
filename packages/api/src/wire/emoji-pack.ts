export interface WireEmojiPack {
  /** File names by shortcode. */
  files: Record<string, string>;
  files_count: number;
  pack: {
    license?: string | null;
    homepage?: string | null;
    description?: string | null;
    'share-files'?: boolean | null;
    'can-download'?: boolean;
    'download-sha256'?: string;
  };
}

export interface WireEmojiPacks {
  packs: Record<string, WireEmojiPack>;
  count: number;
}

/** `GET /api/pleroma/emoji.json`: addresses without a host, by shortcode. */
export type WireEmojiMap = Record<string, { image_url: string; tags: string[] }>;

/** `/static/stickers.json`: pack name → folder, with a slash at the end. */
export type WireStickerPacks = Record<string, string>;

/** `pack.json` in a sticker folder. */
export interface WireStickerPack {
  title: string;
  tabIcon: string;
  stickers: string[];
}
