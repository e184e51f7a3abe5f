import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../apps/web/src/locales';
import { type LocaleFindings, type Messages, compareLocale } from './compare-locale';

/** The findings of one language. */
export interface LanguageFindings extends LocaleFindings {
  readonly code: string;
  readonly name: string;
}

/** Compares every language that has texts with the English ones. `root` is the folder of the project. */
export function checkWords(root: string): LanguageFindings[] {
  const folder = join(root, 'apps/web/src/locales');
  const english = readTexts(join(folder, 'en.json'));
  return locales
    .filter(({ code }) => code !== 'en' && existsSync(join(folder, `${code}.json`)))
    .map(({ code, name, tag = code, similar = tag }) => {
      // The plurals of a language that Intl does not know are those of a similar one, as on the page. Its case for millions
      // may be missing.
      const [known] = Intl.PluralRules.supportedLocalesOf(tag);
      const same = join(folder, 'same', `${code}.json`);
      const findings = compareLocale(english, {
        tag: known ?? similar,
        optional: known === undefined ? ['many'] : [],
        messages: readTexts(join(folder, `${code}.json`)),
        same: existsSync(same) ? readIds(same) : [],
      });
      return { code, name, ...findings };
    });
}

function readTexts(file: string): Messages {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof json !== 'object' || json === null) throw new Error(`${file} has no texts.`);
  const wrong = Object.entries(json).find(([, text]) => typeof text !== 'string');
  if (wrong !== undefined) throw new Error(`${file}: ${wrong[0]} is no text.`);
  return json as Messages;
}

function readIds(file: string): readonly string[] {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(json)) throw new Error(`${file} is no list.`);
  return json.map(String);
}

/** What is wrong, one line each. */
export const faultLines = (languages: readonly LanguageFindings[]): string[] =>
  languages.flatMap(({ code, wrong }) => wrong.map(([id, what]) => `${code}.json: ${id}: ${what}`));

/** What is missing for whom, one line for each language that waits. */
export const waitingLines = (languages: readonly LanguageFindings[]): string[] =>
  languages
    .filter(({ missing }) => missing.length > 0)
    .map(
      ({ code, name, missing }) =>
        `${name} (${code}) waits for ${missing.length} texts: ${missing.join(' ')}`,
    );

/** How many languages are whole, in one line. */
export function summaryLine(languages: readonly LanguageFindings[]): string {
  const whole = languages.filter(({ missing }) => missing.length === 0).length;
  return `${whole + 1} of ${locales.length} languages whole, ${languages.length - whole} begun`;
}
