import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { readTitles } from './read-titles';
import type { TitlesOfFile } from './read-titles';

const FOLDERS = ['apps', 'e2e', 'packages'];
const TEST_FILE = /(?:^e2e\/.*\.spec\.ts|^(?:apps|packages)\/[^/]+\/src\/.*\.test\.tsx?)$/u;

/** Tests of the sandbox show nothing of the client. */
const SANDBOX_FILE = /^packages\/sandbox\//u;

/** The titles of all tests that can show a clause. */
export async function readClientTests(root: string): Promise<Map<string, TitlesOfFile>> {
  const listed = await Promise.all(FOLDERS.map((folder) => listFiles(root, folder)));
  const files = listed
    .flat()
    .filter((file) => TEST_FILE.test(file) && !SANDBOX_FILE.test(file))
    .toSorted();
  const read = async (file: string) =>
    [file, readTitles(file, await readFile(path.join(root, file), 'utf8'))] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** Paths from the root, separated by `/`. */
async function listFiles(root: string, folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(path.join(root, folder), { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) files.push(file);
    else if (entry.name !== 'node_modules') files.push(...(await listFiles(root, file)));
  }
  return files;
}
