export type TextMatch = string | RegExp;

/** A text as a reader sees it: line breaks and repeated spaces count as one space. */
export function plainText(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Whether a text contains the wanted one in any case, or is exactly the same. */
export function matchesText(text: string, wanted: TextMatch, isExact = false): boolean {
  if (typeof wanted !== 'string') return wanted.test(text);
  const plain = plainText(wanted);
  return isExact ? text === plain : text.toLowerCase().includes(plain.toLowerCase());
}
