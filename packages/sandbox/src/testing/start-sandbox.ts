import type { WireApp, WireToken } from '@linnet/api/wire';
import { createSandbox } from '../create-sandbox';
import type { Sandbox, SandboxOptions } from '../create-sandbox';

export const BASE = 'http://localhost:8080';
const ALL_SCOPES = 'read write follow push admin';

interface CallOptions {
  token?: string;
  json?: unknown;
  form?: Record<string, string>;
  multipart?: FormData;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The JSON of the answer, in the type that the test expects. */
  json: <T = Record<string, unknown>>() => T;
}

/** A sandbox in memory with the control door, and helpers for requests. */
export class TestSandbox {
  readonly sandbox: Sandbox;

  constructor(sandbox: Sandbox) {
    this.sandbox = sandbox;
  }

  async call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const headers = new Headers(options.headers);
    if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`);
    let body: string | FormData | null = options.multipart ?? null;
    if (options.json !== undefined) {
      headers.set('content-type', 'application/json');
      body = JSON.stringify(options.json);
    } else if (options.form) {
      headers.set('content-type', 'application/x-www-form-urlencoded');
      body = new URLSearchParams(options.form).toString();
    }
    const response = await this.sandbox.fetch(new Request(BASE + path, { method, headers, body }));
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: <T>() => JSON.parse(text) as T,
    };
  }

  get(path: string, token?: string): Promise<Answer> {
    return this.call('GET', path, token === undefined ? {} : { token });
  }

  post(path: string, json: unknown, token?: string): Promise<Answer> {
    return this.call('POST', path, token === undefined ? { json } : { json, token });
  }

  door(name: string, json: unknown = {}): Promise<Answer> {
    return this.call('POST', `/sandbox/${name}`, { json });
  }

  async registerApp(scopes = ALL_SCOPES): Promise<WireApp> {
    const form = { client_name: 'Test', redirect_uris: `${BASE}/oauth-callback`, scopes };
    return (await this.call('POST', '/api/v1/apps', { form })).json<WireApp>();
  }

  async token(username: string, scopes = ALL_SCOPES): Promise<WireToken> {
    const { client_id, client_secret } = await this.registerApp();
    const form = {
      grant_type: 'password',
      client_id,
      client_secret,
      username,
      password: username,
      scope: scopes,
    };
    return (await this.call('POST', '/oauth/token', { form })).json<WireToken>();
  }

  /** The access token of a demonstration account. */
  async signIn(username: string, scopes = ALL_SCOPES): Promise<string> {
    return (await this.token(username, scopes)).access_token;
  }
}

export async function startSandbox(options: Partial<SandboxOptions> = {}): Promise<TestSandbox> {
  return new TestSandbox(
    await createSandbox({
      dataDir: null,
      control: true,
      quietLife: true,
      seed: 'empty',
      port: 8080,
      ...options,
    }),
  );
}
