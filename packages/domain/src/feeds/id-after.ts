/** The formats of ids that servers use, with their digits in order. */
const forms: readonly { readonly pattern: RegExp; readonly digits: string }[] = [
  { pattern: /^\d+$/, digits: '0123456789' },
  { pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, digits: '0123456789abcdef' },
  { pattern: /^[\dA-HJKMNP-TV-Z]{26}$/, digits: '0123456789ABCDEFGHJKMNPQRSTVWXYZ' },
  {
    pattern: /^[\dA-Za-z]+$/,
    digits: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  },
];

/**
 * The next higher id: a page older than that (`max_id`) begins with the status itself. Null for ids of an unknown
 * format.
 */
export function idAfter(id: string): string | null {
  const digits = forms.find(({ pattern }) => pattern.test(id))?.digits;
  const lowest = digits?.[0];
  if (digits === undefined || lowest === undefined) return null;
  const written = id.split('');
  for (let at = written.length - 1; at >= 0; at -= 1) {
    const place = digits.indexOf(written[at] ?? '');
    if (place < 0) continue;
    const next = digits[place + 1];
    written[at] = next ?? lowest;
    if (next !== undefined) return written.join('');
  }
  return null;
}
