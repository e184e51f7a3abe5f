/** The web address that a search is, as the browser writes it; null when it is words. */
export function webAddressIn(text: string): string | null {
  return /^https?:\/\/[^\s/]+\S*$/i.test(text) && URL.canParse(text) ? new URL(text).href : null;
}
