import { detectAll, supportedLanguages, toISO2 } from 'tinyld/light';

interface OwnLanguages {
  /** The current language of the post. */
  readonly chosen: string;
  /** Languages that the person reads or writes. */
  readonly ownLanguages: readonly string[];
}

/** Letters needed to detect a language that the person uses (`MIN_LETTERS_OWN`), or any other one (`MIN_LETTERS`). */
const MIN_LETTERS_OWN = 20;
const MIN_LETTERS = 40;
/** Longer texts are cut to this many characters. */
const MAX_CHARS = 1000;
/** The best guess must be this many times as likely as the next one. */
const MIN_LEAD = 2;

/** Parts of a text that say nothing about its language: addresses, names, hashtags and shortcodes. */
const IGNORED = /https?:\/\/\S+|[@#]\S+|:[\w+-]+:/g;
/** Scripts in which a letter counts twice. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Detects the language of a text, as a tag without region; null if that is not certain. */
export function detectLanguage(text: string, { chosen, ownLanguages }: OwnLanguages): string | null {
  // The library mistakes a language that it does not support for a similar one.
  if (!supportedLanguages.map(toISO2).includes(libraryTag(baseOf(chosen)))) return null;
  const sample = text.slice(0, MAX_CHARS).replaceAll(IGNORED, ' ').trim();
  const letters = countOf(sample, /\p{L}/gu) + countOf(sample, DENSE);
  if (letters < MIN_LETTERS_OWN) return null;
  const [best, next] = detectAll(sample);
  if (best === undefined || (next !== undefined && best.accuracy < MIN_LEAD * next.accuracy)) return null;
  const tag = tagOf(best.lang, sample, [chosen, ...ownLanguages].map(baseOf));
  if (tag === null || tag === baseOf(chosen)) return null;
  return ownLanguages.map(baseOf).includes(tag) || letters >= MIN_LETTERS ? tag : null;
}

/** The library has one tag for both written forms of Norwegian, and takes Danish for Norwegian. */
function libraryTag(base: string): string {
  return ['nb', 'nn', 'da'].includes(base) ? 'no' : base;
}

/** The library's result as a tag; null if the text may be in a language that the library mistakes for this one. */
function tagOf(found: string, sample: string, own: readonly string[]): string | null {
  if (found === 'ru') return /[ыэё]/i.test(sample) && !/[іїєґў]/i.test(sample) ? found : null;
  if (found !== 'no') return found;
  const candidates = own.filter((tag) => libraryTag(tag) === 'no');
  return candidates.length > 0 && !candidates.includes('da') ? (candidates[0] ?? null) : null;
}

function baseOf(tag: string): string {
  return (tag.split(/[-_]/)[0] ?? tag).toLowerCase();
}

function countOf(words: string, kind: RegExp): number {
  return words.match(kind)?.length ?? 0;
}
