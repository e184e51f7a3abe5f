import type { Hono } from 'hono';
import { CHARACTERS, type CharacterName } from './characters/characters';
import { type Character, rewriteFrame } from './characters/character';
import { Interceptor } from './door/interceptor';
import type { Door } from './door/door';
import { fileServer } from './frontend/serve-file';
import { doDueWork, startDueWork } from './life/due-work';
import { startActivity } from './life/life';
import { warmPictures } from './pictures/picture-files';
import { builtSeed } from './seed/built-seed';
import { buildApp, type AppParts } from './app';
import { requestOrigin } from './server/request-address';
import { IdempotencyCache, respond } from './server/respond';
import { type Server, Hub } from './server/server';
import { listen as listenOn, type Listening } from './listen';
import { RateLimits } from './server/rate-limits';
import { applyModes, type ModeName } from './server/modes';
import { defaultSettings, type Settings } from './server/settings';
import type { Database } from './store/database';
import { newIds } from './store/ids';
import { openStore } from './store/open-store';
import { Uploads } from './store/statuses/media';
import type { ClientEnd, InProcessSocket } from './server/in-process-socket';
import { Sockets } from './streaming/sockets';
import { answer } from './server/answer';
import { Problem, problem } from './server/problem';
import { mergeParams, readBody, readQuery } from './server/params';
import { COMMANDS } from './door/commands';

const GET_COMMANDS = new Set(['captchas', 'log', 'mails', 'sockets', 'state', 'world']);

/** Answers a request to `/sandbox/…`. */
async function answerDoor(door: Door, request: Request, url: URL): Promise<Response> {
  const name = url.pathname.slice('/sandbox/'.length);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  try {
    if (!command || (request.method !== 'POST' && !GET_COMMANDS.has(name)))
      throw problem(404, `No such command: ${name}`);
    const params = mergeParams(readQuery(url), await readBody(request, Number.POSITIVE_INFINITY));
    return answer(command(door, params));
  } catch (error) {
    if (error instanceof Problem) return answer(error.body, { status: error.status });
    throw error;
  }
}

export interface SandboxOptions {
  /** The folder of the database; null = in memory. */
  dataDir: string | null;
  /** 0 (the default) takes any free port. */
  port?: number;
  /** The folder of a built client to serve. */
  frontendDir?: string | null;
  /** The base of absolute addresses in answers; by default the address of the request. */
  publicUrl?: string;
  /** Listens for the local network too. */
  network?: boolean;
  /** Refuses sockets and writes whose Origin is another host. */
  strictOrigin?: boolean;
  /** Opens the control door `/sandbox/`. */
  control?: boolean;
  /** Turns background activity off. */
  quietLife?: boolean;
  /** Deletes the existing database. */
  reset?: boolean;
  seed?: 'demo' | 'empty';
  /** The kind of server to play. */
  character?: CharacterName;
  /** Ways to run a server; later ones override earlier ones. */
  modes?: readonly ModeName[];
  now?: () => number;
}

export interface Sandbox {
  /** Answers a request without a port. Rejects when the control door drops the connection. */
  fetch(request: Request): Promise<Response>;
  /** Opens a socket without a port; returns the status when it is refused. */
  connect(url: string, end: ClientEnd): Pick<InProcessSocket, 'receive' | 'close' | 'terminate'> | number;
  /** Starts to listen; resolves to its address on this machine. */
  listen(): Promise<{ url: string }>;
  /** Ends sockets, timers and the database. */
  close(): Promise<void>;
}

const DEFAULT_PORT = 8080;

/** Avatars, and the pictures of the newest statuses. */
function picturesInUse(db: Database): string[] {
  const rows = db.all<{ file: string }>(
    `select avatar as file from accounts where avatar is not null
     union all select file from (select file from media order by id desc limit 24)`,
  );
  return rows.map((row) => row.file);
}

function settingsFrom(options: SandboxOptions, character: Character): Settings {
  const settings = applyModes({ ...defaultSettings(), ...character.settings }, options.modes ?? []);
  return { ...settings, strictOrigin: options.strictOrigin ?? false };
}

