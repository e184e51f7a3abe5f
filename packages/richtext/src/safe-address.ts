/** Safe schemes: they open something and cannot run code in the page. */
const SCHEMES: ReadonlySet<string> = new Set([
  'http:',
  'https:',
  'mailto:',
  'tel:',
  'xmpp:',
  'matrix:',
  'irc:',
  'ircs:',
  'mumble:',
  'geo:',
  'gemini:',
  'gopher:',
  'magnet:',
  'ipfs:',
  'ipns:',
  'dat:',
  'dweb:',
  'ssb:',
]);

const MAX_LENGTH = 8_192;

export interface SafeAddress {
  /** Normalised by the URL parser, so that it cannot be read in another way. */
  readonly href: string;
  /** Without the colon. */
  readonly scheme: string;
  /** Host and port in ASCII (punycode); null when the scheme has none. */
  readonly host: string | null;
  /** The host contains non-ASCII letters, which can look like those of another host. */
  readonly internationalHost: boolean;
}

/**
 * Validates an address from a server; nothing else does. Null unless the address is absolute (or made so by `base`) and
 * its scheme is on the list. The scheme is checked after parsing as browsers do, which removes tabs, newlines, leading
 * control characters and mixed case. Credentials are removed, because the name before the `@` can be mistaken for the
 * host.
 */
export function safeAddress(raw: string, base?: string): SafeAddress | null {
  if (raw.length > MAX_LENGTH || !URL.canParse(raw, base)) return null;
  const url = new URL(raw, base);
  if (!SCHEMES.has(url.protocol)) return null;
  url.username = '';
  url.password = '';
  if (url.href.length > MAX_LENGTH) return null;
  return {
    href: url.href,
    scheme: url.protocol.slice(0, -1),
    host: url.host === '' ? null : url.host,
    internationalHost: /(^|\.)xn--|%/i.test(url.hostname),
  };
}

/** The normalised address if it is http or https (pictures, profiles), else null. */
export function safeWebAddress(raw: string): string | null {
  const address = safeAddress(raw);
  return isWebAddress(address) ? address.href : null;
}

export function isWebAddress(address: SafeAddress | null): address is SafeAddress {
  return address?.scheme === 'https' || address?.scheme === 'http';
}
