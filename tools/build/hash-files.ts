import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../run/root';

const IGNORED_PATHS = /(\.test\.tsx?$|[/\\](node_modules|testing)([/\\]|$))/;

/** One hash over the names and contents of files; folders count with all files but tests. */
export async function hashFiles(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const place of paths) {
    for (const file of await filesUnder(path.join(root, place))) {
      hash.update(path.relative(root, file)).update('\0');
      hash.update(await readFile(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

async function filesUnder(place: string): Promise<string[]> {
  if (IGNORED_PATHS.test(place)) return [];
  if (!(await stat(place)).isDirectory()) return [place];
  const names = (await readdir(place)).toSorted();
  return (await Promise.all(names.map((name) => filesUnder(path.join(place, name))))).flat();
}
