import type { ProxyOptions } from 'vite';

/**
 * Paths that the server answers itself, as regular expressions. `/oauth-callback` and `/main/all` are routes of ours.
 */
const serverPaths = [
  '^/(?:api|oauth|auth|nodeinfo|\\.well-known|media|emoji|instance|static|sandbox|images|proxy)/',
  '^/manifest\\.json$',
  '^/main/ostatus(?:\\?|$)',
];

/** The proxy of the development server: sends every request for a server path to the backend, WebSockets included. */
export function backendProxy(backend: string | undefined): Record<string, ProxyOptions> {
  if (backend === undefined || backend === '') return {};
  return Object.fromEntries(
    serverPaths.map((path) => [path, { target: backend, changeOrigin: true, ws: true }]),
  );
}
