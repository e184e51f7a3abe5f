import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inRoot } from '../../tools/run/root';
import { readSourceFiles } from './source-files';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(inRoot('node_modules', 'source-files-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('a place in a built script leads to its source file, from the top of the repository', async () => {
  const map = {
    version: 3,
    sources: ['../../apps/web/src/app/main.tsx', '../react-dom/index.js'],
    names: [],
    // From column 0 the first source, from column 16 the second.
    mappings: 'AAAA,gBCAA',
  };
  await writeFile(path.join(folder, 'index-ab.js.map'), JSON.stringify(map));
  const sourceOf = await readSourceFiles(folder);
  const url = 'http://localhost:4000/assets/index-ab.js';
  expect(sourceOf({ url, line: 0, column: 3 })).toBe('apps/web/src/app/main.tsx');
  expect(sourceOf({ url, line: 0, column: 20 })).toBe('node_modules/react-dom/index.js');
  expect(sourceOf({ url: 'http://localhost:4000/assets/boot-cd.js', line: 0, column: 0 })).toBe(
    'http://localhost:4000/assets/boot-cd.js',
  );
});
