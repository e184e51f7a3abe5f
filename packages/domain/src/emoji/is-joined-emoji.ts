const style = /\uFE0F/g;

/** Several characters that are drawn as one: flags, families, tones of skin. */
export function isJoinedEmoji(text: string): boolean {
  return Array.from(text.replace(style, '')).length > 1;
}
