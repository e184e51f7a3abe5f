import { type Client, createAccounts } from '@linnet/domain';
import { parseWithParse5 } from '@linnet/richtext/parse5';
import { createSandbox, type SandboxOptions } from '@linnet/sandbox';
import { lonePage, watchedPage } from './lone-page';

const BASE = 'http://localhost:8080';

export interface SandboxServer {
  /** The response to a request with this token, or without one. */
  ask(request: { method: string; path: string; json?: unknown; token?: string | null }): Promise<Response>;
  /** Runs a control command and returns its response. */
  door<T>(name: string, parameters?: object): Promise<T>;
  /** A client of this server. */
  visit(): Client;
  close(): Promise<void>;
}

/** A sandbox server in memory, without a network. */
export async function startSandboxServer(options: Partial<SandboxOptions> = {}): Promise<SandboxServer> {
  const sandbox = await createSandbox({
    dataDir: null,
    control: true,
    quietLife: true,
    seed: 'demo',
    port: 8080,
    ...options,
  });
  const send: typeof fetch = (input, init) => sandbox.fetch(new Request(input, init));

  async function ask({ method, path, json, token = null }: Parameters<SandboxServer['ask']>[0]) {
    const headers = new Headers();
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (json !== undefined) headers.set('content-type', 'application/json');
    return send(BASE + path, { method, headers, body: json === undefined ? null : JSON.stringify(json) });
  }

  return {
    ask,
    async door<T>(name: string, parameters: object = {}): Promise<T> {
      const answer = await ask({ method: 'POST', path: `/sandbox/${name}`, json: parameters });
      if (!answer.ok) throw new Error(`The door refuses ${name}: ${await answer.text()}`);
      // The caller names the type of the command's response.
      return (await answer.json()) as T;
    },
    visit: () =>
      createAccounts({
        baseUrl: BASE,
        origin: BASE,
        fetch: send,
        openSocket: () => {
          throw new DOMException('No sockets here.', 'SecurityError');
        },
        storage: memory(),
        parseHtml: parseWithParse5,
        now: () => Date.now(),
        newKey: () => crypto.randomUUID(),
        log: () => {},
        forWriting: () => Promise.resolve(lonePage),
        forLive: () => Promise.resolve(watchedPage),
      }).shown.get(),
    close: () => sandbox.close(),
  };
}

function memory() {
  const records = new Map<string, string>();
  return {
    available: true,
    read: (key: string) => records.get(key) ?? null,
    write: (key: string, value: string) => {
      records.set(key, value);
      return true;
    },
    remove: (key: string) => void records.delete(key),
    keys: (prefix: string) => [...records.keys()].filter((name) => name.startsWith(prefix)),
  };
}
