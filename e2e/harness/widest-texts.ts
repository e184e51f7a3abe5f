import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type JsonObject, objectOf } from '../../tools/report/json-value';

const assets = join(import.meta.dirname, '../../dist/assets');

/** How much room a text takes, at most; a text is the list of its pieces, as the build has split it. */
type Measure = (pieces: string) => number;

/** Chinese, Japanese and Korean signs are twice as wide as letters. */
const widthOf: Measure = (words) => words.length + (words.match(/[\u1100-\uD7FF]/gu)?.length ?? 0);

/** A word can't be broken, unless its script has no blanks. */
const longestWord: Measure = (words) =>
  Math.max(0, ...words.split(/[^\p{L}\p{M}]+|[\u2E80-\uABFF]/u).map((word) => word.length));

/** Languages whose place is taken by a mixture of all: of each text its longest version, and the one with its longest word. */
const mixtures = [
  { code: 'de', measure: widthOf },
  { code: 'hu', measure: longestWord },
] as const;

/** Codes of the languages to show once `mixLanguages` has been called: two mixtures, and what is drawn otherwise. */
export const mixedCodes: ReadonlySet<string> = new Set([
  ...mixtures.map(({ code }) => code),
  'fa',
  'te',
  'ja_easy',
]);

/** Instead of German and Hungarian, shows texts of all languages: those that need the most room. */
export async function mixLanguages(page: Page): Promise<void> {
  for (const { code, measure } of mixtures)
    await page.route(new RegExp(`/locale-${code}-[^/]*\\.json$`), async (route) => {
      const file = route.request().url().split('/').at(-1) ?? '';
      await route.fulfill({ json: widestOf(file, code, measure) });
    });
}

const mixed = new Map<string, JsonObject>();

/** A file of texts, each of them in the language that needs the most room for it. */
function widestOf(own: string, code: string, measure: Measure): JsonObject {
  const known = mixed.get(own);
  if (known !== undefined) return known;
  const part = own.slice(`locale-${code}-`.length, -HASH_AND_END);
  const widths = new Map<string, number>();
  const widest: Record<string, unknown> = {};
  for (const file of readdirSync(assets).filter((name) => isPart(name, part)))
    for (const [id, pieces] of Object.entries(textsOf(readFile(file)))) {
      const width = measure(JSON.stringify(pieces));
      if (width <= (widths.get(id) ?? -1)) continue;
      widths.set(id, width);
      widest[id] = pieces;
    }
  const template = readFile(own);
  const result = 'messages' in template ? { ...template, messages: widest } : widest;
  mixed.set(own, result);
  return result;
}

/** The hash of a file's content, with the dash before it and the end of the name. */
const HASH_AND_END = '-12345678.json'.length;

const readFile = (file: string): JsonObject => objectOf(JSON.parse(readFileSync(join(assets, file), 'utf8')));

/** The parts that every screen needs also say where others are; those of one screen are texts only. */
const textsOf = (file: JsonObject): JsonObject => ('messages' in file ? objectOf(file['messages']) : file);

const isPart = (file: string, part: string): boolean =>
  new RegExp(`^locale-[A-Za-z_]+(?:-TW)?-${part}-[\\w-]{8}\\.json$`).test(file);
