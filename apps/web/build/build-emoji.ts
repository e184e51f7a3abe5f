import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { type BuiltAsset, builtAsset } from './built-asset';

/** The groups as the data numbers them, in the order of the picker; 2 are parts that are no emoji by themselves. */
const groupNumbers = [0, 1, 3, 4, 5, 6, 7, 8, 9];
/** Letters that flags are made of have no group; they stand at the end of the symbols. */
const symbols = 8;
/** What the data is taken in where there is none in a language of ours. */
const fallback = 'en';

const general = new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');
const emojiStyle = '\uFE0F';

const require = createRequire(import.meta.url);
const library = dirname(require.resolve('emojibase-data/package.json'));

interface EmojiEntry {
  readonly emoji: string;
  readonly label: string;
  readonly tags?: readonly string[];
  readonly group?: number;
  readonly order?: number;
  /** With one tone of skin, or with one for each of several people. */
  readonly skins?: readonly { readonly emoji: string; readonly tone?: number | readonly number[] }[];
}

type EmojiRow = readonly [emoji: string, name: string, keywords: string, skins?: readonly string[]];

/** The Unicode emoji in the words of a language: for each group its rows, and no more than the picker needs. */
export async function buildEmoji(code: string): Promise<BuiltAsset> {
  const language = existsSync(fileOf(code)) ? code : fallback;
  // Data of a library whose version is fixed; the tests look at what becomes of it.
  const entries = JSON.parse(await readFile(fileOf(language), 'utf8')) as readonly EmojiEntry[];
  const ordered = entries.toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity));
  const groups = groupNumbers.map((number) =>
    ordered.filter(({ group = symbols }) => group === number).map(rowOf),
  );
  return builtAsset(`emoji-${code}`, 'application/json', JSON.stringify(groups));
}

function fileOf(language: string): string {
  return `${library}/${language}/data.json`;
}

function rowOf({ emoji, label, tags = [], skins = [] }: EmojiEntry): EmojiRow {
  const tones = skins.filter(({ tone }) => typeof tone === 'number').map((skin) => interchanged(skin.emoji));
  const words = tags.filter((tag) => !label.includes(tag)).join(' ');
  const row = [interchanged(emoji), label, words] as const;
  return tones.length === 0 ? row : [...row, tones];
}

/** The form that is sent around: the data asks for colour also where nothing else is possible. */
function interchanged(emoji: string): string {
  return general.test(emoji) ? emoji : emoji.replaceAll(emojiStyle, '');
}
