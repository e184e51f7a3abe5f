import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  checkWords,
  faultLines,
  keepTexts,
  listWaiting,
  markRedone,
  oldLines,
  waitingLines,
} from './check-words';

const root = mkdtempSync(join(tmpdir(), 'words-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A project with two texts in English and German. */
function write(texts: Readonly<Record<string, unknown>>): void {
  const folder = join(root, 'apps/web/src/locales');
  mkdirSync(folder, { recursive: true });
  const files = { 'made-from': { all: {}, redone: {} }, waiting: [], ...texts };
  for (const [name, json] of Object.entries(files))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(json));
}

test('a text may only be missing while it is listed as waiting', () => {
  write({ en: { 'a.bye': 'Good bye', 'a.hello': 'Hello' }, de: { 'a.hello': 'Hallo' } });
  expect(faultLines(checkWords(root))).toEqual([expect.stringMatching(/^de\.json: a\.bye: It is missing/)]);
  listWaiting(root);
  expect(faultLines(checkWords(root))).toEqual([]);
  expect(waitingLines(checkWords(root))).toEqual(['Deutsch (de) waits for 1 texts: a.bye']);
});

test('translations are old once their English has changed, until they are kept or written anew', () => {
  const de = { 'a.bye': 'Tschüss', 'a.hello': 'Hallo' };
  write({ en: { 'a.bye': 'Bye', 'a.hello': 'Hello' }, de });
  keepTexts(root, []);
  const folder = join(root, 'apps/web/src/locales');
  writeFileSync(join(folder, 'en.json'), JSON.stringify({ 'a.bye': 'Bye!', 'a.hello': 'Hello!' }));
  expect(oldLines(checkWords(root))).toEqual(['Deutsch (de) has 2 old texts: a.bye a.hello']);
  keepTexts(root, ['a.bye']);
  expect(oldLines(checkWords(root))).toEqual(['Deutsch (de) has 1 old texts: a.hello']);
  markRedone(root, { code: 'de', ids: ['a.hello'] });
  expect(oldLines(checkWords(root))).toEqual([]);
});
