import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notEngines } from './engine-signs';
import { measureRows } from './house';
import type { RowResult } from './house';
import { judgeRows, tighten } from './judge';
import { documentState } from './module-state';
import { readFileFacts } from './file-facts';
import { readCode } from './read-code';
import type { Code } from './read-code';
import { areaTable, goalTable, placeList } from './table';

const long = Array.from({ length: 30 }, (_, line) => `  n += ${line};`).join('\n');

/** A small tree with one of each thing that is counted. */
const planted: Record<string, string> = {
  'packages/api/package.json': '{ "name": "@planted/api", "exports": { ".": "./src/index.ts" } }',
  'packages/api/src/index.ts': "export { ApiError, send } from './send';\n",
  'packages/api/src/send.ts': `export class ApiError extends Error {}\nexport function send(n: number) {\n${long}\n  return n;\n}\n`,
  'packages/domain/src/graph/table.ts': `import { feed } from '../feeds/feed';\nexport const table = feed;\n// ${long}\n`,
  'packages/domain/src/feeds/feed.ts': [
    "import type { Row } from './row';",
    "import { ApiError } from '@planted/api';",
    "export { table } from '../graph/table';",
    'export async function feed(session: Session, state: Cell): Promise<void> {',
    '  session.onChange(() => state.clear());',
    '  const own = reader;',
    '  try { await send(); if (own !== reader) return; }',
    '  catch (error) { if (!(error instanceof ApiError)) throw error; state.set({ error: error.reason }); }',
    '}',
    'export const part = { clear() {}, forget() {} };',
    "export const more = () => import('./later-feed');",
  ].join('\n'),
  'packages/domain/src/feeds/row.ts': 'export interface Row {}\n',
  'packages/domain/src/feeds/later-feed.ts': [
    "import { send } from '@planted/api';",
    "import look from './look.css?inline';",
    'export function begin() {',
    '  const plan = () => {',
    '    timer = setTimeout(() => void round(), 5);',
    '  };',
    '  async function round() { await send(1); plan(); }',
    '}',
  ].join('\n'),
  'packages/domain/src/feeds/look.css': '',
  'packages/domain/src/feeds/quiet.ts': [
    "import { send } from '@planted/api';",
    'export interface Notes { clear(id: string): void; forget: (text: string) => void }',
    'export function quiet() {',
    '  setTimeout(() => void send(1), 5);',
    '}',
    'export function ring(times: number[]) {',
    '  timer = setTimeout(() => ring(times.slice(1)), times[0]);',
    '}',
  ].join('\n'),
  'packages/domain/src/feeds/feed.test.ts': "import './row';\nimport './quiet';\n",
  'packages/domain/src/a/b/c/d/deep.ts': "import 'not-ours';\nexport const deep = 1;\n",
  'packages/sandbox/src/main.ts': "import '@planted/api';\n",
  'apps/web/src/blocks/dialogs/requests.ts': [
    'let current = null;',
    'export const dialogs = createWindowRequests<Request>();',
    'export const minimised = { get: () => current, kept: createCell(null) };',
    'const asked = new Set<string>();',
    'const mounted: HTMLElement[] = [];',
    'export const dialogsOf = perClient(createWindowRequests<Request>);',
    'export const minimisedOf = perClient(() => createCell(null));',
    'const Slots = createContext(null);',
    "const kinds = new Set(['image']);",
    'const none: readonly string[] = [];',
    'export function open() { let count = 0; return createCell(count); }',
  ].join('\n'),
  'apps/web/src/boot/start.ts': 'let started = false;\n',
};

let tree = '';
let code: Code = { files: [], imports: [], unresolved: [] };
let measured: RowResult[] = [];

beforeAll(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'house-'));
  for (const [file, text] of Object.entries(planted)) {
    await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
    await writeFile(path.join(tree, file), text);
  }
  code = await readCode(tree);
  measured = measureRows(code);
});
afterAll(() => rm(tree, { recursive: true }));

function rowOf(name: string): RowResult {
  const found = measured.find(({ row }) => row.name === name);
  if (found === undefined) throw new Error(`no row ${name}`);
  return found;
}

