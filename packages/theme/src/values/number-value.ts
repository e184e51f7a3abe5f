const NUMBER = /^[+-]?(?:\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})$/;
const MOST = 10_000;

/** A number of a theme; null for what is none, or is out of all proportion. */
export function parseNumber(text: string): number | null {
  if (!NUMBER.test(text)) return null;
  const value = Number(text);
  return Math.abs(value) <= MOST ? roundNumber(value) : null;
}

/** Three decimals, so that it is never written with an exponent; no negative zero. */
function roundNumber(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}
