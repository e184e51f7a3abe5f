import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { type BuiltAsset, builtAsset } from './built-asset';

/**
 * Numbers of the emoji groups in the data, in the order of the picker. Group 2 holds components (skin tones, hair), not
 * emoji.
 */
const groupNumbers = [0, 1, 3, 4, 5, 6, 7, 8, 9];
/** The symbols group. Regional indicators (the letters of flags) have no group in the data and are appended to it. */
const symbols = 8;
/** The language of the emoji data for locales whose language the data does not have. */
const fallback = 'en';

const rgiEmoji = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');
const emojiStyle = '\uFE0F';

const require = createRequire(import.meta.url);
const library = dirname(require.resolve('emojibase-data/package.json'));

interface EmojiEntry {
  readonly emoji: string;
  readonly label: string;
  readonly tags?: readonly string[];
  readonly group?: number;
  readonly order?: number;
  /** The skin tone of a variant; one tone for each person in emoji of several people. */
  readonly skins?: readonly { readonly emoji: string; readonly tone?: number | readonly number[] }[];
}

type EmojiRow = readonly [emoji: string, name: string, keywords: string, skins?: readonly string[]];

/**
 * Builds the Unicode emoji with their names in one language: the rows of each group, with only the fields that the
 * picker needs.
 */
export async function buildEmoji(code: string, tag = code): Promise<BuiltAsset> {
  const language = languagesOf(tag).find((one) => existsSync(fileOf(one))) ?? fallback;
  // The data is not validated: it comes from a library with a fixed version, and tests check the result.
  const entries = JSON.parse(await readFile(fileOf(language), 'utf8')) as readonly EmojiEntry[];
  const ordered = entries.toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity));
  const groups = groupNumbers.map((number) =>
    ordered.filter(({ group = symbols }) => group === number).map(rowOf),
  );
  return builtAsset(`emoji-${code}`, 'application/json', JSON.stringify(groups));
}

/** The names that the library may have for a language: the whole tag first, in its own spelling, then the language alone. */
function languagesOf(tag: string): string[] {
  const [language = tag] = tag.split('-', 1);
  return [ownNames[tag] ?? tag.toLowerCase(), language];
}

/** Languages that the library calls otherwise. */
const ownNames: Readonly<Record<string, string>> = {
  'zh-Hans': 'zh',
  'zh-Hant': 'zh-hant',
  'nan-TW': 'zh-hant',
};

function fileOf(language: string): string {
  return `${library}/${language}/data.json`;
}

function rowOf({ emoji, label, tags = [], skins = [] }: EmojiEntry): EmojiRow {
  const tones = skins.filter(({ tone }) => typeof tone === 'number').map((skin) => rgiForm(skin.emoji));
  const words = tags.filter((tag) => !label.includes(tag)).join(' ');
  const row = [rgiForm(emoji), label, words] as const;
  return tones.length === 0 ? row : [...row, tones];
}

/** The form for interchange (RGI): the data adds a variation selector also to emoji that are coloured without it. */
function rgiForm(emoji: string): string {
  return rgiEmoji.test(emoji) ? emoji : emoji.replaceAll(emojiStyle, '');
}
