import { AsyncLocalStorage } from 'node:async_hooks';

const originStorage = new AsyncLocalStorage<string | undefined>();

/** The origin in the address of the request or socket that is being answered; undefined outside of both. */
export function requestOrigin(): string | undefined {
  return originStorage.getStore();
}

/** Runs work as part of the answer to somebody who uses this origin. */
export function withRequestOrigin<T>(origin: string | undefined, work: () => T): T {
  return originStorage.run(origin, work);
}

/** The origin of a `Host` header; undefined when it names none. */
export function originOfHost(host: string | undefined): string | undefined {
  const address = `http://${host ?? ''}`;
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Paths below `/api/pleroma/` that are routes of their own; any other is the same as the one below `/api/v1/`. */
const OWN_ROUTES = new Set(['frontend_configurations']);

const FORMAT_STRIPPED =
  /^(\/(?:api\/oauth_tokens|api\/pleroma\/emoji|nodeinfo\/[^/]+|notice\/[^/]+|users\/[^/]+))\.json$/;

/** The path as the routes have it: without a trailing slash, a format suffix that means nothing, or a second prefix. */
export function normalisePath(pathname: string): string {
  const bare = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  const path = FORMAT_STRIPPED.exec(bare)?.[1] ?? bare;
  const pleroma = /^\/api\/pleroma\/([^/]+)/.exec(path)?.[1];
  if (pleroma !== undefined && !OWN_ROUTES.has(pleroma))
    return path.replace('/api/pleroma/', '/api/v1/pleroma/');
  return path;
}
