import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../apps/web/src/locales';
import { termFaults } from './check-terms';
import { type LocaleFindings, type Messages, compareLocale } from './compare-locale';
import { glossaryOf } from './glossary';
import { oldTexts, readMadeFrom, unmarkedTexts, withKept, withRedone, writeMadeFrom } from './made-from';

/** The findings of one language. */
export interface LanguageFindings extends LocaleFindings {
  readonly code: string;
  readonly name: string;
  /** Messages whose English has changed since they were translated. */
  readonly old: readonly string[];
}

const localesFolder = (root: string): string => join(root, 'apps/web/src/locales');

/** Compares every language that has texts with the English ones. `root` is the folder of the project. */
export function checkWords(root: string): LanguageFindings[] {
  const folder = localesFolder(root);
  const english = readEnglish(folder);
  const madeFrom = readMadeFrom(folder);
  const waiting = new Set(readIds(waitingFile(folder)));
  const otherSenses = new Set(readIds(join(folder, 'other-senses.json')));
  return locales
    .filter(({ code }) => code !== 'en' && existsSync(join(folder, `${code}.json`)))
    .map(({ code, name, tag = code, similar = tag }) => {
      // The plurals of a language that Intl does not know are those of a similar one, as on the page. Its case for millions
      // may be missing.
      const [known] = Intl.PluralRules.supportedLocalesOf(tag);
      const same = join(folder, 'same', `${code}.json`);
      const messages = readTexts(join(folder, `${code}.json`));
      const findings = compareLocale(english, {
        tag: known ?? similar,
        optional: known === undefined ? ['many'] : [],
        messages,
        same: existsSync(same) ? readIds(same) : [],
      });
      const unlisted = findings.missing.filter((id) => !waiting.has(id));
      const glossary = glossaryOf(root, code);
      const wrong = [
        ...findings.wrong,
        ...unlisted.map((id) => [id, notListed] as const),
        ...termFaults(english, { messages, glossary, otherSenses }),
      ];
      if (glossary.size < MIN_TERMS) wrong.push([`docs/languages/${code}.md`, fewTerms]);
      return { code, name, ...findings, wrong, old: oldTexts(english, { code, messages, madeFrom }) };
    });
}

/** The least number of terms in a glossary. */
const MIN_TERMS = 80;

const fewTerms = `The glossary has fewer than ${MIN_TERMS} terms.`;

const notListed = 'It is missing. Translate it, or list it as waiting: npm run words -- --wait.';

/** Texts that languages may lack for the time being. */
const waitingFile = (folder: string): string => join(folder, 'waiting.json');

/** Lists every text that some language lacks as waiting, and no other. */
export function listWaiting(root: string): void {
  const ids = new Set(checkWords(root).flatMap(({ missing }) => missing));
  writeFileSync(waitingFile(localesFolder(root)), `${JSON.stringify([...ids].toSorted(), null, 2)}\n`);
}

/** Records that the translations of these texts, and of all new texts, are right for today's English. */
export function keepTexts(root: string, ids: readonly string[]): void {
  const folder = localesFolder(root);
  writeMadeFrom(folder, withKept(readEnglish(folder), readMadeFrom(folder), ids));
}

/** Records that these texts of one language were written anew from today's English. */
export function markRedone(root: string, redone: { code: string; ids: readonly string[] }): void {
  const folder = localesFolder(root);
  writeMadeFrom(folder, withRedone(readEnglish(folder), readMadeFrom(folder), redone));
}

/** A line with the new texts, of whose translations it is not recorded from which English they were made. */
export function unmarkedLines(root: string): readonly string[] {
  const folder = localesFolder(root);
  const unmarked = unmarkedTexts(readEnglish(folder), readMadeFrom(folder));
  if (unmarked.length === 0) return [];
  return [`${unmarked.length} texts are new (npm run words -- --keep new): ${unmarked.join(' ')}`];
}

const readEnglish = (folder: string): Messages => readTexts(join(folder, 'en.json'));

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

/** What is old for whom, one line for each language. */
export const oldLines = (languages: readonly LanguageFindings[]): string[] =>
  languages
    .filter(({ old }) => old.length > 0)
    .map(({ code, name, old }) => `${name} (${code}) has ${old.length} old texts: ${old.join(' ')}`);

/** How many languages are whole, in one line. */
export function summaryLine(languages: readonly LanguageFindings[]): string {
  const whole = languages.filter(({ missing }) => missing.length === 0).length;
  const old = languages.filter((language) => language.old.length > 0).length;
  return `${whole + 1} of ${locales.length} languages whole, ${languages.length - whole} begun, ${old} with old texts`;
}
