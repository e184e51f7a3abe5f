import { DroppedConnection } from '../server/problem';

/** A request since the last reset. */
export interface LoggedRequest {
  method: string;
  path: string;
  query: string;
  /** The account that sent it; null when none was identified. */
  account: string | null;
  authenticated: boolean;
  /** 0 while there is no answer (held, or the connection was dropped). */
  status: number;
  origin: string | null;
  idempotencyKey: string | null;
  contentType: string | null;
}

/** Matched against `METHOD /path?query`. */
export interface Pattern {
  method: string | null;
  path: RegExp;
}

export interface PlannedError {
  pattern: Pattern;
  /** How many more requests fail. */
  times: number;
  /** 0 drops the connection. */
  status: number;
  body: string;
  contentType: string;
  headers: Record<string, string>;
  /** The handler runs first, and only its answer is lost. */
  after: boolean;
}

/**
 * Where a request waits: before the server reads it; after the lookup of its idempotency key and before the handler;
 * or after the handler, with its answer stored under the key.
 */
export type Stage = (typeof STAGES)[number];
export const STAGES = ['arrival', 'work', 'answer'] as const;

/** A held request continues, or its connection is cut. */
type HoldEnd = 'released' | 'dropped';

interface Hold {
  pattern: Pattern;
  at: Stage;
  ended: Promise<HoldEnd>;
  end(how: HoldEnd): void;
  waiting: number;
}

interface Delay {
  pattern: Pattern;
  at: Stage;
  ms: number;
  /** How many more requests are delayed. */
  times: number;
}

const LOG_SIZE = 5000;

function matches({ method, path }: Pattern, request: Request, url: URL): boolean {
  return (method === null || method === request.method) && path.test(url.pathname + url.search);
}

function errorAnswer({ status, body, contentType, headers }: PlannedError): Response {
  if (status === 0) throw new DroppedConnection();
  const empty = status === 204 || status === 304;
  return new Response(empty ? null : body, {
    status,
    headers: { 'access-control-allow-origin': '*', 'content-type': contentType, ...headers },
  });
}

/** Sees every request first: writes the log, and lets matching requests fail, wait or be slow. */
export class Interceptor {
  #plannedErrors: PlannedError[] = [];
  #holds: Hold[] = [];
  #delays: Delay[] = [];
  #log: LoggedRequest[] = [];
  readonly #entries = new WeakMap<Request, LoggedRequest>();

  get log(): readonly LoggedRequest[] {
    return this.#log;
  }

  /** How many requests are held. */
  get heldRequests(): number {
    return this.#holds.reduce((sum, hold) => sum + hold.waiting, 0);
  }

  fail(planned: PlannedError): void {
    this.#plannedErrors.push(planned);
  }

  /** Removes all planned errors. */
  clearErrors(): void {
    this.#plannedErrors = [];
  }

  hold(pattern: Pattern, at: Stage = 'arrival'): void {
    let end = (_how: HoldEnd): void => undefined;
    const ended = new Promise<HoldEnd>((resolve) => {
      end = resolve;
    });
    this.#holds.push({ pattern, at, ended, end, waiting: 0 });
  }

  #endHolds(how: HoldEnd): number {
    const waiting = this.heldRequests;
    for (const hold of this.#holds) hold.end(how);
    this.#holds = [];
    return waiting;
  }

  /** Lets held requests continue and removes all holds; returns how many waited. */
  release(): number {
    return this.#endHolds('released');
  }

  delay(delay: Delay): void {
    this.#delays.push(delay);
  }

  /** Removes everything. Cuts held requests off, so that they don't run afterwards. */
  clear(): void {
    this.#endHolds('dropped');
    this.#plannedErrors = [];
    this.#delays = [];
    this.#log = [];
  }

  noteSender(request: Request, account: { username: string } | null): void {
    const entry = this.#entries.get(request);
    if (!entry) return;
    entry.authenticated = account !== null;
    entry.account = account?.username ?? null;
  }

  #logRequest(request: Request, url: URL): LoggedRequest {
    const { headers } = request;
    const entry: LoggedRequest = {
      method: request.method,
      path: url.pathname,
      query: url.search.slice(1),
      account: null,
      authenticated: false,
      status: 0,
      origin: headers.get('origin'),
      idempotencyKey: headers.get('idempotency-key'),
      contentType: headers.get('content-type'),
    };
    if (this.#log.length >= LOG_SIZE) this.#log.shift();
    this.#log.push(entry);
    this.#entries.set(request, entry);
    return entry;
  }

  #takePlannedError(request: Request, url: URL): PlannedError | null {
    const planned = this.#plannedErrors.find(({ pattern }) => matches(pattern, request, url));
    if (!planned) return null;
    planned.times -= 1;
    if (planned.times <= 0) this.#plannedErrors = this.#plannedErrors.filter((other) => other !== planned);
    return planned;
  }

  #takeDelay(request: Request, at: Stage): number {
    const url = new URL(request.url);
    const matching = this.#delays.filter((delay) => delay.at === at && matches(delay.pattern, request, url));
    // The oldest delay for a limited number of requests applies first; without one, the newest unlimited delay.
    const delay = matching.find(({ times }) => times !== Infinity) ?? matching.at(-1);
    if (delay === undefined) return 0;
    delay.times -= 1;
    if (delay.times <= 0) this.#delays = this.#delays.filter((other) => other !== delay);
    return delay.ms;
  }

  /** Waits for the holds and delays that match the request at this stage. */
  async wait(request: Request, at: Stage): Promise<void> {
    const ms = this.#takeDelay(request, at);
    if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
    const url = new URL(request.url);
    const hold = this.#holds.find((each) => each.at === at && matches(each.pattern, request, url));
    if (!hold) return;
    hold.waiting += 1;
    if ((await hold.ended) === 'dropped') throw new DroppedConnection();
  }

  async #answer(
    request: Request,
    planned: PlannedError | null,
    next: () => Promise<Response>,
  ): Promise<Response> {
    if (planned && !planned.after) return errorAnswer(planned);
    const response = await next();
    await this.wait(request, 'answer');
    return planned ? errorAnswer(planned) : response;
  }

  async pass(request: Request, next: () => Promise<Response>): Promise<Response> {
    const url = new URL(request.url);
    const entry = this.#logRequest(request, url);
    const planned = this.#takePlannedError(request, url);
    await this.wait(request, 'arrival');
    const response = await this.#answer(request, planned, next);
    entry.status = response.status;
    return response;
  }
}
