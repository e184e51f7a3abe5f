import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readFileFacts } from './file-facts';
import type { FileFacts } from './file-facts';
import type { NamedImport } from './import-of';
import { areas, isCounted } from './product';
import { createResolver } from './resolve';

export interface CodeImport extends Omit<NamedImport, 'specifier'> {
  from: string;
  to: string;
}

export interface CodeFile extends FileFacts {
  path: string;
}

/** All counted files of a tree and the imports between them. */
export interface Code {
  files: readonly CodeFile[];
  imports: readonly CodeImport[];
  /** Relative or package imports that cannot be resolved; a tree that passes `npm run check` has none. */
  unresolved: readonly string[];
}

/** Reads the sources of a tree. Paths are relative to it. */
export async function readCode(tree: string): Promise<Code> {
  const resolve = await createResolver(tree);
  const files: CodeFile[] = [];
  const imports: CodeImport[] = [];
  const unresolved: string[] = [];
  const sources = await listSources(tree);
  const texts = await Promise.all(sources.map((file) => readFile(path.join(tree, file), 'utf8')));
  for (const [index, file] of sources.entries()) {
    const facts = readFileFacts(file, texts[index] ?? '');
    files.push({ path: file, ...facts });
    for (const { specifier, ...importKind } of facts.imports) {
      const to = resolve(file, specifier);
      if (to === null) unresolved.push(`${file} → ${specifier}`);
      else if (to !== undefined) imports.push({ from: file, to, ...importKind });
    }
  }
  return { files, imports, unresolved };
}

async function listSources(tree: string): Promise<string[]> {
  const folders = [...new Set(Object.values(areas))].filter((folder) => existsSync(path.join(tree, folder)));
  const lists = await Promise.all(
    folders.map(async (top) => {
      const entries = await readdir(path.join(tree, top), { recursive: true });
      return entries.map((entry) => path.posix.join(top, entry.split(path.sep).join('/')));
    }),
  );
  return [...new Set(lists.flat())].filter(isCounted).toSorted();
}
