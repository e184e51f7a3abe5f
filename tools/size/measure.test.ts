import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Budget } from './budgets';
import { measure } from './measure';
import { readBuild } from './read-build';
import { sizeTable } from './table';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'linnet-size-'));
  await mkdir(path.join(folder, '.vite'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(
    path.join(folder, 'index.html'),
    '<script src="/assets/boot.js"></script><script type="module" crossorigin src="/assets/main.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/assets/shared.js"><link rel="stylesheet" href="/assets/main.css">',
  );
  await writeFile(
    path.join(folder, '.vite', 'manifest.json'),
    JSON.stringify({
      'index.html': { file: 'assets/main.js', imports: ['_shared.js'], css: ['assets/main.css'] },
      '_shared.js': { file: 'assets/shared.js', imports: ['_deep.js'] },
      '_deep.js': { file: 'assets/deep.js', imports: ['_shared.js'] },
      'src/features/home/index.ts': { file: 'assets/home.js', imports: ['index.html', '_list.js'] },
      '_list.js': { file: 'assets/list.js' },
      'src/features/about/index.ts': { file: 'assets/about.js' },
    }),
  );
  // Random bytes do not compress: the size of a file is what it has plus some twenty bytes.
  const files = ['boot.js', 'main.js', 'shared.js', 'deep.js', 'home.js', 'list.js', 'about.js', 'main.css'];
  for (const file of files) await writeFile(path.join(folder, 'assets', file), randomBytes(1000));
});

afterEach(() => rm(folder, { recursive: true }));

async function rowsFor(budgets: Budget[]) {
  return measure(await readBuild(folder), budgets);
}

function thousands(size: number | undefined): number {
  return Math.round((size ?? 0) / 1000);
}

test('counts the scripts of the page with all they import, once each', async () => {
  const { rows, missing } = await rowsFor([
    { kind: 'start', name: 'signed out', chunks: [], limit: 10_000 },
    { kind: 'start', name: 'home', chunks: ['src/features/home/index.ts'], limit: 10_000 },
    { kind: 'start-css', name: 'styles', limit: 10_000 },
  ]);
  expect(rows.map(({ size }) => thousands(size))).toEqual([4, 6, 1]);
  expect(missing).toEqual([]);
});

test('files are limited together, and each by the limit of its kind besides', async () => {
  const { rows, missing } = await rowsFor([
    { kind: 'sum', name: 'home', files: /(?:home|list)/, limit: 1500 },
    { kind: 'sum', name: 'nothing', files: /nowhere/, limit: 1500 },
    { kind: 'lazy', name: 'lazy screen', limit: 5000 },
  ]);
  const [home] = rows;
  expect(thousands(home?.size)).toBe(2);
  expect(home && home.size > home.limit).toBe(true);
  expect(rows.filter(({ name }) => name === 'lazy screen').map(({ what }) => what)).toContain(
    'assets/home.js',
  );
  expect(missing).toEqual(['nothing: no file is counted.']);
});

test('every other script is a lazy one, and one that is over its limit is marked', async () => {
  const { rows } = await rowsFor([
    { kind: 'start', name: 'home', chunks: ['src/features/home/index.ts'], limit: 10_000 },
    { kind: 'lazy', name: 'lazy screen', limit: 500 },
  ]);
  expect(rows.map(({ what }) => what)).toEqual(['6 files', 'assets/about.js']);
  expect(sizeTable(rows)[0]).not.toContain('OVER');
  expect(sizeTable(rows)[1]).toMatch(/1\.0 of +0\.5 kB {2}assets\/about\.js {2}OVER/);
});

test('what should be there and is not is named', async () => {
  await rm(path.join(folder, 'assets', 'deep.js'));
  const { missing } = await rowsFor([
    { kind: 'start', name: 'home', chunks: ['src/features/gone/index.ts'], limit: 10_000 },
    { kind: 'each', name: 'locale', files: /\.json$/, limit: 10_000 },
    { kind: 'each', name: 'worker', files: /^sw\.js$/, limit: 10_000, optional: true },
  ]);
  expect(missing).toEqual([
    'home: assets/deep.js is not in the build.',
    'home: src/features/gone/index.ts is not in the build.',
    'locale: no file is counted.',
  ]);
});
