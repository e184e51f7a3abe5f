import type { EarlyAnswer, EarlyRequest, EarlyStart } from './early-start';

/**
 * Takes over a request of the start script. Each can be taken once: a second caller gets undefined and sends its own.
 * Requests match by path, query (in any order of parameters) and token.
 */
export function takeEarly(
  early: EarlyStart | undefined,
  wanted: EarlyRequest,
): Promise<Response> | undefined {
  if (!early) return undefined;
  const address = normalised(wanted.path);
  const place = early.requests.findIndex(
    (request) => request.token === wanted.token && normalised(request.path) === address,
  );
  if (place < 0) return undefined;
  const [request] = early.requests.splice(place, 1);
  return request?.answer.then(unsettle);
}

function unsettle(answer: EarlyAnswer): Response {
  if (answer.state === 'failed') throw answer.error;
  return answer.response;
}

function normalised(path: string): string {
  const [pathname = '', query = ''] = path.split('?', 2);
  const params = new URLSearchParams(query);
  params.sort();
  return `${pathname}?${params.toString()}`;
}