test('counts what is product, each file in its area', () => {
  expect(rowOf('product-files').value).toBe(10);
  expect(Object.fromEntries(rowOf('product-files').areas)).toEqual({
    api: 2,
    domain: 6,
    blocks: 1,
    'rest of web': 1,
    sandbox: 1,
  });
  expect(rowOf('product-lines').areas.get('sandbox')).toBe(1);
  expect(rowOf('file-longest').value).toBe(34);
});

test('follows imports of every kind, and says which lead nowhere', async () => {
  expect(code.unresolved).toEqual([]);
  expect(code.imports).toContainEqual({
    from: 'packages/domain/src/feeds/feed.ts',
    to: 'packages/domain/src/feeds/row.ts',
    isLazy: false,
    isTypeOnly: true,
  });
  expect(code.imports).toContainEqual({
    from: 'packages/domain/src/feeds/feed.ts',
    to: 'packages/domain/src/feeds/later-feed.ts',
    isLazy: true,
    isTypeOnly: false,
  });
  const lost = path.join(tree, 'packages/theme/src/lost.ts');
  await mkdir(path.dirname(lost), { recursive: true });
  await writeFile(lost, "import './nowhere';\nimport '@planted/nothing';\n");
  expect((await readCode(tree)).unresolved).toEqual([
    'packages/theme/src/lost.ts → ./nowhere',
    'packages/theme/src/lost.ts → @planted/nothing',
  ]);
  await rm(path.dirname(path.dirname(lost)), { recursive: true });
});

test('finds small files that serve one other, and no tests among those who import', () => {
  const places = rowOf('small-files').places.map(({ where }) => where);
  const feeds = 'packages/domain/src/feeds';
  expect(places).toEqual([`${feeds}/feed.ts`, `${feeds}/later-feed.ts`, `${feeds}/row.ts`]);
});

test('finds folders that import each other', () => {
  expect(rowOf('cycles-domain')).toMatchObject({ value: 2, of: 3 });
  expect(rowOf('cycles-domain').places).toContainEqual({
    where: 'packages/domain/src/graph → packages/domain/src/feeds',
    note: '1: graph/table.ts',
  });
  expect(rowOf('cycles-domain').areas.size).toBe(0);
  expect(rowOf('cycles-sandbox')).toMatchObject({ value: 0, of: 0 });
});

test('finds what deals with a change of viewer: once heard, once cleared, once guarded', () => {
  const feed = 'packages/domain/src/feeds/feed.ts';
  expect(rowOf('viewer-changes').places).toEqual([
    { where: `${feed}:5`, note: 'subscribes to the change of viewer' },
    { where: `${feed}:7`, note: 'drops what is for another viewer' },
    { where: `${feed}:10`, note: 'clears itself' },
  ]);
});

test('finds what modules would share between clients, and nothing that each client has of its own', () => {
  const requests = 'apps/web/src/blocks/dialogs/requests.ts';
  expect(rowOf('module-state').places).toEqual([
    { where: `${requests}:1`, note: 'current' },
    { where: `${requests}:2`, note: 'dialogs' },
    { where: `${requests}:3`, note: 'minimised' },
    { where: `${requests}:4`, note: 'asked' },
    { where: `${requests}:5`, note: 'mounted' },
  ]);
});

test.each(Object.entries(documentState))('what is named of %s is there', async (file, named) => {
  const { moduleState } = readFileFacts(file, await readFile(file, 'utf8'));
  expect(moduleState.map(({ name }) => name)).toEqual(Object.keys(named));
});

test('finds files that keep answers or ask again; a timer that rings once, or without a request, is no engine', () => {
  expect(rowOf('engines').places).toEqual([
    { where: 'packages/domain/src/feeds/feed.ts', note: 'keeps an answer' },
    { where: 'packages/domain/src/feeds/later-feed.ts', note: 'asks again' },
  ]);
});

