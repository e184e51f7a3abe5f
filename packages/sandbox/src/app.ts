import { type Context, Hono } from 'hono';
import { type Character, rewriteAnswer } from './characters/character';
import { lineOf } from './characters/common/routes';
import { ROUTES } from './routes/routes';
import { ANONYMOUS, type Auth, authenticate } from './server/authenticate';
import { checkAccess } from './server/access';
import type { SentParameters } from './server/described-parameters';
import { belongsToOffFeature } from './server/features';
import type { Here } from './server/here';
import { logError } from './server/logger';
import { normalisePath } from './server/request-address';
import { Problem, crash } from './server/problem';
import type { RateLimits } from './server/rate-limits';
import { mergeParams, readBody, readQuery } from './server/params';
import type { Call, Route } from './server/route';
import { endFilters } from './store/filters';

export interface AppParts {
  here: Here;
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
  const { here, character, limits, sawSender } = parts;
  const line = lineOf(route);

  async function answerTo(context: Context, sender: Auth, sent: SentParameters): Promise<Response> {
    const request = context.req.raw;
    const auth = checkAccess(route.access, sender, here.settings);
    const bodyType = request.headers.get('content-type') ?? '';
    const { path, params } = character.readRequest({
      line,
      path: context.req.param(),
      params: mergeParams(sent.query, sent.body),
      sent,
      bodyType,
      here,
    });
    const call: Call = { here, request, url: new URL(request.url), params, auth, path, reader: auth.account };
    character.checkVisitor(call, line);
    if (here.settings.rateLimits) {
      limits.check(`${route.method} ${context.req.path}`, auth.account?.id ?? null, here.now());
    }
    return rewriteAnswer(character, { call, line, response: await route.handle(call) });
  }

  return async (context: Context): Promise<Response> => {
    const request = context.req.raw;
    if (belongsToOffFeature(`${route.method} ${context.req.path}`, here.settings)) {
      return character.unknownCall(route.method, true);
    }
    endFilters(here.db, here.now());
    const url = new URL(request.url);
    const sent = { query: readQuery(url), body: await readBody(request, here.settings.uploadLimit) };
    const sender = authenticate(here, request, mergeParams(sent.query, sent.body));
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
