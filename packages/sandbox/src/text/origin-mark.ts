/**
 * Stands in stored HTML for this server's own address, which may change between two starts. A control character,
 * so that no text of a person can hold it (they are removed when a text comes in).
 */
export const ORIGIN_MARK = '\u0001';

export function withOrigin(stored: string, origin: string): string {
  return stored.replaceAll(ORIGIN_MARK, origin);
}
