import type { EmojiPack, EmojiPacks, PickerEmoji, StickerPack } from '../model/emoji-pack';
import {
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
const folder = /^\/(?![/\\]).*\/$/;
const maxEntries = 10_000;

function textsByKey(json: JsonObject, allowed: RegExp): Readonly<Record<string, string>> {
  const entries = Object.entries(json)
    .slice(0, maxEntries)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && allowed.test(entry[1]));
  return Object.fromEntries(entries);
}

export function readEmojiPack(json: unknown): EmojiPack | undefined {
  if (!isObject(json) || !isObject(json['files'])) return undefined;
  const files = textsByKey(readObject(json, 'files'), fileName);
  const pack = readObject(json, 'pack');
  return {
    files,
    count: readCountOrNull(json, 'files_count') ?? Object.keys(files).length,
    description: readText(pack, 'description'),
    homepage: readWebAddress(pack, 'homepage'),
    license: readText(pack, 'license'),
    shared: readFlag(pack, 'share-files'),
  };
}

export function readEmojiPacks(json: unknown): EmojiPacks | undefined {
  if (!isObject(json) || !isObject(json['packs'])) return undefined;
  const packs = Object.entries(readObject(json, 'packs')).flatMap(([name, value]) => {
    const pack = readEmojiPack(value);
    return pack === undefined ? [] : [[name, pack] as const];
  });
  return { packs: Object.fromEntries(packs), count: readCount(json, 'count') };
}

/** Pack name → folder on this server. */
export function readStickerFolders(json: unknown): Readonly<Record<string, string>> | undefined {
  return isObject(json) ? textsByKey(json, folder) : undefined;
}

export function readStickerPack(json: unknown): StickerPack | undefined {
  if (!isObject(json) || !Array.isArray(json['stickers'])) return undefined;
  const stickers = readTexts(json, 'stickers').filter((name) => fileName.test(name));
  const tabIcon = readText(json, 'tabIcon');
  return {
    title: readText(json, 'title'),
    tabIcon: fileName.test(tabIcon) ? tabIcon : (stickers[0] ?? ''),
    stickers,
  };
}

/** The largest number of emoji that is read; some servers have thousands. */
export const maxPickerEmoji = 20_000;

const packTag = /^pack:/;

/** Pleroma sends `pack:` before the name of a pack, others only the name. */
export function readPickerEmoji(json: unknown): PickerEmoji | undefined {
  const emoji = readEmoji(json);
  if (emoji === undefined || !isObject(json) || json['visible_in_picker'] === false) return undefined;
  return {
    ...emoji,
    category: readText(json, 'category').replace(packTag, ''),
    tags: readTexts(json, 'tags'),
  };
}

/** Shortcode → picture and tags. The tag `pack:NAME` names the pack; without such a tag the emoji is in no pack. */
export function readEmojiMap(json: unknown): readonly PickerEmoji[] | undefined {
  if (!isObject(json)) return undefined;
  return Object.entries(json)
    .slice(0, maxPickerEmoji)
    .flatMap(([shortcode, value]) => (isObject(value) ? readMapped(shortcode, value) : []));
}

function readMapped(shortcode: string, json: JsonObject): readonly PickerEmoji[] {
  const url = readAddressOrPath(json, 'image_url');
  if (shortcode === '' || url === null) return [];
  const tags = readTexts(json, 'tags');
  const category = tags.find((tag) => packTag.test(tag))?.replace(packTag, '') ?? '';
  return [{ shortcode, url, staticUrl: url, category, tags }];
}
