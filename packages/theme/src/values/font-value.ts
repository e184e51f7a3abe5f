const MAX_FAMILIES = 20;
/** Letters of any script; no brackets, quotes, slashes or anything else that means something in CSS. */
const FAMILY = /^[\p{L}_][\p{L}\p{N}\p{M} ._+-]{0,99}$/u;
/** Families that CSS knows by a word: written without quotes. */
export const genericFamilies = [
  'inherit',
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'fantasy',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
  'emoji',
  'math',
] as const;
const GENERIC: ReadonlySet<string> = new Set(genericFamilies);

/** Reads font families between commas, without their quotes; null for anything else. */
export function parseFont(text: string): readonly string[] | null {
  const parts = text.length > 1000 ? [] : text.split(',').map((part) => part.trim());
  const families = parts.map((part) => /^(["'])(.*)\1$/u.exec(part)?.[2]?.trim() ?? part);
  const isFont =
    families.length > 0 && families.length <= MAX_FAMILIES && families.every((one) => FAMILY.test(one));
  return isFont ? families : null;
}

export function printFont(families: readonly string[]): string {
  return families.join(', ');
}

/** The families, and those that stand in when none of them is installed: browsers would take one with serifs. */
export function withFallback(families: readonly string[], fallback: readonly string[]): readonly string[] {
  const isGeneric = (one: string) => GENERIC.has(one.toLowerCase());
  return families.some(isGeneric) ? families : [...new Set([...families, ...fallback])];
}

/** The families as the value of `font-family`, in quotes unless CSS knows them by a word. */
export function fontFamily(families: readonly string[]): string {
  return families.map((one) => (GENERIC.has(one.toLowerCase()) ? one.toLowerCase() : `"${one}"`)).join(', ');
}
