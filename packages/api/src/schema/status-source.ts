import type { StatusId } from '../model/ids';
import type { StatusSource } from '../model/writing';
import { isObject, readId, readText, readTextOrNull } from './read';

/** Undefined without an id. Pleroma sends an empty text for posts of other servers. */
export function readStatusSource(json: unknown): StatusSource | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<StatusId>(json, 'id');
  if (id === null) return undefined;
  return {
    id,
    text: readText(json, 'text'),
    subject: readText(json, 'spoiler_text'),
    contentType: readTextOrNull(json, 'content_type') || null,
  };
}
