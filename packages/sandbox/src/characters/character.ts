import type { WireFrame } from '@linnet/api/wire';
import type { Auth } from '../server/authenticate';
import type { SentParameters } from '../server/described-parameters';
import type { Server, Behaviour } from '../server/server';
import type { Params } from '../server/params';
import type { Problem } from '../server/problem';
import type { Call, Route } from '../server/route';
import type { Settings } from '../server/settings';
import type { AccountRow } from '../store/accounts/accounts';

/** A request before the route reads it. */
export interface IncomingRequest {
  /** The route: `GET /api/v1/statuses/:id`. */
  endpoint: string;
  path: Record<string, string>;
  params: Params;
  /** The parameters as they were sent, before they were merged into `params`. */
  sent: SentParameters;
  /** The media type of the body, empty for none. */
  bodyType: string;
  server: Server;
}

/** The context in which a value is written. */
export interface RewriteContext {
  server: Server;
  viewer: AccountRow | null;
  /** The route that answers; empty for a socket. */
  endpoint: string;
  /** The named parts of the path. */
  path: Record<string, string>;
}

/** An error and the request that caused it. */
export interface FailedRequest {
  problem: Problem;
  endpoint: string;
  auth: Auth;
  /** Whether a token was sent, valid or not. */
  hasToken: boolean;
}

/**
 * A kind of server that the sandbox can play. The shared routes answer as Pleroma does; a character says which
 * routes it adds and lacks, how it reads requests, and how it rewrites answers.
 */
export interface Character {
  name: string;
  behaviour: Behaviour;
  /** Merged over the default settings. */
  settings: Partial<Settings>;
  /** Additional routes; they come before the shared ones. */
  routes: readonly Route[];
  /** Whether this server lacks a shared route (`METHOD /path/:id`). */
  isMissing(endpoint: string): boolean;
  /** The answer to an unknown route. `isCall`: the path is below `/api`. */
  unknownCall(method: string, isCall: boolean): Response;
  /** Throws where the shared route lets visitors in, but this server does not. */
  checkVisitor(call: Call, endpoint: string): void;
  /** Turns a request into what the shared routes read; throws what this server would refuse. */
  readRequest(incoming: IncomingRequest): Pick<IncomingRequest, 'path' | 'params'>;
  /** Rewrites the value of a successful answer or a frame in this server's form; null: it stays as it is. */
  rewrite: ((value: unknown, rewriting: RewriteContext) => unknown) | null;
  /** The Link header in this server's form; null: no header. `body` is the body as it is sent. */
  links(header: string, call: Call, body: unknown): string | null;
  /** The answer to an error in this server's form. */
  answerError(failed: FailedRequest): Response;
  /** Whether this server sends an event of the socket. */
  streams(event: string): boolean;
}

/** A successful answer of a shared route in a character's form. */
export async function rewriteAnswer(
  character: Character,
  { call, endpoint, response }: { call: Call; endpoint: string; response: Response },
): Promise<Response> {
  const { rewrite } = character;
  const type = response.headers.get('content-type') ?? '';
  if (rewrite === null || response.status >= 300 || !/^application\/(?:\w+\+)?json/.test(type))
    return response;
  const value: unknown = await response.json();
  const { server, viewer, path } = call;
  const body = rewrite(value, { server, viewer, path, endpoint });
  const headers = new Headers(response.headers);
  const link = headers.get('link');
  if (link !== null) {
    const links = character.links(link, call, body);
    if (links === null) headers.delete('link');
    else headers.set('link', links);
  }
  return new Response(JSON.stringify(body), { status: response.status, headers });
}

/** A frame of the socket in a character's form; null when the character doesn't send it. */
export function rewriteFrame(
  character: Character,
  frame: WireFrame,
  { server, viewer }: { server: Server; viewer: AccountRow | null },
): WireFrame | null {
  if (!character.streams(frame.event)) return null;
  const { rewrite } = character;
  if (
    rewrite === null ||
    frame.event === 'delete' ||
    !('payload' in frame) ||
    typeof frame.payload !== 'string'
  ) {
    return frame;
  }
  const body = rewrite(JSON.parse(frame.payload), { server, viewer, path: {}, endpoint: '' });
  return body === null ? null : { ...frame, payload: JSON.stringify(body) };
}
