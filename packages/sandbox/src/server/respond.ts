import type { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import { hasAilment } from './ailments';
import { answer } from './answer';
import type { Server } from './server';

const ANSWER_LIFETIME_MS = 6 * 60 * 60 * 1000;

interface StoredAnswer {
  status: number;
  headers: [string, string][];
  body: string;
  at: number;
  requestId: string;
}

const WRITES = new Set(['POST', 'PUT', 'PATCH']);

/** The idempotency key of a request; null where the cache does not apply. */
function idempotencyKey(request: Request, pathname: string): string | null {
  if (!WRITES.has(request.method) || !pathname.startsWith('/api/')) return null;
  return request.headers.get('idempotency-key') || null;
}

/**
 * Stores the first answer to a key, errors included, for six hours under the key's text alone: user, path and method
 * make no difference. It is stored when the answer is complete: until then a second request with the same key is
 * handled like the first.
 */
export class IdempotencyCache {
  readonly #answers = new Map<string, StoredAnswer>();

  replay(key: string, now: number): Response | null {
    const stored = this.#answers.get(key);
    if (!stored) return null;
    if (now - stored.at > ANSWER_LIFETIME_MS) {
      this.#answers.delete(key);
      return null;
    }
    const headers = new Headers(stored.headers);
    headers.set('idempotency-key', key);
    headers.set('idempotent-replayed', 'true');
    headers.set('x-original-request-id', stored.requestId);
    return new Response(stored.status === 204 ? null : stored.body, { status: stored.status, headers });
  }

  async store(
    key: string,
    response: Response,
    answered: { now: number; requestId: string },
  ): Promise<Response> {
    const body = await response.text();
    const { now: at, requestId } = answered;
    this.#answers.set(key, { status: response.status, headers: [...response.headers], body, at, requestId });
    const headers = new Headers(response.headers);
    headers.set('idempotency-key', key);
    headers.set('x-original-request-id', requestId);
    return new Response(response.status === 204 ? null : body, { status: response.status, headers });
  }

  clear(): void {
    this.#answers.clear();
  }
}

const EXPOSED_HEADERS =
  'Link,X-RateLimit-Reset,X-RateLimit-Limit,X-RateLimit-Remaining,X-Request-Id,Idempotency-Key';

function contentSecurityPolicy(server: Server): string {
  const origin = server.origin();
  const socket = origin.replace(/^http/, 'ws');
  const { settings } = server;
  const { trustedTypes, allowWasm } = settings;
  const ownPictures = hasAilment(settings, 'tight-policy') ? '' : ' data: blob:';
  const otherPictures = hasAilment(settings, 'policy-without-media') ? '' : ' https:';
  const directives = [
    "default-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    hasAilment(settings, 'tight-policy') ? "style-src 'self'" : "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "manifest-src 'self'",
    `img-src 'self'${ownPictures}${otherPictures}`,
    "media-src 'self' https:",
    `connect-src 'self' blob: ${origin} ${hasAilment(settings, 'policy-without-socket') ? '' : socket} https:`,
    allowWasm ? "script-src 'self' 'wasm-unsafe-eval'" : "script-src 'self'",
  ];
  if (trustedTypes)
    directives.push("require-trusted-types-for 'script'", `trusted-types ${trustedTypes.join(' ')}`.trim());
  if (origin.startsWith('https:')) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** Adds the headers that every answer has. */
function addCommonHeaders(server: Server, headers: Headers, requestId: string): void {
  const common: Record<string, string> = {
    'access-control-allow-origin': '*',
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED_HEADERS,
    ...(!hasAilment(server.settings, 'no-policy') && {
      'content-security-policy': contentSecurityPolicy(server),
    }),
    date: new Date(server.now()).toUTCString(),
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

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'POST,PUT,DELETE,GET,PATCH,OPTIONS',
      'access-control-allow-headers': 'Authorization,Content-Type,Idempotency-Key',
      'access-control-max-age': '86400',
    },
  });
}

interface Parts {
  server: Server;
  app: Hono;
  idempotency: IdempotencyCache;
  /** Resolves when a request may continue after the lookup of its key. */
  beforeWork: (request: Request) => Promise<void>;
}

/** Whether the Origin of a request names another host than ours. */
export function isForeignOrigin(server: Server, origin: string | null): boolean {
  if (!server.settings.strictOrigin || !origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(server.origin()).host;
}

async function route(
  { server, app, idempotency, beforeWork }: Parts,
  request: Request,
  requestId: string,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (
    request.method !== 'GET' &&
    request.method !== 'HEAD' &&
    isForeignOrigin(server, request.headers.get('origin'))
  ) {
    return answer({ error: 'Invalid origin' }, { status: 403 });
  }
  const key = idempotencyKey(request, new URL(request.url).pathname);
  const replay = key === null ? null : idempotency.replay(key, server.now());
  if (replay) return replay;
  await beforeWork(request);
  if (key === null) return app.fetch(request);
  // Stored only when complete: requests with the same key that came meanwhile are handled too.
  return idempotency.store(key, await app.fetch(request), { now: server.now(), requestId });
}

/** Answers a request, with the headers that every answer has. */
export async function respond(parts: Parts, request: Request): Promise<Response> {
  const requestId = randomUUID();
  const response = await route(parts, request, requestId);
  const headers = new Headers(response.headers);
  addCommonHeaders(parts.server, headers, requestId);
  if (response.status === 500 && parts.server.behaviour.omitsCorsOnCrash)
    headers.delete('access-control-allow-origin');
  const body = response.status === 204 || response.status === 304 ? null : response.body;
  return new Response(body, { status: response.status, headers });
}
