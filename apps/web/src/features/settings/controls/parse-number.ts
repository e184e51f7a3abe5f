/** What somebody typed as a number: a comma is a point, a dash a minus; null for nothing, undefined for no number. */
export function parseNumber(typed: string): number | null | undefined {
  const text = typed.trim().replace(',', '.').replace('−', '-');
  if (text === '') return null;
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : undefined;
}
