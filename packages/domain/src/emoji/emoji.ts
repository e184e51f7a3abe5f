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

/** From the lightest to the darkest; 0 is the default yellow. */
export const skinTones = [0, 1, 2, 3, 4, 5] as const;

export type SkinTone = (typeof skinTones)[number];

/** The emoji in a skin tone; unchanged where it has no tones. */
export function tonedText({ text, skins }: UnicodeEmoji, tone: SkinTone): string {
  return tone === 0 ? text : (skins[tone - 1] ?? text);
}

const variationSelector = /\uFE0F/g;

/** Whether an emoji consists of several code points: flags, families, skin tones. */
export function isJoinedEmoji(text: string): boolean {
  return Array.from(text.replace(variationSelector, '')).length > 1;
}