test.each(Object.keys(notEngines))('finds what %s does as an engine anywhere else', async (exempt) => {
  const other = await mkdtemp(path.join(tmpdir(), 'engines-'));
  const copy = 'packages/domain/src/planted/copy.ts';
  const text = await readFile(exempt, 'utf8');
  for (const file of [exempt, copy]) {
    await mkdir(path.dirname(path.join(other, file)), { recursive: true });
    await writeFile(path.join(other, file), text);
  }
  const found = measureRows(await readCode(other)).find(({ row }) => row.name === 'engines');
  expect(found?.places.map(({ where }) => where)).toEqual([copy]);
  await rm(other, { recursive: true });
});

test('finds folders that lie too deep, files named for being late, and the length of functions', () => {
  expect(rowOf('deep-folders').places).toEqual([{ where: 'packages/domain/src/a/b/c/d', note: '4' }]);
  expect(rowOf('later-files').value).toBe(1);
  expect(rowOf('function-longest')).toMatchObject({ value: 33 });
  expect(rowOf('function-longest').places[0]).toEqual({
    where: 'packages/api/src/send.ts:2',
    note: '33 send',
  });
});

test('only what is worse than its limit fails, and says how to see it', () => {
  const limits = Object.fromEntries(measured.map(({ row, value }) => [row.name, value]));
  expect(judgeRows(measured, limits)).toEqual([]);
  expect(judgeRows(measured, { ...limits, 'small-files': 4, 'file-median': 1 })).toEqual([]);
  const [worse, ...others] = judgeRows(measured, { ...limits, 'small-files': 1 });
  expect(worse).toMatch(/^small-files: 3, and the limit is 1 .*npm run house -- --list small-files$/);
  expect(others).toEqual([]);
  // A median is better when it is higher.
  expect(judgeRows(measured, { ...limits, 'file-median': 49 })[0]).toMatch(/^file-median: /);
});

test('a row without a limit fails, and so does a limit without a row', () => {
  const { engines, ...limits } = Object.fromEntries(measured.map(({ row, value }) => [row.name, value]));
  expect(engines).toBe(2);
  expect(judgeRows(measured, { ...limits, gone: 3 })).toEqual([
    'engines has no limit: npm run house -- --tighten writes it.',
    'limits.json names gone, which is no row.',
  ]);
});

test('limits become tighter and never looser, and stop at the goal', () => {
  const row = { name: 'files', what: '', first: null, goal: { most: 60 }, step: 25 };
  const next = (value: number, limit: number) => tighten([{ row, value }], { files: limit })['files'];
  expect(next(81, 200)).toBe(100);
  expect(next(130, 100)).toBe(100);
  expect(next(3, 100)).toBe(60);
  const least = { row: { ...row, goal: { least: 50 }, step: 1 }, value: 31 };
  expect(tighten([least], { files: 29 })).toEqual({ files: 31 });
  expect(tighten([least], { files: 40 })).toEqual({ files: 40 });
  expect(tighten([{ ...least, value: 80 }], {})).toEqual({ files: 50 });
});

test('prints each row with its goal, each area, and the places behind a row', () => {
  const time = { minutes: 21.5, processors: 2, day: '2030-01-31' };
  const house = { rows: measured, complaints: [], limits: { 'later-files': 1 }, tests: { retries: 1, time } };
  expect(goalTable(house).join('\n')).toMatch(/later-files +26 +1 +1 +≤ 0 +not met/);
  expect(goalTable(house).join('\n')).toMatch(/browser-retries +1 +1 +0 +≤ 0 +not met/);
  expect(goalTable(house).at(-1)).toMatch(
    /test-minutes +44 +21.5 +– +≤ 22 +met \(2 processors, 2030-01-31\)/,
  );
  expect(goalTable({ ...house, tests: { retries: 0, time: null } }).at(-1)).toMatch(
    /\? .* npm test measures it/,
  );
  expect(areaTable(house).join('\n')).toMatch(/later-files +0 +1 +0 +0 +0$/m);
  expect(placeList(rowOf('later-files')).at(-1)).toBe('packages/domain/src/feeds/later-feed.ts');
});
