import type { BookmarkFolder } from '../model/bookmark-folder';
import { isObject, readId, readText, readTextOrNull } from './read';
import { readWebAddress } from './web-address';

/** Undefined without an id. */
export function readBookmarkFolder(json: unknown): BookmarkFolder | undefined {
  if (!isObject(json)) return undefined;
  const id = readId(json, 'id');
  if (id === null) return undefined;
  const emoji = readTextOrNull(json, 'emoji') || null;
  return {
    id,
    name: readText(json, 'name'),
    emoji: emoji?.replace(/^:(.+):$/, '$1') ?? null,
    emojiUrl: readWebAddress(json, 'emoji_url'),
  };
}
