/**
 * Stands for this server's own origin in stored HTML, as it may change between two starts. It is a control
 * character, which people's texts cannot contain: they are removed on input.
 */
export const ORIGIN_MARK = '\u0001';

export function withOrigin(stored: string, origin: string): string {
  return stored.replaceAll(ORIGIN_MARK, origin);
}
