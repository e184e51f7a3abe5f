import { objectOf } from '../../tools/report/json-value';
import type { JsonObject } from '../../tools/report/json-value';
import { readJson } from './read-json';

/** A status as the server sends it, changed into one that another server might have sent. */
export async function remoteStatus(url: string, changes: JsonObject): Promise<JsonObject> {
  const newest = await readJson(`${url}/api/v1/timelines/public?limit=40`);
  const plain = Array.isArray(newest)
    ? newest.map(objectOf).find(({ reblog, in_reply_to_id: parent }) => reblog === null && parent === null)
    : undefined;
  if (plain === undefined) throw new Error('The server has no plain status.');
  const empty = { media_attachments: [], mentions: [], tags: [], emojis: [], spoiler_text: '', card: null };
  return { ...plain, ...empty, ...changes };
}
