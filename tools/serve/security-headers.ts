import type { OutgoingHttpHeaders } from 'node:http';

/**
 * The headers that a Pleroma sends with every page and file, so that what works here also works when installed.
 * `origin` is the browser's address of this server.
 */
export function securityHeaders(origin: URL): OutgoingHttpHeaders {
  const socket = origin.protocol === 'https:' ? `wss://${origin.host}` : `ws://${origin.host}`;
  const policy = [
    "script-src 'self'",
    `connect-src 'self' blob: ${origin.origin} ${socket} https:`,
    "media-src 'self' https:",
    "img-src 'self' data: blob: https:",
    "default-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "manifest-src 'self'",
  ];
  return {
    'content-security-policy': `${policy.join(';')};`,
    'permissions-policy': 'interest-cohort=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '1; mode=block',
  };
}
