import type { IncomingMessage } from 'node:http';

/** Path and query of a request; any other form (a proxy's, `OPTIONS *`) counts as the root. */
export function requestTarget(request: IncomingMessage): string {
  return request.url?.startsWith('/') === true ? request.url : '/';
}

/** The path of a request, not decoded. */
export function requestPath(request: IncomingMessage): string {
  return requestTarget(request).split('?')[0] ?? '/';
}
