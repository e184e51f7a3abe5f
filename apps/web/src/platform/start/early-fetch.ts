import type { EarlyStart } from '../../boot/early-start';
import { takeEarlyResponse, takeEmbeddedResponse } from '../../boot/take-early';

/** Request path → path under which the server embeds the response, where the two differ. */
const embeddedPaths: Readonly<Record<string, string>> = {
  '/nodeinfo/2.1.json': '/nodeinfo/2.0.json',
  '/api/v1/timelines/public?limit=20': '/api/v1/timelines/public',
};

/**
 * A `fetch` that uses the work of the start script: the first GET of an embedded response or of an early request gets
 * that one; every other request is sent. So no request is sent twice.
 */
export function earlyFetch(early: EarlyStart | undefined, send: typeof fetch = fetch): typeof fetch {
  const used = new Set<string>();

  function embeddedAnswer(path: string, token: string | null): Response | undefined {
    const embeddedAs = embeddedPaths[path] ?? path;
    if (token !== null || used.has(embeddedAs)) return undefined;
    used.add(embeddedAs);
    const answer = takeEmbeddedResponse(early, embeddedAs);
    if (answer === undefined) return undefined;
    // An operator's HTML page is embedded as a string.
    return typeof answer === 'string' ? new Response(answer) : Response.json(answer);
  }

  return async (input, init) => {
    if ((init?.method ?? 'GET') !== 'GET' || input instanceof Request) return send(input, init);
    const { origin, pathname, search } = new URL(input, location.href);
    if (origin !== location.origin) return send(input, init);
    const token = new Headers(init?.headers).get('authorization')?.replace(/^Bearer /, '') ?? null;
    const path = pathname + search;
    const answer = embeddedAnswer(path, token) ?? takeEarlyResponse(early, { path, token });
    return answer ? untilAborted(Promise.resolve(answer), init?.signal) : send(input, init);
  };
}

/** An early request cannot be aborted itself: aborting rejects only the promise of the caller. */
function untilAborted(answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const handleAbort = () => reject(signal.reason);
    signal.addEventListener('abort', handleAbort, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', handleAbort));
  });
}
