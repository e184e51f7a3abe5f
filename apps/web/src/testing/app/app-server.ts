import { createSandbox, type Sandbox } from '@linnet/sandbox';
import { afterAll } from 'vitest';
import { type ControlDoor, type ServerCharacter, openControlDoor } from '@linnet/sandbox/control';

/** The address of the page, which is that of the server too. */
export const ORIGIN = 'http://localhost:8080';

export interface AppServer {
  readonly sandbox: Sandbox;
  readonly fetch: typeof fetch;
  readonly door: ControlDoor;
}

let running: Promise<AppServer> | null = null;

/** The server of all tests of a file, without a network; back at its seed, playing `character`. */
export async function appServer(character: ServerCharacter): Promise<AppServer> {
  const isNew = running === null;
  running ??= startServer();
  const server = await running;
  if (!isNew) await server.door.reset();
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
  afterAll(() => sandbox.close());
  const send: typeof fetch = (input, init) =>
    sandbox.fetch(new Request(typeof input === 'string' ? new URL(input, ORIGIN) : input, init));
  return { sandbox, fetch: send, door: openControlDoor(ORIGIN, send) };
}
