import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { listOf, objectOf, textOf } from '../report/json-value';

/** One chunk of the bundler's manifest. */
export interface Chunk {
  file: string;
  imports: string[];
  css: string[];
}

export interface Build {
  /** Bytes after gzip of each script, style and locale, by path from the folder. */
  sizes: ReadonlyMap<string, number>;
  /** Chunks by source path. */
  chunks: ReadonlyMap<string, Chunk>;
  /** What the page itself loads. */
  page: { scripts: string[]; styles: string[] };
}

const MEASURED = /\.(js|mjs|css|json)$/;
const compress = promisify(gzip);

/** Measures a built client. Throws when it has no page or no manifest. */
export async function readBuild(folder: string): Promise<Build> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  const manifest: unknown = JSON.parse(await readFile(path.join(folder, '.vite', 'manifest.json'), 'utf8'));
  return {
    sizes: await measureFiles(folder),
    chunks: new Map(Object.entries(objectOf(manifest)).map(([source, entry]) => [source, readChunk(entry)])),
    page: {
      scripts: [
        ...addresses(page, /<script\b[^>]*?\bsrc="\/([^"]+)"/g),
        // The start script loads it.
        ...addresses(page, /<meta name="linnet-main" content="\/([^"]+)"/g),
        ...addresses(page, /<link\b[^>]*?\brel="modulepreload"[^>]*?\bhref="\/([^"]+)"/g),
      ],
      styles: addresses(page, /<link\b[^>]*?\brel="stylesheet"[^>]*?\bhref="\/([^"]+)"/g),
    },
  };
}

async function measureFiles(folder: string): Promise<Map<string, number>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && MEASURED.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !file.startsWith('.vite/'));
  const measured = await Promise.all(
    files.map(async (file) => {
      const packed = await compress(await readFile(path.join(folder, file)), { level: 9 });
      return [file, packed.length] as const;
    }),
  );
  return new Map(measured);
}

function readChunk(entry: unknown): Chunk {
  const { file, imports, css } = objectOf(entry);
  return { file: textOf(file), imports: listOf(imports).map(textOf), css: listOf(css).map(textOf) };
}

function addresses(page: string, pattern: RegExp): string[] {
  return [...page.matchAll(pattern)].map(([, address = '']) => address);
}
