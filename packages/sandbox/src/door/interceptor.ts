import { setTimeout as sleep } from 'node:timers/promises';
import { DroppedConnection } from '../server/dropped-connection';

/** A request that came in since the last reset. */
export interface LoggedRequest {
  method: string;
  path: string;
  query: string;
  /** The account that sent it, as far as the call looked. */
  account: string | null;
  authenticated: boolean;
  /** 0 while no answer was given (held, or the connection dropped). */
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

export interface Failure {
  pattern: Pattern;
  /** How many more requests it hits. */
  times: number;
  /** 0 drops the connection. */
  status: number;
  body: string;
  contentType: string;
  headers: Record<string, string>;
  /** The request is carried out first, and only its answer is lost. */
  after: boolean;
}

/** A held request goes on, or its connection is cut. */
type HoldEnd = 'released' | 'dropped';

interface Hold {
  pattern: Pattern;
  ended: Promise<HoldEnd>;
  end(how: HoldEnd): void;
  waiting: number;
}

interface Delay {
  pattern: Pattern;
  ms: number;
}

const LOG_SIZE = 5000;

function hits({ method, path }: Pattern, request: Request, url: URL): boolean {
  return (method === null || method === request.method) && path.test(url.pathname + url.search);
}

function failureAnswer({ status, body, contentType, headers }: Failure): Response {
  if (status === 0) throw new DroppedConnection();
  const empty = status === 204 || status === 304;
  return new Response(empty ? null : body, {
    status,
    headers: { 'access-control-allow-origin': '*', 'content-type': contentType, ...headers },
  });
}

/** Stands before everything: writes the log, and makes chosen requests fail, wait or be slow. */
export class Interceptor {
  #failures: Failure[] = [];
  #holds: Hold[] = [];
  #delays: Delay[] = [];
  #log: LoggedRequest[] = [];
  readonly #entries = new WeakMap<Request, LoggedRequest>();

  get log(): readonly LoggedRequest[] {
    return this.#log;
  }

  /** How many requests wait at the holds. */
  get waiting(): number {
    return this.#holds.reduce((sum, hold) => sum + hold.waiting, 0);
  }

  fail(failure: Failure): void {
    this.#failures.push(failure);
  }

  /** Nothing fails any more that was to. */
  mend(): void {
    this.#failures = [];
  }

  hold(pattern: Pattern): void {
    let end = (_how: HoldEnd): void => undefined;
    const ended = new Promise<HoldEnd>((resolve) => {
      end = resolve;
    });
    this.#holds.push({ pattern, ended, end, waiting: 0 });
  }

  #endHolds(how: HoldEnd): number {
    const waiting = this.waiting;
    for (const hold of this.#holds) hold.end(how);
    this.#holds = [];
    return waiting;
  }

  /** Lets go what waits, and holds nothing any more; answers how many waited. */
  release(): number {
    return this.#endHolds('released');
  }

  delay(pattern: Pattern, ms: number): void {
    this.#delays.push({ pattern, ms });
  }

  /** Forgets everything. What was held is cut off, so that it does not happen afterwards. */
  clear(): void {
    this.#endHolds('dropped');
    this.#failures = [];
    this.#delays = [];
    this.#log = [];
  }

  noteSender(request: Request, account: { username: string } | null): void {
    const entry = this.#entries.get(request);
    if (!entry) return;
    entry.authenticated = account !== null;
    entry.account = account?.username ?? null;
  }

  #write(request: Request, url: URL): LoggedRequest {
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

  #takeFailure(request: Request, url: URL): Failure | null {
    const failure = this.#failures.find(({ pattern }) => hits(pattern, request, url));
    if (!failure) return null;
    failure.times -= 1;
    if (failure.times <= 0) this.#failures = this.#failures.filter((other) => other !== failure);
    return failure;
  }

  async #wait(request: Request, url: URL): Promise<void> {
    const delay = this.#delays.filter(({ pattern }) => hits(pattern, request, url)).at(-1);
    if (delay) await sleep(delay.ms);
    const hold = this.#holds.find(({ pattern }) => hits(pattern, request, url));
    if (!hold) return;
    hold.waiting += 1;
    if ((await hold.ended) === 'dropped') throw new DroppedConnection();
  }

  async pass(request: Request, next: () => Promise<Response>): Promise<Response> {
    const url = new URL(request.url);
    const entry = this.#write(request, url);
    const failure = this.#takeFailure(request, url);
    await this.#wait(request, url);
    if (failure?.after) await next();
    const response = failure ? failureAnswer(failure) : await next();
    entry.status = response.status;
    return response;
  }
}
