import { foldText } from '@linnet/domain/suggestions';
import { useMemo } from 'react';
import { useText } from '../../platform/i18n/use-text';

/** Sets of synonyms: words and phrases that mean the same in a search. */
export type Synonyms = readonly (readonly string[])[];

/** Parses a locale's text: sets are separated by semicolons, words by commas. */
export function readSynonyms(text: string): Synonyms {
  return text
    .split(';')
    .map((set) => set.split(',').map((word) => foldText(word.trim())))
    .map((set) => set.filter(Boolean))
    .filter((set) => set.length > 1);
}

/** The synonyms of words in a text. `spaced` is the folded text with a space before each word. */
function synonymsIn(synonyms: Synonyms, spaced: string): readonly string[] {
  return synonyms.flatMap((set) => (set.some((word) => hasPhrase(spaced, word)) ? set : []));
}

/** Scripts that are written without blanks, so that a word may begin anywhere. */
const withoutBlanks = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}$/u;

/** Whether a text has a phrase whose last word may go on: "repeat" is found in "repeats". */
function hasPhrase(spaced: string, phrase: string): boolean {
  return spaced.includes(` ${phrase}`) || (withoutBlanks.test(phrase) && spaced.includes(phrase));
}

/** The synonyms of the interface's language. */
export function useSynonyms(): Synonyms {
  const words = useText()('find.synonyms');
  return useMemo(() => readSynonyms(words), [words]);
}

/** Minimum length for matching with a typo; shorter words are too similar: "mute" and "note". */
const MIN_LENGTH = 5;

/**
 * Whether a typed word differs from a word by one letter: one too many, one missing, a wrong one, or two swapped. The
 * first letter has to match, and what is typed may be the beginning of a longer word.
 */
function isOneTypoAway(typed: string, word: string): boolean {
  if (typed.length < MIN_LENGTH || word.length < MIN_LENGTH - 1 || typed.charAt(0) !== word.charAt(0))
    return false;
  let at = 0;
  while (at < typed.length && typed.charAt(at) === word.charAt(at)) at += 1;
  const rest = typed.slice(at);
  const swapped = `${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`;
  return (
    word.startsWith(rest.slice(1), at) || // one too many
    word.startsWith(rest, at + 1) || // one missing
    word.startsWith(rest.slice(1), at + 1) || // a wrong one
    word.startsWith(swapped, at)
  );
}

/** Something that can be searched for. */
export interface SearchItem {
  readonly names: readonly string[];
  /** Further words: its section, its explanation, other names for it. */
  readonly words?: string;
}

interface FoldedText {
  readonly text: string;
  /** The words of the text, each with a space before it. */
  readonly spaced: string;
}

export interface FoldedItem {
  readonly names: readonly FoldedText[];
  /** Synonyms of its names. */
  readonly synonyms: readonly FoldedText[];
  readonly words: FoldedText;
}

/** How an item matched: by the beginning of its name, within it or by other words, with a typo, or by letters in order. */
type MatchKind = 'name' | 'words' | 'typo' | 'letters';

export interface Match {
  /** Distance; smaller is nearer. */
  readonly distance: number;
  readonly by: MatchKind;
}

/** Nearest first. */
const MATCH_KINDS: readonly MatchKind[] = ['name', 'words', 'typo', 'letters'];
/** The distance that each way of matching adds: a word of the query at the beginning of a word in a name, or elsewhere. */
const DISTANCES = { name: 0, withinName: 2, synonym: 2.5, words: 3, typo: 100, letters: 10_000 } as const;

function foldedText(words: string): FoldedText {
  const text = foldText(words);
  return { text, spaced: ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}` };
}

/** Prepares an item for searching. Done once per item, because every letter of a query searches all items again. */
export function foldItem({ names, words = '' }: SearchItem, synonyms: Synonyms): FoldedItem {
  const folded = names.map(foldedText);
  const otherWords = foldedText(words);
  // A word of the name itself needs no entry among the synonyms.
  const isInName = (word: string) => folded.some(({ spaced }) => hasPhrase(spaced, word));
  const ofNames = new Set(
    folded.flatMap(({ spaced }) => synonymsIn(synonyms, spaced)).filter((word) => !isInName(word)),
  );
  const ofWords = synonymsIn(synonyms, otherWords.spaced);
  return {
    names: folded,
    synonyms: [...ofNames].map(foldedText),
    words: foldedText([words, ...ofWords].join(' ')),
  };
}

/** The distance between an item and a query; null if it doesn't match. */
export function searchDistance(item: FoldedItem, query: string): Match | null {
  const whole = foldText(query.trim());
  const words = whole.split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const length = Math.min(...item.names.map(({ text }) => text.length)) / 1000;
  if (item.names.some(({ text }) => text === whole)) return { distance: 0, by: 'name' };
  if (item.synonyms.some(({ text }) => text === whole)) return { distance: 0.5 + length, by: 'words' };
  if (item.names.some(({ text }) => text.startsWith(whole))) return { distance: 1 + length, by: 'name' };
  let distance = 2 + length;
  let by: MatchKind = 'name';
  for (const word of words) {
    const found = matchOfWord(item, word);
    if (found === null) return null;
    distance += found.distance;
    if (MATCH_KINDS.indexOf(found.by) > MATCH_KINDS.indexOf(by)) by = found.by;
  }
  return { distance, by };
}

function matchOfWord({ names, synonyms, words }: FoldedItem, word: string): Match | null {
  if (names.some((name) => positionOf(name, word) === 'begins'))
    return { distance: DISTANCES.name, by: 'name' };
  if (names.some((name) => positionOf(name, word) === 'within'))
    return { distance: DISTANCES.withinName, by: 'words' };
  if (synonyms.some((other) => positionOf(other, word) === 'begins'))
    return { distance: DISTANCES.synonym, by: 'words' };
  const position = positionOf(words, word);
  if (position !== null) return { distance: DISTANCES.words + (position === 'begins' ? 0 : 2), by: 'words' };
  if (names.some((name) => hasTypo(name, word))) return { distance: DISTANCES.typo, by: 'typo' };
  if ([...synonyms, words].some((other) => hasTypo(other, word)))
    return { distance: DISTANCES.typo + 1, by: 'typo' };
  const hasLetters = word.length > 2 && names.some((name) => hasLettersOf(name, word));
  return hasLetters ? { distance: DISTANCES.letters, by: 'letters' } : null;
}

/** Where the text has the word: at the beginning of a word, within one, or not at all (null). */
function positionOf({ text, spaced }: FoldedText, word: string): 'begins' | 'within' | null {
  if (!text.includes(word)) return null;
  return text.startsWith(word) || spaced.includes(` ${word}`) ? 'begins' : 'within';
}

function hasTypo({ spaced }: FoldedText, word: string): boolean {
  return spaced.split(' ').some((one) => isOneTypoAway(word, one));
}

/** Whether a word begins with the first letter, and the other letters follow anywhere. */
function hasLettersOf({ spaced }: FoldedText, word: string): boolean {
  let at = spaced.indexOf(` ${word.charAt(0)}`);
  if (at >= 0) at += 1;
  for (let letter = 1; letter < word.length && at >= 0; letter += 1) {
    at = spaced.indexOf(word.charAt(letter), at + 1);
  }
  return at >= 0;
}
