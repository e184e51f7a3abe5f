/** A running sandbox as a test steers it: each method is one POST to its control door. */
export interface ControlDoor {
  /** Back to the seed: rows, settings, clock, sockets, and everything that this door has arranged. */
  reset(): Promise<void>;
  /** Plays another server from now on, from its seed; a reset keeps it. */
  character(name: ServerCharacter): Promise<void>;
  /** The next calls that match get this answer instead of their own. */
  fail(failure: Failure): Promise<void>;
  /** Nothing fails any more that was to. */
  mend(): Promise<void>;
  /** Calls that match wait until everything is released. */
  hold(calls: CallPattern & { at?: Stage }): Promise<void>;
  /** Lets all held calls go on and holds no more; resolves to how many waited. */
  release(): Promise<number>;
  /** Every answer to a call that matches comes this many milliseconds later. */
  latency(delay: CallPattern & { ms: number }): Promise<void>;
  /** Drops open sockets (all, or those of one account), or refuses new ones until they are allowed again. */
  sockets(change: SocketChange): Promise<void>;
  /** Sends a message to the sockets of an account or of a stream; resolves to how many got it. */
  event(event: PushedEvent): Promise<number>;
  /** An account posts, as through its own client; streams hear of it. */
  post(post: NewPost): Promise<{ id: string }>;
  /** An account does something to a status or to another account; streams hear of it. */
  act(act: Act): Promise<void>;
  /** Makes many public statuses without telling any stream. */
  bulk(request: BulkRequest): Promise<{ oldest: string; newest: string }>;
  /** Makes many people of another server, who follow somebody or have favourited a status. */
  crowd(request: CrowdRequest): Promise<void>;
  /** Puts the server's clock this far from the real one. */
  clock(offsetMs: number): Promise<void>;
  /** Changes settings of the server until the next reset. */
  settings(change: Record<string, unknown>): Promise<void>;
  /** The requests that arrived since the last reset, oldest first. */
  log(): Promise<LoggedRequest[]>;
  /** How many requests are held. */
  waiting(): Promise<number>;
  /** What the open sockets listen to: the names of their streams. */
  streams(): Promise<string[]>;
  /** Tokens stop working: all, or those of one account. */
  expireTokens(account?: string): Promise<void>;
}

/** The servers that a sandbox can play. */
export type ServerCharacter = 'pleroma' | 'akkoma' | 'mastodon' | 'hollo';

/** Before the server knows of a call, before it does anything, or once all is done. */
export type Stage = 'arrival' | 'work' | 'answer';

/** `path` is a regular expression over path and query. */
export interface CallPattern {
  method?: string;
  path: string;
}

export interface Failure extends CallPattern {
  /** 0 drops the connection. */
  status: number;
  /** Text as it is, anything else as JSON. */
  body?: unknown;
  contentType?: string;
  headers?: Record<string, string>;
  /** How many calls fail; 1 when it is not given. */
  times?: number;
  /** The call is carried out, and only its answer is lost. */
  after?: boolean;
}

export type SocketChange =
  | { action: 'drop'; code?: number; account?: string }
  | { action: 'refuse' }
  | { action: 'allow' };

export interface PushedEvent {
  event: string;
  payload: unknown;
  account?: string;
  /** The name of a stream and its argument, with a space between them. */
  stream?: string;
}

export interface NewPost {
  as: string;
  text: string;
  visibility?: 'public' | 'unlisted' | 'local' | 'private' | 'direct';
  contentType?: string;
  spoilerText?: string;
  sensitive?: boolean;
  inReplyTo?: string;
  /** Id of the status it quotes. */
  quote?: string;
  poll?: NewPoll;
  /** Milliseconds since 1970. */
  at?: number;
}

export interface NewPoll {
  options: readonly string[];
  /** Seconds. */
  expires_in: number;
  multiple?: boolean;
}

export type Act =
  | { as: string; action: 'favourite' | 'reblog' | 'delete'; status: string }
  | { as: string; action: 'vote'; status: string; choices: readonly number[] }
  | { as: string; action: 'react' | 'unreact'; status: string; emoji: string; pictureUrl?: string }
  | { as: string; action: 'follow'; target: string };

export interface BulkRequest {
  count: number;
  kind?: 'plain' | 'long' | 'media' | 'html' | 'thread';
  as?: string;
  everyMs?: number;
  /** When the last one was posted, in milliseconds since 1970; now when it is not given. */
  endAt?: number;
  inReplyTo?: string;
}

export interface CrowdRequest {
  count: number;
  /** They are called this and a number. */
  name?: string;
  /** Whom all of them follow. */
  follow?: string;
  /** Id of the status that all of them have favourited. */
  status?: string;
}

export interface LoggedRequest {
  method: string;
  path: string;
  query: string;
  account: string | null;
  /** 0 while no answer was given. */
  status: number;
  origin: string | null;
  idempotencyKey: string | null;
}
