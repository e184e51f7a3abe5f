import { FakeSocket } from '@linnet/api/fake-socket';
import { parseWithParse5 } from '@linnet/richtext/parse5';
import { createSandbox, type SandboxOptions } from '@linnet/sandbox';
import { onTestFinished } from 'vitest';
import { WebSocket as NodeSocket } from 'ws';
import { createAccounts } from '../accounts/accounts';
import type { PageClient } from '../accounts/create-client';
import type {
  Environment,
  LiveEnvironment,
  RecordStorage,
  SnapshotStorage,
  WritingEnvironment,
} from '../kernel/environment';
import { lonePage, watchedPage } from './browser-pages';
import { consent } from './consent';
import { memoryStorage } from './memory-storage';

const BASE = 'http://localhost:8080';

function openSocket(url: string): WebSocket {
  const socket = new NodeSocket(url);
  // A browser's socket closes after an error; an unhandled error of Node's socket would end the process.
  socket.on('error', () => socket.terminate());
  // The same interface, declared a second time for Node.
  return socket as unknown as WebSocket;
}

interface ServerOptions extends Pick<SandboxOptions, 'seed' | 'character'> {
  /** On a free port, so that sockets can be opened. Without it requests need no network. */
  listens?: boolean;
}

export interface VisitOptions {
  /** Passed by tests in which a second visit should find the records of the first. */
  storage?: RecordStorage;
  /** Intercepts each request. */
  between?: (request: Request, next: typeof fetch) => Promise<Response>;
  onLog?: (what: string) => void;
  /** The environment of a page with other tabs. */
  writing?: WritingEnvironment;
  live?: LiveEnvironment;
  /** Origin of the page, if it did not come from this server. */
  origin?: string;
  /** The browser's database. */
  snapshots?: SnapshotStorage;
  build?: string;
  /** The server that an earlier visit detected. */
  server?: Environment['server'];
}

/** A sandbox in memory, closed after the test, and clients that visit it. */
export async function startServer({
  seed = 'empty',
  character = 'pleroma',
  listens = false,
}: ServerOptions = {}) {
  const port = listens ? 0 : 8080;
  const kind = { seed, character, port };
  const sandbox = await createSandbox({ dataDir: null, control: true, quietLife: true, ...kind });
  const base = listens ? (await sandbox.listen()).url : BASE;
  onTestFinished(() => sandbox.close());

  const send: typeof fetch = (input, init) => sandbox.fetch(new Request(input, init));

  /** Runs a command of the control door and returns its answer. */
  async function door<T>(name: string, parameters: object = {}): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(parameters);
    const answer = await send(`${base}/sandbox/${name}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`The door refuses ${name}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  function visit(options: VisitOptions = {}): PageClient {
    const {
      storage = memoryStorage(),
      between,
      onLog,
      writing = lonePage(),
      live = watchedPage(),
      server = null,
      origin = base,
      snapshots,
      build,
    } = options;
    const { shown } = createAccounts({
      baseUrl: base,
      origin,
      server,
      fetch: (input, init) => {
        const request = new Request(input, init);
        return between === undefined ? send(request) : between(request, send);
      },
      openSocket: listens ? openSocket : (url) => new FakeSocket(url),
      storage,
      ...(snapshots && { snapshots }),
      ...(build !== undefined && { build }),
      parseHtml: parseWithParse5,
      now: () => Date.now(),
      newKey: () => crypto.randomUUID(),
      log: (_level, what) => onLog?.(what),
      forWriting: () => Promise.resolve(writing),
      forLive: () => Promise.resolve(live),
    });
    onTestFinished(() => shown.get().life.end());
    return shown.get();
  }

  /** A client signed in to a demonstration account, whose password is its name. */
  async function visitAs(name: string, options: VisitOptions = {}): Promise<PageClient> {
    const { accounts } = visit(options);
    const { byPassword, authorize, byCode } = await accounts.access();
    if (character === 'pleroma' || character === 'akkoma') await byPassword(name, name);
    else {
      const { address, verifier } = await authorize();
      const answer = await consent({ base, send, username: name }, address);
      await byCode(answer.get('code') ?? '', verifier);
    }
    return accounts.shown.get();
  }

  /** The requests since the server started. */
  const requests = () => door<LoggedRequest[]>('log');

  return { base, send, door, visit, visitAs, requests };
}

export interface LoggedRequest {
  method: string;
  path: string;
  query: string;
  account: string | null;
  status: number;
  idempotencyKey: string | null;
}
