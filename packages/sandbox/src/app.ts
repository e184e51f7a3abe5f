import { type Context, Hono } from 'hono';
import { type Character, rewriteAnswer } from './characters/character';
import { lineOf } from './characters/common/routes';
import { ROUTES } from './routes/routes';
import { ANONYMOUS, type Auth, authenticate } from './server/authenticate';
import { checkAccess } from './server/access';
import type { SentParameters } from './server/described-parameters';
import { belongsToOffFeature } from './server/features';
import type { Server } from './server/server';
import { logError } from './server/logger';
import { normalisePath } from './server/request-address';
import { Problem, crash } from './server/problem';
import type { RateLimits } from './server/rate-limits';
import { mergeParams, readBody, readQuery } from './server/params';
import type { Call, Route } from './server/route';
import { endFilters } from './store/filters';

export interface AppParts {
  server: Server;
  /** The kind of server to play. */
  character: Character;
  limits: RateLimits;
  /** Answers everything that is not an API route: pictures, files, pages. */
  serveFile(request: Request, url: URL): Promise<Response>;
  /** Called with the account of a request, for the log. */
  sawSender(request: Request, account: { id: string; username: string } | null): void;
}

/** The answer to an error, with what is known about the request. */
function refusal(
  { character }: AppParts,
  error: Problem,
  asked: { line: string; request: Request; auth: Auth },
) {
  const { request, line, auth } = asked;
  const hadToken =
    request.headers.has('authorization') || new URL(request.url).searchParams.has('access_token');
  return character.refuse({ problem: error, line, auth, hadToken });
}

function handler(route: Route, parts: AppParts) {
  const { server, character, limits, sawSender } = parts;
  const line = lineOf(route);

  async function answerTo(context: Context, sender: Auth, sent: SentParameters): Promise<Response> {
    const request = context.req.raw;
    const auth = checkAccess(route.access, sender, server.settings);
    const bodyType = request.headers.get('content-type') ?? '';
    const { path, params } = character.readRequest({
      line,
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
      reader: auth.account,
    };
    character.checkVisitor(call, line);
    if (server.settings.rateLimits) {
      limits.check(`${route.method} ${context.req.path}`, auth.account?.id ?? null, server.now());
    }
    return rewriteAnswer(character, { call, line, response: await route.handle(call) });
  }

  return async (context: Context): Promise<Response> => {
    const request = context.req.raw;
    if (belongsToOffFeature(`${route.method} ${context.req.path}`, server.settings)) {
      return character.unknownCall(route.method, true);
    }
    endFilters(server.db, server.now());
    const url = new URL(request.url);
    const sent = { query: readQuery(url), body: await readBody(request, server.settings.uploadLimit) };
    const sender = authenticate(server, request, mergeParams(sent.query, sent.body));
    sawSender(request, sender.account);
    try {
      return await answerTo(context, sender, sent);
    } catch (error) {
      if (error instanceof Problem) return refusal(parts, error, { line, request, auth: sender });
      throw error;
    }
  };
}

/** The routes of a character: its own, then the shared ones that it has. */
export function routesOf(character: Character): Route[] {
  return [...character.routes, ...ROUTES.filter((route) => !character.isMissing(lineOf(route)))];
}

export function buildApp(parts: AppParts): Hono {
  const { character } = parts;
  const app = new Hono({ getPath: (request) => normalisePath(new URL(request.url).pathname) });
  for (const route of routesOf(character)) app.on(route.method, route.path, handler(route, parts));
  // The socket's address in a request without an upgrade.
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
    const asked = { line: '', request: context.req.raw, auth: ANONYMOUS };
    if (error instanceof Problem) return refusal(parts, error, asked);
    logError('request', error);
    return refusal(parts, crash(), asked);
  });
  return app;
}
