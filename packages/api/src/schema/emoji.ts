import type { CustomEmoji } from '../model/account';
import { type JsonObject, isObject, readRows, readText } from './read';
import { readWebAddress } from './web-address';

/** Undefined without a shortcode or a picture. */
export function readEmoji(json: unknown): CustomEmoji | undefined {
  if (!isObject(json)) return undefined;
  const shortcode = readText(json, 'shortcode');
  const url = readWebAddress(json, 'url');
  if (shortcode === '' || url === null) return undefined;
  return { shortcode, url, staticUrl: readWebAddress(json, 'static_url') ?? url };
}

const emojiRows = { limit: 1_000, row: readEmoji };

export function readEmojis(json: JsonObject): readonly CustomEmoji[] {
  return readRows(json, 'emojis', emojiRows);
}
