import type { Here } from './here';

const EXPOSED = 'Link,X-RateLimit-Reset,X-RateLimit-Limit,X-RateLimit-Remaining,X-Request-Id,Idempotency-Key';

function contentSecurityPolicy(here: Here): string {
  const origin = here.origin();
  const socket = origin.replace(/^http/, 'ws');
  const { trustedTypes, allowWasm } = here.settings;
  const directives = [
    "default-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "manifest-src 'self'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    `connect-src 'self' blob: ${origin} ${socket} https:`,
    allowWasm ? "script-src 'self' 'wasm-unsafe-eval'" : "script-src 'self'",
  ];
  if (trustedTypes)
    directives.push("require-trusted-types-for 'script'", `trusted-types ${trustedTypes.join(' ')}`.trim());
  if (origin.startsWith('https:')) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** Adds the headers that every answer has. */
export function addCommonHeaders(here: Here, headers: Headers, requestId: string): void {
  const common: Record<string, string> = {
    'access-control-allow-origin': '*',
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED,
    'content-security-policy': contentSecurityPolicy(here),
    'permissions-policy': 'interest-cohort=()',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    'x-request-id': requestId,
  };
  for (const [name, value] of Object.entries(common)) headers.set(name, value);
  if (!headers.has('cache-control')) headers.set('cache-control', 'max-age=0, private, must-revalidate');
}

export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'POST,PUT,DELETE,GET,PATCH,OPTIONS',
      'access-control-allow-headers': 'Authorization,Content-Type,Idempotency-Key',
      'access-control-max-age': '86400',
    },
  });
}
