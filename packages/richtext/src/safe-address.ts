/** Schemes that lead somewhere and cannot run anything in the page. */
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
  /** Normalised by the address parser, so that no other reading of the same characters is left. */
  readonly href: string;
  /** Without the colon. */
  readonly scheme: string;
  /** Host and port in ASCII (punycode); null where the scheme has none. */
  readonly host: string | null;
  /** The host is written in other letters than ASCII, which can look like those of another host. */
  readonly internationalHost: boolean;
}

/**
 * The one judge of addresses that come from servers: null unless the address is absolute (or `base` makes it
 * so) and its scheme is on the list. The scheme is judged after parsing as browsers parse, which takes away
 * tabs, newlines, leading control characters and mixed case. Credentials are removed, because the name before
 * the `@` is there to be mistaken for the host.
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
