import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Locale } from '../src/locales';
import { type BuiltAsset, builtAsset } from './built-asset';

/**
 * Numbers of the emoji groups in the data, in the order of the picker. Group 2 holds components (skin tones, hair), not
 * emoji.
 */
const groupNumbers = [0, 1, 3, 4, 5, 6, 7, 8, 9];
/** The symbols group. Regional indicators (the letters of flags) have no group in the data and are appended to it. */
const symbols = 8;

const rgiEmoji = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');
const variationSelector = '\uFE0F';

const require = createRequire(import.meta.url);
const english = require.resolve('emojibase-data/en/data.json');
/** Names of single emoji, and of those that are put together: flags, people at work. */
const libraries = [
  { folder: dirname(require.resolve('cldr-annotations-full/package.json')), part: 'annotations' },
  {
    folder: dirname(require.resolve('cldr-annotations-derived-full/package.json')),
    part: 'annotationsDerived',
  },
] as const;

interface EmojiEntry {
  readonly emoji: string;
  readonly label: string;
  readonly tags?: readonly string[];
  readonly group?: number;
  readonly order?: number;
  /** The skin tone of a variant; one tone for each person in emoji of several people. */
  readonly skins?: readonly { readonly emoji: string; readonly tone?: number | readonly number[] }[];
}

interface EmojiWords {
  readonly name: string;
  readonly tags: readonly string[];
}

interface EnglishEmoji extends EmojiWords {
  readonly emoji: string;
  readonly tones: readonly string[];
}

/** The words of each emoji in one language; the keys are emoji without variation selectors. */
type Dictionary = ReadonlyMap<string, EmojiWords>;

type EmojiRow = readonly [emoji: string, name: string, keywords: string, skins?: readonly string[]];

/**
 * Builds the Unicode emoji with their names in one language: the rows of each group, with only the fields that the
 * picker needs. The English words are among the keywords of every language, as people know many emoji by them.
 */
export async function buildEmoji(locale: EmojiLocale): Promise<BuiltAsset> {
  const languages = locale.code === 'en' ? [] : languagesOf(locale);
  const dictionaries = await Promise.all(languages.map(readDictionary));
  englishGroups ??= readEnglish();
  const groups = (await englishGroups).map((group) => group.map((entry) => rowOf(entry, dictionaries)));
  return builtAsset(`emoji-${locale.code}`, 'application/json', JSON.stringify(groups));
}

/** Read once for all languages. */
let englishGroups: Promise<readonly (readonly EnglishEmoji[])[]> | null = null;

async function readEnglish(): Promise<readonly (readonly EnglishEmoji[])[]> {
  // The data is not validated: it comes from libraries with fixed versions, and tests check the result.
  const entries = JSON.parse(await readFile(english, 'utf8')) as readonly EmojiEntry[];
  const ordered = entries.toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity));
  return groupNumbers.map((number) =>
    ordered
      .filter(({ group = symbols }) => group === number)
      .map(({ emoji, label, tags = [], skins = [] }) => {
        const tones = skins.filter(({ tone }) => typeof tone === 'number').map((skin) => rgiForm(skin.emoji));
        return { emoji: rgiForm(emoji), name: label, tags, tones };
      }),
  );
}

type EmojiLocale = Pick<Locale, 'code' | 'tag' | 'also' | 'similar'>;

/** The languages in which an emoji may have a name, the wanted one first; without one it has its English name. */
const languagesOf = ({ code, tag = code, also = [], similar }: EmojiLocale): readonly string[] => [
  ...new Set([tag, ...also, ...(similar === undefined ? [] : [similar])].flatMap(withParents)),
];

/** A language tag and its shorter forms: `zh-Hant-TW`, `zh-Hant`, `zh`. */
function withParents(tag: string): readonly string[] {
  const parts = tag.split('-');
  return parts.map((_, dropped) => parts.slice(0, parts.length - dropped).join('-'));
}

async function readDictionary(language: string): Promise<Dictionary> {
  const words = new Map<string, EmojiWords>();
  for (const { folder, part } of libraries) {
    const file = `${folder}/${part}/${language}/annotations.json`;
    if (!existsSync(file)) continue;
    const { [part]: content } = JSON.parse(await readFile(file, 'utf8')) as Record<typeof part, LibraryPart>;
    for (const [emoji, { tts: [name] = [], default: tags = [] }] of Object.entries(content.annotations))
      if (name !== undefined) words.set(plainForm(emoji), { name, tags });
  }
  return words;
}

interface LibraryPart {
  /** By emoji: the name, and words to find it by. */
  readonly annotations: Readonly<Record<string, { tts?: readonly string[]; default?: readonly string[] }>>;
}

function rowOf({ emoji, name, tags, tones }: EnglishEmoji, dictionaries: readonly Dictionary[]): EmojiRow {
  const plain = plainForm(emoji);
  const own = dictionaries.find((words) => words.has(plain))?.get(plain) ?? { name, tags: [] };
  const words = new Set([...own.tags, name, ...tags].flatMap((tag) => tag.split(' ')));
  const keywords = [...words].filter((word) => !own.name.includes(word)).join(' ');
  const row = [emoji, own.name, keywords] as const;
  return tones.length === 0 ? row : [...row, tones];
}

/** The form for interchange (RGI): the data adds a variation selector also to emoji that are coloured without it. */
function rgiForm(emoji: string): string {
  return rgiEmoji.test(emoji) ? emoji : plainForm(emoji);
}

const plainForm = (emoji: string): string => emoji.replaceAll(variationSelector, '');
