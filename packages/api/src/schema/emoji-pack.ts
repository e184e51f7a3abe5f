import {
  type ModelOf,
  objectReader,
  type JsonObject,
  isObject,
  readAddressOrPath,
  readCount,
  readCountOrNull,
  readFlag,
  readObject,
  readText,
  readTexts,
  readWebAddress,
} from './read';
import { readEmoji } from './status-contents';

/** A path inside a folder: nothing that leads out of it or to another server. */
const fileName = /^(?!.*(?:^|[/\\])\.\.(?:[/\\]|$))[^/\\:?#][^\\:?#]*$/;
/** Like `fileName`, with `?` and `#` too, as in files named after an address: the client encodes them in addresses. */
const packFileName = /^(?!.*(?:^|[/\\])\.\.(?:[/\\]|$))[^/\\:][^\\:]*$/s;
const folder = /^\/(?![/\\]).*\/$/;
const maxEntries = 10_000;

function textsByKey(json: JsonObject, allowed: RegExp): Readonly<Record<string, string>> {
  const entries = Object.entries(json)
    .slice(0, maxEntries)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && allowed.test(entry[1]));
  return Object.fromEntries(entries);
}

/** File names by shortcode, as the calls that change a pack answer. */
export const readPackFiles = objectReader((json) => textsByKey(json, packFileName));

/** The names of packs. */
export function readPackNames(json: unknown): readonly string[] | undefined {
  if (!Array.isArray(json)) return undefined;
  return json.slice(0, maxEntries).filter((name): name is string => typeof name === 'string' && name !== '');
}

/** Keys that the server computes itself and that must not be sent back. */
const computedKeys = new Set(['can-download', 'download-sha256']);
/** An operator may add keys of their own. */
const maxMetadata = 100;

/** The metadata as they are stored, without empty ones: what is not sent again when they are changed is lost. */
function readMetadata(pack: JsonObject): Readonly<Record<string, unknown>> {
  const entries = Object.entries(pack).slice(0, maxMetadata);
  return Object.fromEntries(entries.filter(([key, value]) => value !== null && !computedKeys.has(key)));
}

export type EmojiPack = ModelOf<typeof readEmojiPack>;

export function readEmojiPack(json: unknown) {
  if (!isObject(json) || !isObject(json['files'])) return undefined;
  const files = textsByKey(readObject(json, 'files'), packFileName);
  const pack = readObject(json, 'pack');
  return {
    /** File names by shortcode. */
    files,
    count: readCountOrNull(json, 'files_count') ?? Object.keys(files).length,
    description: readText(pack, 'description'),
    homepage: readWebAddress(pack, 'homepage'),
    license: readText(pack, 'license'),
    shared: readFlag(pack, 'share-files'),
    canDownload: readFlag(pack, 'can-download'),
    fallback: readText(pack, 'fallback-src'),
    fallbackSha256: readText(pack, 'fallback-src-sha256'),
    metadata: readMetadata(pack),
  };
}

export type EmojiPacks = ModelOf<typeof readEmojiPacks>;

export function readEmojiPacks(json: unknown) {
  if (!isObject(json) || !isObject(json['packs'])) return undefined;
  const packs = Object.entries(readObject(json, 'packs')).flatMap(([name, value]) => {
    const pack = readEmojiPack(value);
    return pack === undefined ? [] : [[name, pack] as const];
  });
  return { packs: Object.fromEntries(packs), count: readCount(json, 'count') };
}

/** Pack name → folder on this server. */
export function readStickerFolders(json: unknown) {
  return isObject(json) ? textsByKey(json, folder) : undefined;
}

export type StickerPack = ModelOf<typeof readStickerPack>;

export function readStickerPack(json: unknown) {
  if (!isObject(json) || !Array.isArray(json['stickers'])) return undefined;
  const stickers = readTexts(json, 'stickers').filter((name) => fileName.test(name));
  const tabIcon = readText(json, 'tabIcon');
  return {
    title: readText(json, 'title'),
    /** File names; relative to the pack's address. */
    tabIcon: fileName.test(tabIcon) ? tabIcon : (stickers[0] ?? ''),
    stickers,
  };
}

/** The largest number of emoji that is read; some servers have thousands. */
export const maxPickerEmoji = 20_000;

const packTag = /^pack:/;

/** A custom emoji in the picker. */
export type PickerEmoji = ModelOf<typeof readPickerEmoji>;

/** Pleroma sends `pack:` before the name of a pack, others only the name. */
export function readPickerEmoji(json: unknown) {
  const emoji = readEmoji(json);
  if (emoji === undefined || !isObject(json) || json['visible_in_picker'] === false) return undefined;
  return {
    ...emoji,
    /** The pack or category, without any prefix; empty for none. */
    category: readText(json, 'category').replace(packTag, ''),
    tags: readTexts(json, 'tags'),
  };
}

/** Shortcode → picture and tags. The tag `pack:NAME` names the pack; without such a tag the emoji is in no pack. */
export const readEmojiMap = objectReader((json) =>
  Object.entries(json)
    .slice(0, maxPickerEmoji)
    .flatMap(([shortcode, value]) => (isObject(value) ? readMapped(shortcode, value) : [])),
);

function readMapped(shortcode: string, json: JsonObject): readonly PickerEmoji[] {
  const url = readAddressOrPath(json, 'image_url');
  if (shortcode === '' || url === null) return [];
  const tags = readTexts(json, 'tags');
  const category = tags.find((tag) => packTag.test(tag))?.replace(packTag, '') ?? '';
  return [{ shortcode, url, staticUrl: url, category, tags }];
}