export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  let listening: Listening | null = null;
  let clockOffset = 0;
  const clock = options.now ?? Date.now;
  const now = () => clock() + clockOffset;
  const origin = () =>
    options.publicUrl?.replace(/\/+$/, '') ??
    requestOrigin() ??
    `http://localhost:${listening?.port ?? (options.port || DEFAULT_PORT)}`;
  let character: Character = CHARACTERS[options.character ?? 'pleroma'];
  let ids = newIds(character.behaviour.idForm, false);
  const uploads = new Uploads(options.dataDir);
  const hub = new Hub();
  const settings = settingsFrom(options, character);
  const host = () => new URL(origin()).hostname;

  const startedAt = now();
  const store = openStore({
    dataDir: options.dataDir,
    reset: options.reset ?? false,
    name: () =>
      character.behaviour.idForm === 'flake' ? 'sandbox' : `sandbox-${character.behaviour.idForm}`,
    seedFile: () =>
      builtSeed({ kind: options.seed ?? 'demo', idForm: character.behaviour.idForm }, startedAt),
  });
  const { db } = store;
  const server: Server = {
    ...{ db, uploads, settings, hub, now, origin, host },
    get ids() {
      return ids;
    },
    get behaviour() {
      return character.behaviour;
    },
  };

  const limits = new RateLimits();
  const idempotency = new IdempotencyCache();
  const interceptor = new Interceptor();
  const sockets = new Sockets(server, (frame, viewer) => rewriteFrame(character, frame, { server, viewer }));
  const serveFile = fileServer(server, options.frontendDir ?? null);
  const apps = new Map<Character, Hono>();

  function app(): Hono {
    const existing = apps.get(character);
    if (existing) return existing;
    const onSenderKnown: AppParts['onSenderKnown'] = (request, account) =>
      interceptor.noteSender(request, account);
    const built = buildApp({ server, character, limits, serveFile, onSenderKnown });
    apps.set(character, built);
    return built;
  }

  function reset(): void {
    interceptor.clear();
    limits.clear();
    idempotency.clear();
    sockets.refusing = false;
    sockets.drop(1006, null);
    sockets.shout.clear();
    clockOffset = 0;
    Object.assign(settings, settingsFrom(options, character));
    store.restore();
  }

  function playCharacter(name: CharacterName): void {
    character = CHARACTERS[name];
    ids = newIds(character.behaviour.idForm, false);
    reset();
  }

  const door: Door = {
    server,
    playCharacter,
    interceptor,
    sockets,
    reset,
    setClock: (offsetMs) => {
      clockOffset = offsetMs;
    },
  };

  let lastRequestAt = performance.now();

  function answerCall(request: Request): Promise<Response> {
    doDueWork(server);
    const beforeWork = (each: Request): Promise<void> => interceptor.wait(each, 'work');
    return respond({ server, app: app(), idempotency, beforeWork }, request);
  }

  async function fetch(request: Request): Promise<Response> {
    lastRequestAt = performance.now();
    if (!options.control) return answerCall(request);
    const url = new URL(request.url);
    if (url.pathname.startsWith('/sandbox/')) return answerDoor(door, request, url);
    return interceptor.pass(request, () => answerCall(request));
  }

  const activity = options.quietLife ? null : startActivity(server);
  const dueWork = startDueWork(server);
  let stopWarming = (): void => undefined;

  return {
    fetch,
    connect: (url, end) => sockets.connect(new URL(url), end),
    async listen() {
      listening = await listenOn(
        { fetch, sockets },
        { port: options.port ?? 0, reach: options.network === true ? 'network' : 'machine' },
      );
      if (!options.control) stopWarming = warmPictures(picturesInUse(db), () => lastRequestAt);
      return { url: origin() };
    },
    async close() {
      activity?.stop();
      dueWork.stop();
      stopWarming();
      interceptor.clear();
      sockets.close();
      await listening?.close();
      store.close();
    },
  };
}
