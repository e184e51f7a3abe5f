import type { Messages } from './compare-locale';
import type { Glossary } from './glossary';

/** The share of a word that must be present; the rest may be an ending. */
const STEM = 0.6;
/** The least number of letters that must be present. */
const MIN_LETTERS = 3;

/** A text without accents, in small letters. */
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
      .some((part) => text.includes(part.slice(0, Math.max(MIN_LETTERS, Math.ceil(part.length * STEM))))),
  );
}

interface TermsOptions {
  readonly messages: Messages;
  readonly glossary: Glossary;
  /** Texts whose English word is used in another sense than in the glossary. */
  readonly otherSenses: ReadonlySet<string>;
}

/** Texts whose English is a term of the glossary, but which use none of the words that the glossary has for it. */
export function termFaults(english: Messages, options: TermsOptions): [id: string, fault: string][] {
  const { messages, glossary, otherSenses } = options;
  return termTexts(english, glossary).flatMap(([id, term]) => {
    const text = messages[id];
    const words = glossary.get(term) ?? [];
    if (text === undefined || otherSenses.has(id) || hasAnyOf(words, plain(text))) return [];
    return [[id, `“${text}” is not what the glossary says for “${term}”: ${words.join(', ')}.`]];
  });
}
