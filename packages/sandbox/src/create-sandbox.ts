import { Interceptor } from './door/interceptor';
import { answerDoor } from './door/answer-door';
import type { Door } from './door/door';
import { fileServer } from './frontend/serve-file';
import { startLife } from './life/start-life';
import { warmPictures } from './pictures/warm-pictures';
import { fillSeed } from './seed/fill-seed';
import { buildApp } from './server/app';
import { IdempotencyCache } from './server/idempotency';
import type { Here } from './server/here';
import { listen as listenOn, type Listening } from './server/listen';
import { RateLimits } from './server/rate-limits';
import { respond } from './server/respond';
import { defaultSettings, type Settings } from './server/settings';
import type { Database } from './store/database';
import { Flakes } from './store/flakes';
import { openStore } from './store/open-store';
import { emptyTables, keepPristine, restorePristine } from './store/pristine';
import { Hub } from './streaming/hub';
import { Sockets } from './streaming/sockets';

export interface SandboxOptions {
  /** Where the database lies; null = in memory. */
  dataDir: string | null;
  /** 0 (the default) takes any free port. */
  port?: number;
  /** A built client to serve. */
  frontendDir?: string | null;
  /** What absolute addresses in answers begin with; by default `http://localhost:PORT`. */
  publicUrl?: string;
  /** Refuses sockets and writes whose Origin is another host. */
  strictOrigin?: boolean;
  /** Opens the control door `/sandbox/`. */
  control?: boolean;
  /** No background activity. */
  quietLife?: boolean;
  /** Throws the existing database away. */
  reset?: boolean;
  seed?: 'demo' | 'empty';
  now?: () => number;
}

export interface Sandbox {
  /** Answers a request without a port. A connection that the door drops is a rejected promise. */
  fetch(request: Request): Promise<Response>;
  /** Listens on this machine; gives the address that the JSON uses. */
  listen(): Promise<{ url: string }>;
  /** Ends sockets, timers and the database. */
  close(): Promise<void>;
}

const DEFAULT_PORT = 8080;

/** The faces, and the pictures of the newest posts. */
function picturesInUse(db: Database): string[] {
  const rows = db.all<{ file: string }>(
    `select avatar as file from accounts where avatar is not null
     union all select file from (select file from media order by id desc limit 24)`,
  );
  return rows.map((row) => row.file);
}

function settingsFrom(options: SandboxOptions): Settings {
  return { ...defaultSettings(), strictOrigin: options.strictOrigin ?? false };
}

export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  let listening: Listening | null = null;
  let clockOffset = 0;
  const clock = options.now ?? Date.now;
  const now = () => clock() + clockOffset;
  const origin = () =>
    options.publicUrl?.replace(/\/+$/, '') ??
    `http://localhost:${listening?.port ?? (options.port || DEFAULT_PORT)}`;
  const ids = new Flakes();
  const hub = new Hub();
  const settings = settingsFrom(options);
  const host = () => new URL(origin()).hostname;
  const seed = options.seed ?? 'demo';

  const { db, fresh } = openStore(options.dataDir, options.reset ?? false, (empty) =>
    fillSeed({ db: empty, ids, settings, hub: new Hub(), now, origin, host }, seed),
  );
  const here: Here = { db, ids, settings, hub, now, origin, host };

  const limits = new RateLimits();
  const idempotency = new IdempotencyCache();
  const interceptor = new Interceptor();
  const sockets = new Sockets(here);
  const app = buildApp({
    here,
    limits,
    serveFile: fileServer(here, options.frontendDir ?? null),
    sawSender: (request, account) => interceptor.noteSender(request, account),
  });

  let pristine = false;
  if (options.control && fresh) {
    keepPristine(db);
    pristine = true;
  }

  function reset(): void {
    interceptor.clear();
    limits.clear();
    idempotency.clear();
    sockets.refusing = false;
    sockets.drop(1006, null);
    clockOffset = 0;
    Object.assign(settings, settingsFrom(options));
    if (pristine) {
      restorePristine(db);
      return;
    }
    db.transaction(() => {
      emptyTables(db);
      fillSeed({ ...here, hub: new Hub() }, seed);
    });
    keepPristine(db);
    pristine = true;
  }

  const door: Door = {
    here,
    interceptor,
    sockets,
    reset,
    setClock: (offsetMs) => {
      clockOffset = offsetMs;
    },
  };

  let lastUse = performance.now();

  async function fetch(request: Request): Promise<Response> {
    lastUse = performance.now();
    if (!options.control) return respond({ here, app, idempotency }, request);
    const url = new URL(request.url);
    if (url.pathname.startsWith('/sandbox/')) return answerDoor(door, request, url);
    return interceptor.pass(request, () => respond({ here, app, idempotency }, request));
  }

  const life = options.quietLife ? null : startLife(here);
  let stopWarming = (): void => undefined;

  return {
    fetch,
    async listen() {
      listening = await listenOn({ fetch, sockets }, options.port ?? 0);
      if (!options.control) stopWarming = warmPictures(picturesInUse(db), () => lastUse);
      return { url: origin() };
    },
    async close() {
      life?.stop();
      stopWarming();
      interceptor.clear();
      sockets.close();
      await listening?.close();
      db.close();
    },
  };
}
