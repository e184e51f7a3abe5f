import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { buildSeed, type SeedPlan } from './build-seed';
import { codeFingerprint } from './code-fingerprint';

const MINUTE_MS = 60_000;
/** A seed ends at the time when it was built. It is used as current for this long. */
const FRESH_MS = 15 * MINUTE_MS;
/** The most files to keep; a missing one is built again. */
const MOST_FILES = 24;
/** Newer files are not deleted: another process may be copying one. */
const IN_USE_MS = 10 * MINUTE_MS;

function folder(): string {
  const path = join(tmpdir(), `linnet-seeds-${userInfo().username}`);
  mkdirSync(path, { recursive: true });
  return path;
}

function throwOldAway(path: string): void {
  const aged = readdirSync(path)
    .map((name) => join(path, name))
    .map((file) => ({ file, at: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.at - a.at);
  for (const { file, at } of aged.slice(MOST_FILES)) {
    if (Date.now() - at > IN_USE_MS) rmSync(file, { force: true });
  }
}

/** The newest file built by this code for `now` or shortly before. */
function findFresh(path: string, beginning: string, now: number): string | null {
  const moments = readdirSync(path)
    .filter((name) => name.startsWith(beginning) && name.endsWith('.db'))
    .map((name) => Number(name.slice(beginning.length, -'.db'.length)))
    .filter((moment) => moment <= now && now - moment < FRESH_MS);
  return moments.length === 0 ? null : join(path, `${beginning}${Math.max(...moments)}.db`);
}

/**
 * The file of a seeded database. Building one takes seconds, and tests start hundreds of servers: a file that the
 * same code built for (nearly) the same time is used again.
 */
export function builtSeed(plan: SeedPlan, now: number): string {
  const path = folder();
  const beginning = `${plan.kind}-${plan.idForm}-${codeFingerprint()}-`;
  const known = findFresh(path, beginning, now);
  if (known !== null) return known;
  throwOldAway(path);
  const file = join(path, `${beginning}${now}.db`);
  const unfinished = `${file}.${process.pid}`;
  rmSync(unfinished, { force: true });
  buildSeed(unfinished, plan, now);
  // Two processes may build the same seed: the later one replaces the file by an equal one.
  renameSync(unfinished, file);
  return file;
}
