import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pleroma } from '../characters/pleroma';
import { type Server, Hub } from '../server/server';
import { defaultSettings } from '../server/settings';
import { Database } from '../store/database';
import { type IdForm, newIds } from '../store/ids';
import { CREATE_TABLES, CREATE_TRIGGERS, SCHEMA_VERSION } from '../store/schema';
import { Uploads } from '../store/statuses/media';
import { ORIGIN_MARK } from '../text/plain-text';
import { fillSeed } from './fill-seed';

type SeedKind = 'demo' | 'empty';

interface SeedPlan {
  kind: SeedKind;
  idForm: IdForm;
}

/** Makes a seeded database in a new file. Its addresses contain the origin mark, so that any server can use it. */
export function buildSeed(file: string, { kind, idForm }: SeedPlan, now: number): void {
  const db = new Database(file, 'memory');
  const server: Server = {
    db,
    ids: newIds(idForm, true),
    behaviour: pleroma.behaviour,
    uploads: new Uploads(null),
    settings: defaultSettings(),
    hub: new Hub(),
    now: () => now,
    origin: () => ORIGIN_MARK,
    host: () => 'localhost',
  };
  db.transaction(() => {
    db.exec(CREATE_TABLES);
    db.exec(CREATE_TRIGGERS);
    fillSeed(server, kind);
    db.exec(`pragma user_version = ${SCHEMA_VERSION}`);
  });
  db.close();
}

/** Files that don't affect the seed: tests and their support. */
const IRRELEVANT_FILES = /(?:\.test\.ts$|^testing\/|^contract\/)/;

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !IRRELEVANT_FILES.test(path))
    .sort()
    .map((path) => join(folder, path));
}

let fingerprint: string | undefined;

/**
 * A fingerprint of this server's code: of all its files, or of the one that it was bundled into. When a file is
 * newer than this process, the running code may be an older one: then the fingerprint is valid for this process
 * only.
 */
function codeFingerprint(): string {
  if (fingerprint !== undefined) return fingerprint;
  const thisFile = fileURLToPath(import.meta.url);
  const files = thisFile.endsWith('.ts') ? sources(dirname(dirname(thisFile))) : [thisFile];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  const digest = hash.digest('hex').slice(0, 20);
  const newest = Math.max(...files.map((file) => statSync(file).mtimeMs));
  fingerprint = newest < performance.timeOrigin ? digest : `${digest}.${process.pid}`;
  return fingerprint;
}

const MINUTE_MS = 60_000;
/** A seed ends at the time when it was built. It is used as current for this long. */
const MAX_AGE_MS = 15 * MINUTE_MS;
/** The most files to keep; a missing one is built again. */
const MAX_FILES = 24;
/** Newer files are not deleted: another process may be copying one. */
const IN_USE_MS = 10 * MINUTE_MS;

function folder(): string {
  const path = join(tmpdir(), `linnet-seeds-${userInfo().username}`);
  mkdirSync(path, { recursive: true });
  return path;
}

function removeOldFiles(path: string): void {
  const newestFirst = readdirSync(path)
    .map((name) => join(path, name))
    .map((file) => ({ file, at: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.at - a.at);
  for (const { file, at } of newestFirst.slice(MAX_FILES)) {
    if (Date.now() - at > IN_USE_MS) rmSync(file, { force: true });
  }
}

/** The newest file built by this code for `now` or shortly before. */
function findRecent(path: string, prefix: string, now: number): string | null {
  const buildTimes = readdirSync(path)
    .filter((name) => name.startsWith(prefix) && name.endsWith('.db'))
    .map((name) => Number(name.slice(prefix.length, -'.db'.length)))
    .filter((time) => time <= now && now - time < MAX_AGE_MS);
  return buildTimes.length === 0 ? null : join(path, `${prefix}${Math.max(...buildTimes)}.db`);
}

/**
 * The file of a seeded database. Building one takes seconds, and tests start hundreds of servers: a file that the
 * same code built for (nearly) the same time is used again.
 */
export function builtSeed(plan: SeedPlan, now: number): string {
  const path = folder();
  const prefix = `${plan.kind}-${plan.idForm}-${codeFingerprint()}-`;
  const existing = findRecent(path, prefix, now);
  if (existing !== null) return existing;
  removeOldFiles(path);
  const file = join(path, `${prefix}${now}.db`);
  const unfinished = `${file}.${process.pid}`;
  rmSync(unfinished, { force: true });
  buildSeed(unfinished, plan, now);
  // Two processes may build the same seed: the later one replaces the file by an equal one.
  renameSync(unfinished, file);
  return file;
}
