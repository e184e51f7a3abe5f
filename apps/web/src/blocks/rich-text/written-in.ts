/**
 * What the element around a person's words has: the direction of the words themselves, and their language when it is
 * known, so that a screen reader pronounces them as it should.
 */
export function writtenIn(language: string | null): { dir: 'auto'; lang: string | undefined } {
  return { dir: 'auto', lang: language ?? undefined };
}
