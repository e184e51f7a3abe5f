/** A Unicode emoji, with its name in one language. */
export interface UnicodeEmoji {
  kind: 'unicode';
  text: string;
  name: string;
  /** More words to find it by, separated by spaces. */
  keywords: string;
  /** The emoji in the five skin tones, lightest first; empty where it has none. */
  skins: readonly string[];
}

/** A custom emoji of the server. */
export interface CustomEmoji {
  kind: 'custom';
  shortcode: string;
  url: string;
  /** URL of the image without animation, where the server has one. */
  staticUrl: string;
  keywords: string;
}

export type Emoji = UnicodeEmoji | CustomEmoji;

/** The emoji that was picked. */
export type PickedEmoji =
  | { kind: 'unicode'; text: string }
  | { kind: 'custom'; shortcode: string; url: string };
