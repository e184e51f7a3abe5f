import { search } from '@linnet/api';
import type { Client } from '../client/client';
import { foldText } from '../emoji/fold-text';

const tagName = /^[\p{L}\p{M}\p{N}_]{1,100}$/u;

/** Whether the name is one word that can follow `#`, as servers may send anything. */
function isTagName(name: string): boolean {
  return tagName.test(name);
}

/** Hashtags of known posts that begin with the query, the most used first and without `#`. */
export function knownTags({ graph }: Pick<Client, 'graph'>, query: string, limit: number): readonly string[] {
  const wanted = foldText(query);
  const found = new Map<string, { name: string; uses: number }>();
  for (const id of graph.statuses.ids()) {
    for (const { name } of graph.statuses.get(id)?.tags ?? []) {
      const key = foldText(name);
      if (key === wanted || !key.startsWith(wanted) || !isTagName(name)) continue;
      const known = found.get(key) ?? { name, uses: 0 };
      known.uses += 1;
      found.set(key, known);
    }
  }
  return [...found.values()]
    .sort((a, b) => b.uses - a.uses || a.name.localeCompare(b.name))
    .slice(0, limit)
    .map(({ name }) => name);
}

const MAX_RESULTS = 20;

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
  const { hashtags } = await send(search(query, { kind: 'hashtags', limit: MAX_RESULTS }), { signal });
  const wanted = foldText(query);
  return hashtags
    .map(({ name }) => name)
    .filter((name) => isTagName(name) && foldText(name).startsWith(wanted) && foldText(name) !== wanted);
}
