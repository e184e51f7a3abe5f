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
  const files = { 'made-from': { all: {}, redone: {} }, waiting: [], 'other-senses': [], ...texts };
  for (const [name, json] of Object.entries(files))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(json));
  writeGlossary(80);
}

/** A German glossary: bookmarks, and terms that no text uses. */
function writeGlossary(size: number): void {
  mkdirSync(join(root, 'docs/languages'), { recursive: true });
  const terms = Array.from({ length: size - 1 }, (_, index) => `| term ${index} | Wort ${index} |`);
  const page = ['| English | Deutsch |', '|---|---|', '| bookmark | Lesezeichen |', ...terms].join('\n');
  writeFileSync(join(root, 'docs/languages/de.md'), page);
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

test('a text that is a term says what the glossary says, and a glossary has eighty terms', () => {
  write({ en: { 'a.marks': 'Bookmarks' }, de: { 'a.marks': 'Merkliste' } });
  keepTexts(root, []);
  expect(faultLines(checkWords(root))).toEqual([
    'de.json: a.marks: “Merkliste” is not what the glossary says for “bookmark”: lesezeichen.',
  ]);
  write({ en: { 'a.marks': 'Bookmarks' }, de: { 'a.marks': 'Lesezeichen' } });
  expect(faultLines(checkWords(root))).toEqual([]);
  writeGlossary(79);
  expect(faultLines(checkWords(root))).toEqual([
    'de.json: docs/languages/de.md: The glossary has fewer than 80 terms.',
  ]);
});
