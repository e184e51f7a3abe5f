/** The web address that a search consists of, in the browser's form; null for anything else. */
export function webAddressIn(text: string): string | null {
  return /^https?:\/\/[^\s/]+\S*$/i.test(text) && URL.canParse(text) ? new URL(text).href : null;
}
