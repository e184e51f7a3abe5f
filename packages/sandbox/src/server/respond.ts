import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { Here } from './here';
import { idempotencyKey } from './idempotency';
import type { IdempotencyCache } from './idempotency';
import { answer } from './answer';
import { addCommonHeaders, preflight } from './response-headers';

interface Parts {
  here: Here;
  app: Hono;
  idempotency: IdempotencyCache;
  /** Resolves when a request may continue after the lookup of its key. */
  beforeWork: (request: Request) => Promise<void>;
}

/** Whether the Origin of a request names another host than ours. */
export function foreignOrigin(here: Here, origin: string | null): boolean {
  if (!here.settings.strictOrigin || !origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(here.origin()).host;
}

async function route(
  { here, app, idempotency, beforeWork }: Parts,
  request: Request,
  requestId: string,
): Promise<Response> {
  if (request.method === 'OPTIONS') return preflight();
  if (
    request.method !== 'GET' &&
    request.method !== 'HEAD' &&
    foreignOrigin(here, request.headers.get('origin'))
  ) {
    return answer({ error: 'Invalid origin' }, { status: 403 });
  }
  const key = idempotencyKey(request, new URL(request.url).pathname);
  const replay = key === null ? null : idempotency.replay(key, here.now());
  if (replay) return replay;
  await beforeWork(request);
  if (key === null) return app.fetch(request);
  // Stored only when complete: requests with the same key that came meanwhile are handled too.
  return idempotency.keep(key, await app.fetch(request), { now: here.now(), requestId });
}

/** Answers a request, with the headers that every answer has. */
export async function respond(parts: Parts, request: Request): Promise<Response> {
  const requestId = randomUUID();
  const response = await route(parts, request, requestId);
  const headers = new Headers(response.headers);
  addCommonHeaders(parts.here, headers, requestId);
  if (response.status === 500 && parts.here.manner.crashesBare) headers.delete('access-control-allow-origin');
  const body = response.status === 204 || response.status === 304 ? null : response.body;
  return new Response(body, { status: response.status, headers });
}
