import type { Client } from '../client';
import { foldText } from '../emoji/fold-text';
import { isTagName } from './is-tag-name';

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
