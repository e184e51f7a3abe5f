import { readFile, readdir } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { inRoot } from '../../tools/run/root';
import type { ScriptPlace } from './cpu-samples';

/**
 * Reads the source maps in a folder. The returned function finds the source file of a place in a built script, from the
 * top of the repository; the address of the script where there is no map.
 */
export async function readSourceFiles(folder: string): Promise<(place: ScriptPlace) => string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js.map'));
  const maps = new Map(
    await Promise.all(
      names.map(async (name) => {
        const map = new SourceMap(JSON.parse(await readFile(path.join(folder, name), 'utf8')));
        return [name.slice(0, -'.map'.length), map] as const;
      }),
    ),
  );
  return ({ url, line, column }) => {
    const entry = maps.get(url.slice(url.lastIndexOf('/') + 1))?.findEntry(line, column);
    if (entry === undefined || !('originalSource' in entry) || !entry.originalSource) return url;
    // Written from where the map is.
    return path.relative(inRoot(), path.resolve(folder, entry.originalSource)).replaceAll(path.sep, '/');
  };
}
