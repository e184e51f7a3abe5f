import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type ScreenTexts, screenTexts } from './text-parts';

const src = join(import.meta.dirname, '..');
const ids = Object.keys(JSON.parse(readFileSync(join(src, 'locales/en.json'), 'utf8')) as object);
const textOf = (file: string): string => readFileSync(file, 'utf8');

function fileOf(from: string, path: string): string | undefined {
  const base = join(dirname(from), path);
  return ['.ts', '.tsx', '/index.ts'].map((end) => base + end).find((file) => existsSync(file));
}

/** A file with all that comes with it. */
function withImports(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of textOf(file).matchAll(
    /^(?:import(?! type)|export|\}) [^;]*?from '(\.[^']+)';/gm,
  )) {
    const next = fileOf(file, path);
    if (next !== undefined) withImports(next, found);
  }
  return found;
}

interface Screen {
  readonly file: string;
  readonly texts: ScreenTexts;
}

/** The lazily loaded screens that name a part of the texts. */
const screens: readonly Screen[] = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .flatMap((name) =>
    [...textOf(join(src, name)).matchAll(/import\('([^']+)'\)(?:(?!import\().)*?texts: '(\w+)'/gs)].map(
      ([, path = '', texts]) => ({
        file: fileOf(join(src, name), path) ?? path,
        texts: texts as ScreenTexts,
      }),
    ),
  );

test('every part of the texts is loaded with a screen', () => {
  expect(new Set(screens.map(({ texts }) => texts))).toEqual(new Set(Object.keys(screenTexts)));
});

test.each(screens)('$file has all of its texts with “$texts”', ({ file, texts }) => {
  // The parts of the administration stand in its screen.
  const loaded = [...screenTexts[texts], ...screenTexts.administration];
  const elsewhere = Object.values(screenTexts)
    .flat()
    .filter((prefix) => !loaded.includes(prefix));
  const late = ids.filter((id) => elsewhere.some((prefix) => id.startsWith(prefix)));
  const missing = [...withImports(file)].flatMap((each) => {
    const text = textOf(each);
    return late.filter((id) => text.includes(`'${id}'`)).map((id) => `${each.slice(src.length + 1)}: ${id}`);
  });
  expect(missing).toEqual([]);
});
