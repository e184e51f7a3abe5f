import { foldText } from '@linnet/domain/suggestions';
import { alikeIn, type AlikeWords } from './alike-words';
/** Shorter words are too near to each other: "mute" and "note". */
const SHORTEST = 5;

/**
 * Whether a word was meant that differs by one letter: one too many, one that is missing, another one, or two that
 * changed places. The first letter is right, and what is typed may be the beginning of a longer word.
 */
function isOneTypoAway(typed: string, word: string): boolean {
  if (typed.length < SHORTEST || word.length < SHORTEST - 1 || typed.charAt(0) !== word.charAt(0))
    return false;
  let at = 0;
  while (at < typed.length && typed.charAt(at) === word.charAt(at)) at += 1;
  const rest = typed.slice(at);
  const swapped = `${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`;
  return (
    word.startsWith(rest.slice(1), at) ||
    word.startsWith(rest.slice(1), at + 1) ||
    word.startsWith(rest, at + 1) ||
    word.startsWith(swapped, at)
  );
}

/** What a search looks at. */
export interface Sought {
  /** How it is called. */
  readonly names: readonly string[];
  /** Where it belongs, what explains it, other names for it. */
  readonly words?: string;
}

interface FoldedText {
  readonly text: string;
  /** Its words, each behind a space. */
  readonly spaced: string;
}

export interface FoldedSought {
  readonly names: readonly FoldedText[];
  /** What could be said in place of its names. */
  readonly alike: readonly FoldedText[];
  readonly words: FoldedText;
}

/**
 * How something was found: by its name, in its words, by other words for the same, with one letter typed wrongly, or
 * only by letters in their order.
 */
export type FoundBy = 'name' | 'words' | 'typo' | 'letters';

export interface Nearness {
  /** The smaller the nearer. */
  readonly far: number;
  readonly by: FoundBy;
}

/** From the nearest to the farthest. */
const WAYS: readonly FoundBy[] = ['name', 'words', 'typo', 'letters'];
/** How much farther a word is that was found so. */
const FAR: Readonly<Record<FoundBy, number>> = { name: 0, words: 3, typo: 100, letters: 10_000 };

function foldedText(words: string): FoldedText {
  const text = foldText(words);
  return { text, spaced: ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}` };
}

/** Done once for each thing that is sought among: every letter of a query looks at it again. */
export function foldSought({ names, words = '' }: Sought, alike: AlikeWords): FoldedSought {
  const folded = names.map(foldedText);
  const others = foldedText(words);
  // What stands in the name itself is no other word for it.
  const isOwn = (word: string) => folded.some(({ spaced }) => spaced.includes(` ${word}`));
  const ofNames = new Set(
    folded.flatMap(({ spaced }) => alikeIn(alike, spaced)).filter((word) => !isOwn(word)),
  );
  const ofWords = alikeIn(alike, others.spaced);
  return {
    names: folded,
    alike: [...ofNames].map(foldedText),
    words: foldedText([words, ...ofWords].join(' ')),
  };
}

/** How near something is to what was typed; null when it is not meant. */
export function howNear(sought: FoldedSought, query: string): Nearness | null {
  const whole = foldText(query.trim());
  const words = whole.split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const length = Math.min(...sought.names.map(({ text }) => text.length)) / 1000;
  if (sought.names.some(({ text }) => text === whole)) return { far: 0, by: 'name' };
  if (sought.alike.some(({ text }) => text === whole)) return { far: 0.5 + length, by: 'words' };
  if (sought.names.some(({ text }) => text.startsWith(whole))) return { far: 1 + length, by: 'name' };
  let far = 2 + length;
  let by: FoundBy = 'name';
  for (const word of words) {
    const found = nearnessOfWord(sought, word);
    if (found === null) return null;
    far += found.far;
    if (WAYS.indexOf(found.by) > WAYS.indexOf(by)) by = found.by;
  }
  return { far, by };
}

function nearnessOfWord({ names, alike, words }: FoldedSought, word: string): Nearness | null {
  if (names.some((name) => placeOf(name, word) === 'begins')) return { far: FAR.name, by: 'name' };
  if (names.some((name) => placeOf(name, word) === 'within')) return { far: 2, by: 'words' };
  if (alike.some((other) => placeOf(other, word) === 'begins')) return { far: 2.5, by: 'words' };
  const place = placeOf(words, word);
  if (place !== null) return { far: FAR.words + (place === 'begins' ? 0 : 2), by: 'words' };
  if (names.some((name) => hasTypo(name, word))) return { far: FAR.typo, by: 'typo' };
  if ([...alike, words].some((other) => hasTypo(other, word))) return { far: FAR.typo + 1, by: 'typo' };
  const hasLetters = word.length > 2 && names.some((name) => hasLettersOf(name, word));
  return hasLetters ? { far: FAR.letters, by: 'letters' } : null;
}

/** Whether a word of the text begins so, or has it further in. */
function placeOf({ text, spaced }: FoldedText, word: string): 'begins' | 'within' | null {
  if (!text.includes(word)) return null;
  return text.startsWith(word) || spaced.includes(` ${word}`) ? 'begins' : 'within';
}

function hasTypo({ spaced }: FoldedText, word: string): boolean {
  return spaced.split(' ').some((one) => isOneTypoAway(word, one));
}

/** The first letter begins a word, and the others follow somewhere. */
function hasLettersOf({ spaced }: FoldedText, word: string): boolean {
  let at = spaced.indexOf(` ${word.charAt(0)}`);
  if (at >= 0) at += 1;
  for (let letter = 1; letter < word.length && at >= 0; letter += 1) {
    at = spaced.indexOf(word.charAt(letter), at + 1);
  }
  return at >= 0;
}
