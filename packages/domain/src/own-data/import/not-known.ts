import { inSlices } from '../../kernel/in-slices';
import { type Entry, keyOf } from '../files/entry';
import type { ImportKind } from '../files/kinds';
import type { Known } from './known';

/** The entries that are not known yet, in slices that leave the page smooth. */
export async function notAmong(
  known: Known,
  kind: ImportKind,
  entries: readonly Entry[],
): Promise<readonly Entry[]> {
  const rest: Entry[] = [];
  await inSlices(entries, (entry) => {
    if (!known.has(keyOf(kind, entry.fields))) rest.push(entry);
  });
  return rest;
}
