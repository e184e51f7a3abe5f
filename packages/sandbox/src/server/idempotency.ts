const KEEP_MS = 6 * 60 * 60 * 1000;

interface Kept {
  status: number;
  headers: [string, string][];
  body: string;
  at: number;
  requestId: string;
}

const WRITES = new Set(['POST', 'PUT', 'PATCH']);

/** The idempotency key of a request; null where the cache does not apply. */
export function idempotencyKey(request: Request, pathname: string): string | null {
  if (!WRITES.has(request.method) || !pathname.startsWith('/api/')) return null;
  return request.headers.get('idempotency-key') || null;
}

/**
 * Stores the first answer to a key, errors included, for six hours under the key's text alone: user, path and method
 * make no difference. It is stored when the answer is complete: until then a second request with the same key is
 * handled like the first.
 */
export class IdempotencyCache {
  readonly #kept = new Map<string, Kept>();

  replay(key: string, now: number): Response | null {
    const kept = this.#kept.get(key);
    if (!kept) return null;
    if (now - kept.at > KEEP_MS) {
      this.#kept.delete(key);
      return null;
    }
    const headers = new Headers(kept.headers);
    headers.set('idempotency-key', key);
    headers.set('idempotent-replayed', 'true');
    headers.set('x-original-request-id', kept.requestId);
    return new Response(kept.status === 204 ? null : kept.body, { status: kept.status, headers });
  }

  async keep(key: string, response: Response, moment: { now: number; requestId: string }): Promise<Response> {
    const body = await response.text();
    const { now: at, requestId } = moment;
    this.#kept.set(key, { status: response.status, headers: [...response.headers], body, at, requestId });
    const headers = new Headers(response.headers);
    headers.set('idempotency-key', key);
    headers.set('x-original-request-id', requestId);
    return new Response(response.status === 204 ? null : body, { status: response.status, headers });
  }

  clear(): void {
    this.#kept.clear();
  }
}
