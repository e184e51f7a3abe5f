import { createSandbox, type Sandbox } from '@linnet/sandbox';
import { afterAll } from 'vitest';
import { type ControlDoor, type ServerCharacter, openControlDoor } from '@linnet/sandbox/control';

/** The address of the page and of the server. */
export const ORIGIN = 'http://localhost:8080';

export interface AppServer {
  readonly sandbox: Sandbox;
  readonly fetch: typeof fetch;
  readonly door: ControlDoor;
  /** Request bodies sent as text since the test began, oldest first. */
  readonly bodies: SentBody[];
}

export interface SentBody {
  readonly method: string;
  readonly path: string;
  readonly text: string;
}

let running: Promise<AppServer> | null = null;

/** The server for all tests of a file, without a network; reset to its seed, emulating `character`. */
export async function appServer(character: ServerCharacter): Promise<AppServer> {
  const isNew = running === null;
  running ??= startServer();
  const server = await running;
  if (!isNew) await server.door.reset();
  server.bodies.length = 0;
  await server.door.character(character);
  return server;
}

async function startServer(): Promise<AppServer> {
  const sandbox = await createSandbox({
    dataDir: null,
    control: true,
    quietLife: true,
    seed: 'demo',
    port: 8080,
  });
  afterAll(async () => {
    // Files of one process share this module.
    running = null;
    await sandbox.close();
  });
  const bodies: SentBody[] = [];
  const send: typeof fetch = (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
    const { method, url } = request;
    if (typeof init?.body === 'string') bodies.push({ method, path: new URL(url).pathname, text: init.body });
    return sandbox.fetch(request);
  };
  return { sandbox, fetch: send, bodies, door: openControlDoor(ORIGIN, send) };
}
