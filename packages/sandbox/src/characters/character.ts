import type { AccountRow } from '../store/accounts';
import type { Auth } from '../server/authenticate';
import type { Here } from '../server/here';
import type { Manner } from '../server/manner';
import type { SentParameters } from '../server/described-parameters';
import type { Params } from '../server/params';
import type { Problem } from '../server/problem';
import type { Call, Route } from '../server/route';
import type { Settings } from '../server/settings';

/** A request before the route reads it. */
export interface Heard {
  /** The route: `GET /api/v1/statuses/:id`. */
  line: string;
  path: Record<string, string>;
  params: Params;
  /** The parameters as they were sent, before they were merged into `params`. */
  sent: SentParameters;
  /** The media type of the body, empty for none. */
  bodyType: string;
  here: Here;
}

/** The context in which a value is written. */
export interface Saying {
  here: Here;
  reader: AccountRow | null;
  /** The route that answers; empty for a socket. */
  line: string;
  /** The named parts of the path. */
  path: Record<string, string>;
}

/** An error and the request that caused it. */
export interface Refused {
  problem: Problem;
  line: string;
  auth: Auth;
  /** Whether a token was sent, valid or not. */
  hadToken: boolean;
}

/**
 * A kind of server that the sandbox can play. The shared routes answer as Pleroma does; a character says which
 * routes it adds and lacks, how it reads requests, and how it rewrites answers.
 */
export interface Character {
  name: string;
  manner: Manner;
  /** Merged over the default settings. */
  settings: Partial<Settings>;
  /** Additional routes; they come before the shared ones. */
  routes: readonly Route[];
  /** Whether this server lacks a shared route (`METHOD /path/:id`). */
  lacks(line: string): boolean;
  /** The answer to an unknown route. `isCall`: the path is below `/api`. */
  unknownCall(method: string, isCall: boolean): Response;
  /** Throws where the shared route lets visitors in, but this server does not. */
  admit(call: Call, line: string): void;
  /** Turns a request into what the shared routes read; throws what this server would refuse. */
  hear(heard: Heard): Pick<Heard, 'path' | 'params'>;
  /** Rewrites the value of a successful answer or a frame in this server's form; null: it stays as it is. */
  say: ((value: unknown, saying: Saying) => unknown) | null;
  /** The Link header in this server's form; null: no header. `said` is the body as it is sent. */
  links(header: string, call: Call, said: unknown): string | null;
  refuse(refused: Refused): Response;
  /** Whether this server sends an event of the socket. */
  streams(event: string): boolean;
}
