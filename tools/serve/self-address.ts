/** The three origins that a gateway stands between. */
export interface Origins {
  /** As the browser addresses us, for instance `http://localhost:8080`. */
  local: URL;
  /** The server behind us. */
  upstream: URL;
}

/** The socket origin of an http origin. */
export function socketOrigin(origin: URL): string {
  return `${origin.protocol === 'https:' ? 'wss:' : 'ws:'}//${origin.host}`;
}

/** Replaces the server's origin by ours at the beginning of an address; other addresses stay. */
export function toLocalAddress(address: string, { local, upstream }: Origins): string {
  return replaceOrigin(address, upstream, local);
}

/** The opposite, for what a browser sends. */
export function toUpstreamAddress(address: string, { local, upstream }: Origins): string {
  return replaceOrigin(address, local, upstream);
}

function replaceOrigin(address: string, from: URL, to: URL): string {
  if (address === from.origin) return to.origin;
  return address.startsWith(`${from.origin}/`) ? to.origin + address.slice(from.origin.length) : address;
}
