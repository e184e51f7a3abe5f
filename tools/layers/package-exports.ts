import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { listOf, objectOf } from '../report/json-value';

/** The files that the packages of a tree export, as paths from its top. */
export async function packageExports(tree: string): Promise<string[]> {
  const folder = path.join(tree, 'packages');
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const exportedFiles = await Promise.all(
    names.map(async (name) => {
      const manifest = objectOf(JSON.parse(await readFile(path.join(folder, name, 'package.json'), 'utf8')));
      const targets = listOf(Object.values(objectOf(manifest['exports'])));
      return targets
        .filter((target) => typeof target === 'string')
        .map((target) => path.posix.join('packages', name, target));
    }),
  );
  return exportedFiles.flat();
}
