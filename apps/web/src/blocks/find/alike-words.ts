import { foldText } from '@linnet/domain/suggestions';

/** Sets of words and phrases that mean the same to somebody who searches. */
export type AlikeWords = readonly (readonly string[])[];

/** From the text of a locale: sets between semicolons, words between commas. */
export function readAlikeWords(text: string): AlikeWords {
  return text
    .split(';')
    .map((set) => set.split(',').map((word) => foldText(word.trim())))
    .map((set) => set.filter(Boolean))
    .filter((set) => set.length > 1);
}

/** What could be said in place of words of this text, which is folded and has a space before each word. */
export function alikeIn(alike: AlikeWords, spaced: string): readonly string[] {
  return alike.flatMap((set) => (set.some((word) => hasPhrase(spaced, word)) ? set : []));
}

/** The whole phrase, of which the last word may go on: "repeat" stands in "repeats". */
function hasPhrase(spaced: string, phrase: string): boolean {
  return spaced.includes(` ${phrase}`);
}
