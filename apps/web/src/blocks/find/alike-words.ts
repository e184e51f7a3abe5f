import { foldText } from '@linnet/domain/suggestions';

/** Sets of synonyms: words and phrases that mean the same in a search. */
export type AlikeWords = readonly (readonly string[])[];

/** Parses a locale's text: sets are separated by semicolons, words by commas. */
export function readAlikeWords(text: string): AlikeWords {
  return text
    .split(';')
    .map((set) => set.split(',').map((word) => foldText(word.trim())))
    .map((set) => set.filter(Boolean))
    .filter((set) => set.length > 1);
}

/** The synonyms of words in a text. `spaced` is the folded text with a space before each word. */
export function alikeIn(alike: AlikeWords, spaced: string): readonly string[] {
  return alike.flatMap((set) => (set.some((word) => hasPhrase(spaced, word)) ? set : []));
}

/** Whether a text has a phrase whose last word may go on: "repeat" is found in "repeats". */
function hasPhrase(spaced: string, phrase: string): boolean {
  return spaced.includes(` ${phrase}`);
}
