import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The words of a language for each English term, as its page in `docs/languages` lists them; all in small letters. */
export type Glossary = ReadonlyMap<string, readonly string[]>;

const separators = /[;,/،、；]|…/u;

const partsOf = (cell: string): string[] =>
  cell
    .split(separators)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');

/** Whether a line is one of the two at the head of a table. */
const isHead = ([first = '-']: readonly string[]): boolean => first === 'english' || /^:?-+:?$/.test(first);

/** Reads the table of terms: the English term, and the words of the language in the next column. */
export function readGlossary(page: string): Glossary {
  const glossary = new Map<string, string[]>();
  for (const line of page.split('\n')) {
    const [english = '', own = ''] = line.startsWith('|') ? line.slice(1).split('|') : [];
    const terms = partsOf(english.replaceAll(/\(.*?\)/gu, ''));
    if (isHead(terms)) continue;
    for (const term of terms) {
      const words = glossary.get(term) ?? [];
      glossary.set(term, [...words, ...partsOf(own.replaceAll('*', ''))]);
    }
  }
  return glossary;
}

/** The glossary of a language, which every language but English must have. */
export function glossaryOf(root: string, code: string): Glossary {
  const file = join(root, 'docs/languages', `${code}.md`);
  return readGlossary(existsSync(file) ? readFileSync(file, 'utf8') : '');
}
