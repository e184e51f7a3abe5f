import { detectAll, supportedLanguages, toISO2 } from 'tinyld/light';

interface OwnLanguages {
  /** What the post is marked with now. */
  readonly chosen: string;
  /** Those that the person reads or writes. */
  readonly own: readonly string[];
}

/** From so many letters on a language can be told; one that the person does not use needs more. */
const ENOUGH_FOR_OWN = 20;
const ENOUGH = 40;
/** More says nothing new. */
const LONGEST = 1000;
/** So much likelier than the next one it has to be. */
const AHEAD = 2;

/** What is the same in every language: addresses, names, hashtags and shortcodes. */
const WORDLESS = /https?:\/\/\S+|[@#]\S+|:[\w+-]+:/g;
/** A letter of these says as much as two of an alphabet. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** The language that a text is written in, as a tag without region; null where that is not sure. */
export function detectLanguage(text: string, { chosen, own }: OwnLanguages): string | null {
  // A language that the library does not know is taken by it for a neighbour.
  if (!supportedLanguages.map(toISO2).includes(known(baseOf(chosen)))) return null;
  const words = text.slice(0, LONGEST).replaceAll(WORDLESS, ' ').trim();
  const letters = countOf(words, /\p{L}/gu) + countOf(words, DENSE);
  if (letters < ENOUGH_FOR_OWN) return null;
  const [best, next] = detectAll(words);
  if (best === undefined || (next !== undefined && best.accuracy < AHEAD * next.accuracy)) return null;
  const tag = tagOf(best.lang, words, [chosen, ...own].map(baseOf));
  if (tag === null || tag === baseOf(chosen)) return null;
  return own.map(baseOf).includes(tag) || letters >= ENOUGH ? tag : null;
}

/** The library has one name for the written forms of Norwegian, and takes Danish for it. */
function known(base: string): string {
  return ['nb', 'nn', 'da'].includes(base) ? 'no' : base;
}

/** What the library found, as a tag; null where it takes languages that it does not know for this one. */
function tagOf(found: string, words: string, own: readonly string[]): string | null {
  if (found === 'ru') return /[ыэё]/i.test(words) && !/[іїєґў]/i.test(words) ? found : null;
  if (found !== 'no') return found;
  const mine = own.filter((tag) => known(tag) === 'no');
  return mine.length > 0 && !mine.includes('da') ? (mine[0] ?? null) : null;
}

function baseOf(tag: string): string {
  return (tag.split(/[-_]/)[0] ?? tag).toLowerCase();
}

function countOf(words: string, kind: RegExp): number {
  return words.match(kind)?.length ?? 0;
}
