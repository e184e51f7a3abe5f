import { type Context, Hono } from 'hono';
import { type Character, rewriteAnswer } from './characters/character';
import { endpointOf } from './characters/common/routes';
import { ROUTES } from './routes/routes';
import { ANONYMOUS, type Auth, authenticate } from './server/authenticate';
import { checkAccess } from './server/access';
import type { SentParameters } from './server/described-parameters';
import { belongsToDisabledFeature } from './server/features';
import type { Server } from './server/server';
import { logError } from './server/logger';
import { normalisePath } from './server/request-address';
import { Problem, crash } from './server/problem';
import type { RateLimits } from './server/rate-limits';
import { mergeParams, readBody, readQuery } from './server/params';
import type { Call, Route } from './server/route';
import { removeExpiredFilters } from './store/filters';

export interface AppParts {
  server: Server;
  /** The kind of server to play. */
  character: Character;
  limits: RateLimits;
  /** Answers everything that is not an API route: pictures, files, pages. */
  serveFile(request: Request, url: URL): Promise<Response>;
  /** Called with the account of a request, for the log. */
  onSenderKnown(request: Request, account: { id: string; username: string } | null): void;
}

/** The answer to an error, with what is known about the request. */
function errorAnswer(
  { character }: AppParts,
  error: Problem,
  failed: { endpoint: string; request: Request; auth: Auth },
) {
  const { request, endpoint, auth } = failed;
  const hasToken =
    request.headers.has('authorization') || new URL(request.url).searchParams.has('access_token');
  return character.answerError({ problem: error, endpoint, auth, hasToken });
}

function handler(route: Route, parts: AppParts) {
  const { server, character, limits, onSenderKnown } = parts;
  const endpoint = endpointOf(route);

  async function answerTo(context: Context, sender: Auth, sent: SentParameters): Promise<Response> {
    const request = context.req.raw;
    const auth = checkAccess(route.access, sender, server.settings);
    const bodyType = request.headers.get('content-type') ?? '';
    const { path, params } = character.readRequest({
      endpoint,
      path: context.req.param(),
      params: mergeParams(sent.query, sent.body),
      sent,
      bodyType,
      server,
    });
    const call: Call = {
      server,
      request,
      url: new URL(request.url),
      params,
      auth,
      path,
      viewer: auth.account,
    };
    character.checkVisitor(call, endpoint);
    if (server.settings.rateLimits) {
      limits.check(`${route.method} ${context.req.path}`, auth.account?.id ?? null, server.now());
    }
    return rewriteAnswer(character, { call, endpoint, response: await route.handle(call) });
  }

  return async (context: Context): Promise<Response> => {
    const request = context.req.raw;
    if (belongsToDisabledFeature(`${route.method} ${context.req.path}`, server.settings)) {
      return character.unknownCall(route.method, true);
    }
    removeExpiredFilters(server.db, server.now());
    const url = new URL(request.url);
    const sent = { query: readQuery(url), body: await readBody(request, server.settings.uploadLimit) };
    const sender = authenticate(server, request, mergeParams(sent.query, sent.body));
    onSenderKnown(request, sender.account);
    try {
      return await answerTo(context, sender, sent);
    } catch (error) {
      if (error instanceof Problem) return errorAnswer(parts, error, { endpoint, request, auth: sender });
      throw error;
    }
  };
}

/** The routes of a character: its own, then the shared ones that it has. */
export function routesOf(character: Character): Route[] {
  return [...character.routes, ...ROUTES.filter((route) => !character.isMissing(endpointOf(route)))];
}

export function buildApp(parts: AppParts): Hono {
  const { character } = parts;
  const app = new Hono({ getPath: (request) => normalisePath(new URL(request.url).pathname) });
  for (const route of routesOf(character)) app.on(route.method, route.path, handler(route, parts));
  // The address of the WebSocket: a plain request, without an upgrade, is refused.
  if (character.behaviour.streaming) {
    app.get('/api/v1/streaming', () => new Response(null, { status: 400 }));
  }
  app.notFound((context) => {
    const { raw } = context.req;
    const url = new URL(raw.url);
    const isCall = /^\/api(\/|$)/.test(url.pathname);
    if (isCall || (raw.method !== 'GET' && raw.method !== 'HEAD')) {
      return character.unknownCall(raw.method, isCall);
    }
    return parts.serveFile(raw, url);
  });
  app.onError((error, context) => {
    const failed = { endpoint: '', request: context.req.raw, auth: ANONYMOUS };
    if (error instanceof Problem) return errorAnswer(parts, error, failed);
    logError('request', error);
    return errorAnswer(parts, crash(), failed);
  });
  return app;
}
