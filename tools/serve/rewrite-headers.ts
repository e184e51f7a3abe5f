import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { localCookie, upstreamCookies } from './cookies';
import { toLocalAddress, toUpstreamAddress } from './self-address';
import type { Origins } from './self-address';

/** Headers of one connection, not of the message (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** A browser's headers as the server behind must see them: as if they came from a page of its own. */
export function toUpstreamHeaders(headers: IncomingHttpHeaders, origins: Origins): OutgoingHttpHeaders {
  const passed = withoutHopByHop(headers);
  passed['host'] = origins.upstream.host;
  for (const name of ['origin', 'referer']) {
    const value = headers[name];
    if (typeof value === 'string') passed[name] = toUpstreamAddress(value, origins);
  }
  if (headers.cookie !== undefined) passed['cookie'] = upstreamCookies(headers.cookie);
  return passed;
}

/** The server's headers as the browser must see them: of the origin that it asked. */
export function toLocalHeaders(headers: IncomingHttpHeaders, origins: Origins): OutgoingHttpHeaders {
  const passed = withoutHopByHop(headers);
  for (const name of ['location', 'content-location', 'access-control-allow-origin']) {
    const value = headers[name];
    if (typeof value === 'string') passed[name] = toLocalAddress(value, origins);
  }
  const link = headers['link'];
  if (link !== undefined) {
    passed['link'] = String(link).replaceAll(
      /<([^>]*)>/g,
      (_, address: string) => `<${toLocalAddress(address, origins)}>`,
    );
  }
  const cookies = headers['set-cookie'];
  if (cookies !== undefined)
    passed['set-cookie'] = cookies.map((cookie) => localCookie(cookie, origins.local));
  const policy = headers['content-security-policy'];
  if (policy !== undefined) passed['content-security-policy'] = localPolicy(String(policy), origins);
  // It would bind this address, and every other port of it, to https.
  delete passed['strict-transport-security'];
  return passed;
}

function localPolicy(policy: string, { local, upstream }: Origins): string {
  return policy
    .split(';')
    .filter((part) => local.protocol === 'https:' || part.trim() !== 'upgrade-insecure-requests')
    .map((part) => part.replaceAll(upstream.origin, local.origin))
    .map((part) => part.replaceAll(`//${upstream.host}`, `//${local.host}`))
    .join(';');
}

function withoutHopByHop(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = String(headers.connection ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase());
  const dropped = new Set([...HOP_BY_HOP, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
