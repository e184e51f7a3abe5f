import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { objectOf } from '../../tools/report/json-value';

const english = join(import.meta.dirname, '../../apps/web/src/locales/en.json');
const keys = Object.keys(objectOf(JSON.parse(readFileSync(english, 'utf8'))));
const prefixes = new Set(keys.map((key) => key.slice(0, key.indexOf('.'))));

/** Texts or accessible names on the page that are no words: message keys, unfilled placeholders, JSON. */
export async function rawWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap(
      (element) =>
        ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...named].join('\n');
  });
  return texts.split(/\s+/).filter(isRaw);
}

function isRaw(word: string): boolean {
  if (/^(?:undefined|null|NaN|\[object)$/.test(word)) return true;
  return /^\w+(?:\.\w+)+$/.test(word) && prefixes.has(word.slice(0, word.indexOf('.')));
}
