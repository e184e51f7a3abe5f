/**
 * Browsers reject cookie names with these prefixes on a plain http origin, so such cookies have another name between
 * the browser and the gateway.
 */
const PREFIXES = [
  { real: '__Host-', ours: 'gateway-host-' },
  { real: '__Secure-', ours: 'gateway-secure-' },
] as const;

/** Converts a `Set-Cookie` of the upstream server to one that the browser accepts from the gateway. */
export function localCookie(cookie: string, local: URL): string {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const allowedAttributes = attributes.filter((attribute) => !/^domain(=|$)/i.test(attribute));
  if (local.protocol === 'https:') return [pair, ...allowedAttributes].join('; ');
  const plain = allowedAttributes
    .filter((attribute) => !/^(secure|partitioned)$/i.test(attribute))
    .map((attribute) => (/^samesite\s*=\s*none$/i.test(attribute) ? 'SameSite=Lax' : attribute));
  const prefix = PREFIXES.find(({ real }) => pair.startsWith(real));
  const name = prefix === undefined ? pair : prefix.ours + pair.slice(prefix.real.length);
  return [name, ...plain].join('; ');
}

/** Converts a browser's `Cookie` header to the names of the upstream server. */
export function upstreamCookies(header: string): string {
  return header
    .split(';')
    .map((part) => part.trim())
    .map((pair) => {
      const prefix = PREFIXES.find(({ ours }) => pair.startsWith(ours));
      return prefix === undefined ? pair : prefix.real + pair.slice(prefix.ours.length);
    })
    .join('; ');
}
