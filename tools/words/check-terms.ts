import type { Messages } from './compare-locale';
import type { Glossary } from './glossary';

/** How much of a word has to be there: the rest may be an ending. */
const STEM = 0.6;
/** The least number of letters of a stem, in scripts with letters. */
const LEAST_LETTERS = 3;

/** Marks above and below letters don't count, and neither does the size of letters. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The texts that are an English term of the glossary and nothing else, with that term. */
function termTexts(english: Messages, glossary: Glossary): [id: string, term: string][] {
  return Object.entries(english).flatMap(([id, text]) => {
    const whole = text.toLowerCase().replace(/…$/u, '').trim();
    const term = [whole, whole.replace(/s$/u, ''), whole.replace(/ies$/u, 'y')].find((form) =>
      glossary.has(form),
    );
    return term === undefined ? [] : [[id, term] as [string, string]];
  });
}

/** Whether a text has the beginning of one of these words. */
function hasAnyOf(words: readonly string[], text: string): boolean {
  return words.some((word) =>
    plain(word)
      .split(/[\s“”„"()]+/u)
      .filter((part) => part !== '')
      .some((part) => text.includes(part.slice(0, Math.max(LEAST_LETTERS, Math.ceil(part.length * STEM))))),
  );
}

interface TermsOptions {
  readonly messages: Messages;
  readonly glossary: Glossary;
  /** Texts whose English word is used in another sense than in the glossary. */
  readonly otherSenses: ReadonlySet<string>;
}

/** The texts that are named by a term but don't use a word that the glossary has for it. */
export function offTerms(english: Messages, options: TermsOptions): [id: string, fault: string][] {
  const { messages, glossary, otherSenses } = options;
  return termTexts(english, glossary).flatMap(([id, term]) => {
    const text = messages[id];
    const words = glossary.get(term) ?? [];
    if (text === undefined || otherSenses.has(id) || hasAnyOf(words, plain(text))) return [];
    return [[id, `“${text}” is not what the glossary says for “${term}”: ${words.join(', ')}.`]];
  });
}
