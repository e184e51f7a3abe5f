import { setTimeout as wait } from 'node:timers/promises';
import { PlainError } from '../run/command';
import { Pace } from './pace';

const OUT_OF_BAND = 'urn:ietf:wg:oauth:2.0:oob';
const SCOPES = 'read write follow push admin';
const OAUTH_APPS = '/api/v1/pleroma/admin/oauth_app';
const MAX_RETRIES = 8;

/** The string at a key of an object; empty when there is none. */
export function textAt(value: unknown, key: string): string {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}

interface CallOptions {
  readonly token?: string;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
}

export interface ServerOptions {
  readonly send?: (request: Request) => Promise<Response>;
  /** Stays within the rate limits of a stock server, instead of waiting only after a 429. */
  readonly respectsLimits: boolean;
  readonly print?: (endpoint: string) => void;
}

/** Sends over a separate connection: a server that rejects a body that is too large closes the connection. */
async function sendOnOwnConnection(request: Request): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('connection', 'close');
  try {
    return await fetch(request, { headers, redirect: 'manual' });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new PlainError(`${request.method} ${request.url} was not answered: ${String(error.cause)}`);
  }
}

/** A client of a running server that respects its rate limits. */
export class NetworkServer {
  readonly origin: string;
  readonly #options: ServerOptions;
  readonly #pace = new Pace();
  readonly #tokens = new Set<string>();
  #app: Promise<{ key: string; id: string; secret: string }> | undefined;

  constructor(origin: string, options: ServerOptions) {
    this.origin = origin;
    this.#options = options;
  }

  async #pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
    if (ms <= 0) return;
    if (ms > 5000) this.#options.print?.(`  (waiting ${Math.ceil(ms / 1000)} s for the server's limits)`);
    await wait(ms, undefined, signal === undefined ? {} : { signal });
  }

  /** Sends a request as soon as the rate limits allow; the signal also ends the waiting. */
  async fetch(request: Request, signal?: AbortSignal): Promise<Response> {
    const send = this.#options.send ?? sendOnOwnConnection;
    if (this.#options.respectsLimits) await this.#pause(this.#pace.delayOf(request, Date.now()), signal);
    for (let retries = 0; ; retries += 1) {
      signal?.throwIfAborted();
      const response = await send(request.clone());
      if (response.status !== 429 || retries >= MAX_RETRIES) return response;
      const retryAfter = Number(response.headers.get('retry-after'));
      await this.#pause(retryAfter > 0 ? retryAfter * 1000 : 1000 * 2 ** retries, signal);
    }
  }

  /** A call of the command itself. Throws on an error response. */
  async call(endpoint: string, options: CallOptions = {}): Promise<unknown> {
    const [method = '', path = ''] = endpoint.split(' ');
    const headers = new Headers();
    if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`);
    let body: string | null = null;
    if (options.json !== undefined) {
      headers.set('content-type', 'application/json');
      body = JSON.stringify(options.json);
    } else if (options.form !== undefined) {
      headers.set('content-type', 'application/x-www-form-urlencoded');
      body = new URLSearchParams(options.form).toString();
    }
    const response = await this.fetch(new Request(new URL(path, this.origin), { method, headers, body }));
    const text = await response.text();
    if (!response.ok)
      throw new PlainError(`${endpoint} was answered ${response.status}: ${text.slice(0, 160)}`);
    const json: unknown = text === '' ? null : JSON.parse(text);
    return json;
  }

  /** Gets a token by name and password. */
  async signIn(person: { name: string; password: string }, scopes = SCOPES): Promise<string> {
    this.#app ??= this.#register();
    const { id, secret } = await this.#app;
    const form = {
      ...{ grant_type: 'password', username: person.name, password: person.password },
      ...{ client_id: id, client_secret: secret, scope: scopes },
    };
    const token = textAt(await this.call('POST /oauth/token', { form }), 'access_token');
    if (token === '') throw new PlainError(`${this.origin} gives no token to ${person.name} for a password.`);
    this.#tokens.add(token);
    return token;
  }

  /** Deletes what signing in has created: the application with all tokens, or else each token. Returns the errors. */
  async deleteSessions(admin: string | undefined): Promise<string[]> {
    if (this.#app === undefined) return [];
    const { key, id, secret } = await this.#app;
    if (
      admin !== undefined &&
      (await this.#errorOf(`DELETE ${OAUTH_APPS}/${key}`, { token: admin })) === null
    )
      return [];
    const errors: string[] = [];
    for (const token of this.#tokens) {
      const form = { token, client_id: id, client_secret: secret };
      const error = await this.#errorOf('POST /oauth/revoke', { form });
      if (error !== null) errors.push(error);
    }
    return errors;
  }

  async #errorOf(line: string, options: CallOptions): Promise<string | null> {
    try {
      await this.call(line, options);
      return null;
    } catch (error) {
      if (error instanceof PlainError) return error.message;
      throw error;
    }
  }

  async #register(): Promise<{ key: string; id: string; secret: string }> {
    const form = { client_name: 'Linnet contract', redirect_uris: OUT_OF_BAND, scopes: SCOPES };
    const app = await this.call('POST /api/v1/apps', { form });
    return { key: textAt(app, 'id'), id: textAt(app, 'client_id'), secret: textAt(app, 'client_secret') };
  }
}
