import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { objectOf, textOf } from '../report/json-value';

/** Path of one of our files from the top of the tree; null when it does not exist; undefined for a library. */
export type Resolve = (from: string, specifier: string) => string | null | undefined;

const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
/** Queries of imports for the bundler: `./look.css?inline`. */
const QUERY = /\?.*$/;

/** Resolves the imports of a file: relative paths, and exports of our packages. */
export async function createResolver(tree: string): Promise<Resolve> {
  const packages = await packageExports(tree);
  const cache = new Map<string, string | null>();

  function fileAt(importPath: string): string | null {
    const cached = cache.get(importPath);
    if (cached !== undefined) return cached;
    const extension = EXTENSIONS.find(
      (end) => path.extname(importPath + end) !== '' && existsSync(path.join(tree, importPath + end)),
    );
    const file = extension === undefined ? null : importPath + extension;
    cache.set(importPath, file);
    return file;
  }

  return (from, specifier) => {
    const withoutQuery = specifier.replace(QUERY, '');
    if (withoutQuery.startsWith('.')) return fileAt(path.posix.join(path.posix.dirname(from), withoutQuery));
    if (!packages.scopes.some((scope) => withoutQuery.startsWith(scope))) return undefined;
    return packages.exports.get(withoutQuery) ?? null;
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
    const packageName = textOf(manifest['name']);
    scopes.add(packageName.includes('/') ? packageName.slice(0, packageName.indexOf('/') + 1) : packageName);
    for (const [subpath, target] of Object.entries(objectOf(manifest['exports']))) {
      exports.set(path.posix.join(packageName, subpath), path.posix.join('packages', name, textOf(target)));
    }
  }
  return { exports, scopes: [...scopes] };
}
