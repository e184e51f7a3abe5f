/** The control door of a running sandbox, for tests: each method is one POST. */
export interface ControlDoor {
  /**
   * Resets everything to the state after seeding: rows, settings, clock, sockets, and what this control door has set
   * up.
   */
  reset(): Promise<void>;
  /** Plays another kind of server from now on, with a seed of its own; a reset keeps it. */
  character(name: ServerCharacter): Promise<void>;
  /** Gives the next matching requests this answer instead of their own. */
  fail(planned: PlannedError): Promise<void>;
  /** Removes all errors that `fail` has planned. */
  clearErrors(): Promise<void>;
  /** Makes matching requests wait until `release`. */
  hold(calls: CallPattern & { at?: Stage }): Promise<void>;
  /** Lets all held requests continue and holds no further ones; resolves to how many waited. */
  release(): Promise<number>;
  /** Delays every answer to a matching request by this many milliseconds. */
  latency(delay: CallPattern & { ms: number }): Promise<void>;
  /** Drops open sockets (all, or those of one account), or refuses new ones until they are allowed again. */
  sockets(change: SocketChange): Promise<void>;
  /** Says something in the shoutbox. */
  shout(as: string, text: string): Promise<void>;
  /** Sends a message to the sockets of an account or of a stream; resolves to how many got it. */
  event(event: PushedEvent): Promise<number>;
  /** Creates a status as an account, as through its own client, with the events of the streams. */
  post(post: NewPost): Promise<{ id: string }>;
  /** Acts on a status or another account as an account, with the events of the streams. */
  act(act: Act): Promise<void>;
  /** Makes many public statuses without events. */
  bulk(request: BulkRequest): Promise<{ oldest: string; newest: string }>;
  /** Makes a long chat of the past between two accounts, which both have read, without events. */
  messages(request: MessagesRequest): Promise<void>;
  /** Makes many accounts of another server that follow an account or have favourited a status. */
  crowd(request: CrowdRequest): Promise<void>;
  /** Sets the offset of the server's clock from the real time. */
  clock(offsetMs: number): Promise<void>;
  /** Changes settings of the server until the next reset. */
  settings(change: Record<string, unknown>): Promise<void>;
  /** The requests since the last reset, oldest first. */
  log(): Promise<LoggedRequest[]>;
  /** How many requests are held. */
  heldRequests(): Promise<number>;
  /** The names of the streams that the open sockets are subscribed to. */
  streams(): Promise<string[]>;
  /** Ends all tokens, or those of one account. */
  expireTokens(account?: string): Promise<void>;
}

/** The kinds of servers that a sandbox can play. */
export type ServerCharacter = 'pleroma' | 'akkoma' | 'mastodon' | 'hollo';

/** Before the server reads the request, before the handler runs, or before the answer is sent. */
export type Stage = 'arrival' | 'work' | 'answer';

/** `path` is a regular expression for the path with its query. */
export interface CallPattern {
  method?: string;
  path: string;
}

/** An answer that takes the place of the server's own. */
export interface PlannedError extends CallPattern {
  /** 0 drops the connection. */
  status: number;
  /** Text is sent as it is, any other value as JSON. */
  body?: unknown;
  contentType?: string;
  headers?: Record<string, string>;
  /** How many requests fail; 1 when absent. */
  times?: number;
  /** The handler runs, and only its answer is lost. */
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
  /** The name of a stream and its argument, separated by a space. */
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
  /** The id of the quoted status. */
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
  /** The time of the last status in milliseconds since 1970; now when absent. */
  endAt?: number;
  inReplyTo?: string;
}

export interface MessagesRequest {
  as: string;
  with: string;
  count: number;
  everyMs?: number;
}

export interface CrowdRequest {
  count: number;
  /** The names are this and a number. */
  name?: string;
  /** The account that all of them follow. */
  follow?: string;
  /** The id of the status that all of them have favourited. */
  status?: string;
}

export interface LoggedRequest {
  method: string;
  path: string;
  query: string;
  account: string | null;
  /** 0 while there is no answer. */
  status: number;
  origin: string | null;
  idempotencyKey: string | null;
}
