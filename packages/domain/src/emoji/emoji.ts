/** One Unicode emoji, in the words of a language. */
export interface UnicodeEmoji {
  kind: 'unicode';
  text: string;
  name: string;
  /** Words by which it is found too, with spaces between them. */
  keywords: string;
  /** The same in the five tones of skin, the lightest first; empty where it has none. */
  skins: readonly string[];
}

/** One of the server's own. */
export interface CustomEmoji {
  kind: 'custom';
  shortcode: string;
  url: string;
  /** The same without motion, where the server has it. */
  staticUrl: string;
  keywords: string;
}

export type Emoji = UnicodeEmoji | CustomEmoji;

/** What somebody chose, for whoever puts it somewhere. */
export type PickedEmoji =
  | { kind: 'unicode'; text: string }
  | { kind: 'custom'; shortcode: string; url: string };
