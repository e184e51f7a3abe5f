import type { AccountId, StatusId } from '@linnet/api';
import type { Graph } from '../graph/graph';
import type { StoredRows } from './stored-rows';

/** Bytes of a snapshot, at most. */
export const MAX_BYTES = { timeline: 140_000, notifications: 60_000 } as const;

/** The rows of these statuses, of what they contain, and of all their authors and these accounts. */
export function storedRowsOf(
  graph: Graph,
  ids: readonly StatusId[],
  people: readonly AccountId[] = [],
): StoredRows {
  const statuses = new Set(ids);
  // The loop also visits ids that are added to the set meanwhile.
  for (const id of statuses) {
    const row = graph.statuses.fact(id);
    for (const inner of [row?.repeatOfId, row?.quote?.id]) if (inner) statuses.add(inner);
  }
  const rows = [...statuses].flatMap((id) => graph.statuses.fact(id) ?? []);
  const accounts = new Set([...rows.map(({ accountId }) => accountId), ...people]);
  const polls = rows.flatMap(({ pollId }) => (pollId === null ? [] : (graph.polls.fact(pollId) ?? [])));
  const known = [...accounts].flatMap((id) => graph.relationships.fact(id) ?? []);
  return {
    statuses: rows,
    accounts: [...accounts].flatMap((id) => graph.accounts.fact(id) ?? []),
    polls,
    relationships: known.filter(({ muting }) => muting),
  };
}

/**
 * The largest content that fits into a snapshot, with its text; null if none does. `contentOf` makes a content of at
 * most the given number of rows; null if there are no rows.
 */
export function largestFitting<Content extends object>(
  kind: keyof typeof MAX_BYTES,
  maxRows: number,
  contentOf: (rowCount: number) => Content | null,
): { readonly content: Content; readonly text: string } | null {
  for (let rowCount = maxRows; rowCount > 0; rowCount -= 5) {
    const content = contentOf(rowCount);
    if (content === null) return null;
    const text = JSON.stringify(content);
    if (new TextEncoder().encode(text).length <= MAX_BYTES[kind]) return { content, text };
  }
  return null;
}
