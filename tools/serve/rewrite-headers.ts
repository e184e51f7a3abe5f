import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { localCookie, upstreamCookies } from './cookies';
import { toLocalAddress, toUpstreamAddress } from './self-address';
import type { Origins } from './self-address';

/** Headers of the connection, not of the message (RFC 9110, 7.6.1). */
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

/** Converts a browser's headers for the upstream server: as if sent from a page of that server. */
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

/** Converts the server's headers for the browser: as if from the gateway's origin. */
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
  // It would bind this host, with all its ports, to https.
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
