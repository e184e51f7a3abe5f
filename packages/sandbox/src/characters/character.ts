import type { AccountRow } from '../store/accounts';
import type { Auth } from '../server/authenticate';
import type { Here } from '../server/here';
import type { Manner } from '../server/manner';
import type { SentParameters } from '../server/described-parameters';
import type { Params } from '../server/params';
import type { Problem } from '../server/problem';
import type { Call, Route } from '../server/route';
import type { Settings } from '../server/settings';

/** What a client sent, before the route reads it. */
export interface Heard {
  /** The route: `GET /api/v1/statuses/:id`. */
  line: string;
  path: Record<string, string>;
  params: Params;
  /** The same before it was put together. */
  sent: SentParameters;
  /** The media type of the body, empty for none. */
  bodyType: string;
  here: Here;
}

/** For whom something is said. */
export interface Saying {
  here: Here;
  reader: AccountRow | null;
  /** The route that answers; empty for what a socket says. */
  line: string;
  /** Named parts of the path. */
  path: Record<string, string>;
}

/** A refusal, and what was asked. */
export interface Refused {
  problem: Problem;
  line: string;
  auth: Auth;
  /** A token was sent, whatever it is worth. */
  hadToken: boolean;
}

/**
 * A server that the sandbox can play. The shared calls speak as Pleroma does; a character says what it has besides
 * them and lacks, how it understands what it hears, and how it words what it says.
 */
export interface Character {
  name: string;
  manner: Manner;
  /** Over the settings that every server starts with. */
  settings: Partial<Settings>;
  /** Calls of its own; they come before the shared ones. */
  routes: readonly Route[];
  /** Shared calls (`METHOD /path/:id`) that this server does not have. */
  lacks(line: string): boolean;
  /** The answer to a call that is not there. `isCall`: below `/api`. */
  unknownCall(method: string, isCall: boolean): Response;
  /** Throws where visitors, whom the shared call lets in, are sent away. */
  admit(call: Call, line: string): void;
  /** What was sent, as the shared calls read it; throws what this server would not take. */
  hear(heard: Heard): Pick<Heard, 'path' | 'params'>;
  /** The value of a good answer (or of a frame), in this server's words; null: it speaks as the shared calls do. */
  say: ((value: unknown, saying: Saying) => unknown) | null;
  /** The Link header in this server's form; null: none. `said` is the body, as it is sent. */
  links(header: string, call: Call, said: unknown): string | null;
  refuse(refused: Refused): Response;
  /** Events of the socket that this server does not send are left out. */
  streams(event: string): boolean;
}
