import { Hono, type Context } from 'hono';
import { ROUTES } from '../routes/routes';
import { answer } from './answer';
import { authenticate } from './authenticate';
import { checkAccess } from './check-access';
import type { Here } from './here';
import { logError } from './logger';
import { normalisePath } from './normalise-path';
import { Problem } from './problem';
import type { RateLimits } from './rate-limits';
import { mergeParams, readBody, readQuery } from './read-params';
import type { Call, Route } from './route';

export interface AppParts {
  here: Here;
  limits: RateLimits;
  /** Whatever is not a call: pictures, files, pages. */
  serveFile(request: Request, url: URL): Promise<Response>;
  /** Hears who a request turned out to come from. */
  sawSender(request: Request, account: { id: string; username: string } | null): void;
}

function handler(route: Route, parts: AppParts) {
  const { here, limits, sawSender } = parts;
  return async (context: Context): Promise<Response> => {
    const request = context.req.raw;
    const url = new URL(request.url);
    const params = mergeParams(readQuery(url), await readBody(request));
    const sender = authenticate(here, request, params);
    sawSender(request, sender.account);
    const auth = checkAccess(route.access, sender, here.settings);
    if (here.settings.rateLimits) {
      limits.check(`${route.method} ${context.req.path}`, auth.account?.id ?? null, here.now());
    }
    const call: Call = { here, request, url, params, auth, path: context.req.param(), reader: auth.account };
    return route.handle(call);
  };
}

function unknownCall(method: string): Response {
  if (method === 'GET') return answer({ error: 'Not implemented' }, { status: 404 });
  return answer({ errors: { detail: 'Page not found' } }, { status: 404 });
}

export function buildApp(parts: AppParts): Hono {
  const app = new Hono({ getPath: (request) => normalisePath(new URL(request.url).pathname) });
  for (const route of ROUTES) app.on(route.method, route.path, handler(route, parts));
  // The socket's address, asked for without an upgrade.
  app.get('/api/v1/streaming', () => new Response(null, { status: 400 }));
  app.notFound((context) => {
    const { raw } = context.req;
    const url = new URL(raw.url);
    if (/^\/api(\/|$)/.test(url.pathname) || (raw.method !== 'GET' && raw.method !== 'HEAD'))
      return unknownCall(raw.method);
    return parts.serveFile(raw, url);
  });
  app.onError((error) => {
    if (error instanceof Problem) return answer(error.body, { status: error.status });
    logError('request', error);
    return answer({ errors: { detail: 'Internal server error' } }, { status: 500 });
  });
  return app;
}
