import type { EarlyAnswer, EarlyRequest, EarlyStart } from './early-start';
import { log } from './logger';

/**
 * Takes over a request of the start script. Each can be taken once: a second caller gets undefined and sends its own.
 * Requests match by path, query (in any order of parameters) and token.
 */
export function takeEarlyResponse(
  early: EarlyStart | undefined,
  wanted: EarlyRequest,
): Promise<Response> | undefined {
  if (!early) return undefined;
  const address = normalised(wanted.path);
  const at = early.requests.findIndex(
    (request) => request.token === wanted.token && normalised(request.path) === address,
  );
  if (at < 0) return undefined;
  const [request] = early.requests.splice(at, 1);
  return request?.answer.then(responseOf);
}

function responseOf(answer: EarlyAnswer): Response {
  if (answer.state === 'failed') throw answer.error;
  return answer.response;
}

function normalised(path: string): string {
  const [pathname = '', query = ''] = path.split('?', 2);
  const params = new URLSearchParams(query);
  params.sort();
  return `${pathname}?${params.toString()}`;
}

/**
 * The response that the server embedded under this path, decoded, as an unvalidated JSON value; undefined when there is
 * none or it is damaged (then the request is sent as usual).
 */
export function takeEmbeddedResponse(early: EarlyStart | undefined, path: string): unknown {
  const encoded = early?.embedded[path];
  if (encoded === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    log('warn', `The page's embedded answer for ${path} is damaged and is requested again.`, error);
    return undefined;
  }
}
