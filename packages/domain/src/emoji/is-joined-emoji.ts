const style = /\uFE0F/g;

/** Whether an emoji consists of several code points: flags, families, skin tones. */
export function isJoinedEmoji(text: string): boolean {
  return Array.from(text.replace(style, '')).length > 1;
}
