import type { Scrobble } from '../model/scrobble';
import { isObject, readId, readText, readTime } from './read';
import { readWebAddress } from './web-address';

/** Undefined without a title or a time. */
export function readScrobble(json: unknown): Scrobble | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<string>(json, 'id');
  const createdAt = readTime(json, 'created_at');
  const title = readText(json, 'title').trim();
  if (id === null || createdAt === null || title === '') return undefined;
  return {
    id,
    createdAt,
    title,
    artist: readText(json, 'artist').trim(),
    link: readWebAddress(json, 'externalLink'),
  };
}
