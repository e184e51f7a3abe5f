import { search } from '@linnet/api';
import type { Client } from '../client';
import { foldText } from '../emoji/fold-text';
import { isTagName } from './is-tag-name';

const LIMIT = 20;

/**
 * Searches hashtags that begin with the query on the server; without `#`, in its order. Some servers return the typed
 * text as a hashtag, which is left out. Empty where the server has no such search. Rejects with `ApiError`.
 */
export async function searchTags(
  { send, features }: Pick<Client, 'send' | 'features'>,
  query: string,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  if (!(await features.load()).has('search')) return [];
  const { hashtags } = await send(search(query, { kind: 'hashtags', limit: LIMIT }), { signal });
  const wanted = foldText(query);
  return hashtags
    .map(({ name }) => name)
    .filter((name) => isTagName(name) && foldText(name).startsWith(wanted) && foldText(name) !== wanted);
}
