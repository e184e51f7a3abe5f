import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { objectOf, textOf } from '../../tools/report/json-value';

const locales = join(import.meta.dirname, '../../apps/web/src/locales');

/** The texts of a language that are the same whatever they are about: those without values and tags. */
export function plainTexts(code: string): readonly string[] {
  const texts = objectOf(JSON.parse(readFileSync(join(locales, `${code}.json`), 'utf8')));
  return [...new Set(Object.values(texts).map(textOf))].filter((text) => !/[{<]/.test(text));
}
