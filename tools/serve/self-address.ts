/** The origins that a gateway translates between. */
export interface Origins {
  /** The gateway's address for the browser, for instance `http://localhost:8080`. */
  local: URL;
  /** The upstream server. */
  upstream: URL;
}

/** The WebSocket origin of an http origin. */
export function socketOrigin(origin: URL): string {
  return `${origin.protocol === 'https:' ? 'wss:' : 'ws:'}//${origin.host}`;
}

/** Replaces the server's origin at the beginning of an address by the gateway's; other addresses are unchanged. */
export function toLocalAddress(address: string, { local, upstream }: Origins): string {
  return replaceOrigin(address, upstream, local);
}

/** The reverse of `toLocalAddress`, for what a browser sends. */
export function toUpstreamAddress(address: string, { local, upstream }: Origins): string {
  return replaceOrigin(address, local, upstream);
}

function replaceOrigin(address: string, from: URL, to: URL): string {
  if (address === from.origin) return to.origin;
  return address.startsWith(`${from.origin}/`) ? to.origin + address.slice(from.origin.length) : address;
}
