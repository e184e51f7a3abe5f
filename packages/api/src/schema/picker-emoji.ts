import type { PickerEmoji } from '../model/emoji-pack';
import { readEmoji } from './emoji';
import { type JsonObject, isObject, readText, readTexts } from './read';
import { readAddressOrPath } from './web-address';

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
