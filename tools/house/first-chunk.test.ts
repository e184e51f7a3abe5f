import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstChunk, importChainTo } from './first-chunk';
import type { FirstChunk } from './first-chunk';
import { root } from '../run/root';

const planted: Record<string, string> = {
  'apps/web/index.html': '<script type="module" src="/src/main.tsx"></script>',
  'apps/web/src/main.tsx': [
    "import './main.css';",
    "import { createRoot } from 'react-dom/client';",
    "import type { Heavy } from './heavy';",
    "import { table, type Client } from '@planted/domain';",
    "import { shell } from './shell';",
    "export const start = () => import('./screen');",
    'createRoot(shell, table);',
  ].join('\n'),
  'apps/web/src/main.css': '',
  'apps/web/src/shell.ts': "import { line } from './line';\nexport const shell = line;\n",
  'apps/web/src/line.ts': 'export const line = 1;\n',
  'apps/web/src/heavy.ts': 'export type Heavy = 1;\nexport const heavy = 1;\n',
  'apps/web/src/screen.ts': 'export const screen = 1;\n',
  'packages/domain/package.json': '{ "name": "@planted/domain", "exports": { ".": "./src/index.ts" } }',
  'packages/domain/src/index.ts': [
    "export { feed } from './feed';",
    "export type { Client } from './client';",
    "export * from './graph';",
  ].join('\n'),
  'packages/domain/src/graph.ts': "export { rows as table } from './rows';\nexport { wide } from './wide';\n",
  'packages/domain/src/rows.ts': "import { line } from './cell';\nexport const rows = line;\n",
  'packages/domain/src/cell.ts': 'export const line = 1;\n',
  'packages/domain/src/wide.ts': 'export const wide = 1;\n',
  'packages/domain/src/feed.ts': 'export const feed = 1;\n',
  'packages/domain/src/client.ts': 'export const client = 1;\n',
};

let tree = '';
let chunk: FirstChunk = { modules: [], libraries: [] };

beforeAll(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'first-chunk-'));
  for (const [file, text] of Object.entries(planted)) {
    await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
    await writeFile(path.join(tree, file), text);
  }
  chunk = await firstChunk(tree);
});
afterAll(() => rm(tree, { recursive: true }));

test('follows what is imported by name through barrels, and neither types nor lazy imports', () => {
  expect(chunk.modules.map((one) => one.path).toSorted()).toEqual([
    'apps/web/src/line.ts',
    'apps/web/src/main.tsx',
    'apps/web/src/shell.ts',
    'packages/domain/src/cell.ts',
    'packages/domain/src/rows.ts',
  ]);
  expect(chunk.libraries).toEqual(['react-dom/client']);
});

test('says by which way a module comes in', () => {
  expect(importChainTo(chunk, 'packages/domain/src/cell.ts')).toEqual([
    'apps/web/src/main.tsx',
    'packages/domain/src/rows.ts',
    'packages/domain/src/cell.ts',
  ]);
  expect(importChainTo(chunk, 'apps/web/src/screen.ts')).toEqual([]);
});

/** What ARCHITECTURE.md says is loaded later, by the beginning of its path. */
const later = [
  'apps/web/src/blocks/account-actions/',
  'apps/web/src/blocks/keys/',
  'apps/web/src/blocks/status-actions/',
  'packages/domain/src/actions/',
  'packages/domain/src/feeds/more-feed-kinds',
  'packages/domain/src/keys/',
  'packages/domain/src/settings/list/',
];

test('the complete lists of settings, actions, keys and timelines are not in the first chunk', async () => {
  const { modules } = await firstChunk(root);
  const early = modules.filter((module) => later.some((start) => module.path.startsWith(start)));
  expect(early.map((module) => `${module.path} for ${module.importedBy}`)).toEqual([]);
}, 60_000);
