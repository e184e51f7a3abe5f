const NUMBER = /^[+-]?(?:\d{1,9}(?:\.\d{0,25})?|\.\d{1,25})$/;
/** Beyond this, up or down, is out of all proportion. */
export const MAX_NUMBER = 10_000;

/** A number of a theme; null for what is none, or too large a one. */
export function parseNumber(text: string): number | null {
  if (!NUMBER.test(text)) return null;
  const value = Number(text);
  return Math.abs(value) <= MAX_NUMBER ? roundNumber(value) : null;
}

/** Three decimals, so that it is never written with an exponent; no negative zero. */
export function roundNumber(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
