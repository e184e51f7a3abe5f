/**
 * Attributes of the element around a person's words: the direction of the words themselves, and their language when it
 * is known, so that screen readers pronounce them correctly.
 */
export function writtenIn(language: string | null): { dir: 'auto'; lang: string | undefined } {
  return { dir: 'auto', lang: language ?? undefined };
}
