/** Whether two texts are the same but for what servers change: hosts in mentions, line breaks, spaces. */
export function sameWords(one: string, other: string): boolean {
  return wordsOf(one) === wordsOf(other);
}

function wordsOf(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/@([\w.-]+)@[\w.-]+/g, '@$1')
    .replaceAll(/\s+/g, '')
    .toLowerCase();
}
