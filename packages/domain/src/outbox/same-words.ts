/** Whether two texts say the same, however the server has set them: names without their host, lines, spaces. */
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
