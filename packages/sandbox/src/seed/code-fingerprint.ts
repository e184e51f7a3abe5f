import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Files that don't affect the seed: tests and their support. */
const BESIDE = /(?:\.test\.ts$|^testing\/|^contract\/)/;

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !BESIDE.test(path))
    .sort()
    .map((path) => join(folder, path));
}

let known: string | undefined;

/**
 * A fingerprint of this server's code: of all its files, or of the one that it was bundled into. When a file is
 * newer than this process, the running code may be an older one: then the fingerprint is valid for this process
 * only.
 */
export function codeFingerprint(): string {
  if (known !== undefined) return known;
  const own = fileURLToPath(import.meta.url);
  const files = own.endsWith('.ts') ? sources(dirname(dirname(own))) : [own];
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  const digest = hash.digest('hex').slice(0, 20);
  const newest = Math.max(...files.map((file) => statSync(file).mtimeMs));
  known = newest < performance.timeOrigin ? digest : `${digest}.${process.pid}`;
  return known;
}
