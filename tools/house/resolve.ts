import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { objectOf, textOf } from '../report/json-value';

/** Path of one of our files from the top of the tree; null when it does not exist; undefined for a library. */
export type Resolve = (from: string, specifier: string) => string | null | undefined;

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
/** Queries of imports for the bundler: `./look.css?inline`. */
const QUERY = /\?.*$/;

/** Resolves the imports of a file: relative paths, and exports of our packages. */
export async function createResolver(tree: string): Promise<Resolve> {
  const doors = await packageExports(tree);
  const known = new Map<string, string | null>();

  function fileAt(place: string): string | null {
    const found = known.get(place);
    if (found !== undefined) return found;
    const ending = ENDINGS.find(
      (end) => path.extname(place + end) !== '' && existsSync(path.join(tree, place + end)),
    );
    const file = ending === undefined ? null : place + ending;
    known.set(place, file);
    return file;
  }

  return (from, specifier) => {
    const plain = specifier.replace(QUERY, '');
    if (plain.startsWith('.')) return fileAt(path.posix.join(path.posix.dirname(from), plain));
    if (!doors.scopes.some((scope) => plain.startsWith(scope))) return undefined;
    return doors.exports.get(plain) ?? null;
  };
}

/** Every import specifier of our packages, with its file. */
async function packageExports(tree: string) {
  const folder = path.join(tree, 'packages');
  const names = existsSync(folder) ? await readdir(folder) : [];
  const exports = new Map<string, string>();
  const scopes = new Set<string>();
  for (const name of names) {
    const file = path.join(folder, name, 'package.json');
    if (!existsSync(file)) continue;
    const manifest = objectOf(JSON.parse(await readFile(file, 'utf8')));
    const own = textOf(manifest['name']);
    scopes.add(own.includes('/') ? own.slice(0, own.indexOf('/') + 1) : own);
    for (const [door, target] of Object.entries(objectOf(manifest['exports']))) {
      exports.set(path.posix.join(own, door), path.posix.join('packages', name, textOf(target)));
    }
  }
  return { exports, scopes: [...scopes] };
}
