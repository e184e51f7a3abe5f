import type { ProxyOptions } from 'vite';

/** What the server answers itself, as expressions over the path; `/oauth-callback` and `/main/all` are ours. */
const serverPaths = [
  '^/(?:api|oauth|auth|nodeinfo|\\.well-known|media|emoji|instance|static|sandbox|images|proxy)/',
  '^/manifest\\.json$',
  '^/main/ostatus(?:\\?|$)',
];

/** In development everything that belongs to the server goes to the backend, sockets too. */
export function backendProxy(backend: string | undefined): Record<string, ProxyOptions> {
  if (backend === undefined || backend === '') return {};
  return Object.fromEntries(
    serverPaths.map((path) => [path, { target: backend, changeOrigin: true, ws: true }]),
  );
}
