import type { UnicodeEmoji } from './emoji';

/** From the lightest to the darkest; 0 is the default yellow. */
export const skinTones = [0, 1, 2, 3, 4, 5] as const;

export type SkinTone = (typeof skinTones)[number];

/** The emoji in a skin tone; unchanged where it has no tones. */
export function tonedText({ text, skins }: UnicodeEmoji, tone: SkinTone): string {
  return tone === 0 ? text : (skins[tone - 1] ?? text);
}
