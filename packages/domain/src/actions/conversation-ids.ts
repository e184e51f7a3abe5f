import type { StatusId } from '@linnet/api';
import type { Graph } from '../graph/graph';
import type { StatusRow } from '../graph/rows';

/**
 * Ids of the other statuses in the graph that belong to the same conversation. Where the server sends no conversation
 * id, those are the statuses whose oldest known ancestor is the same.
 */
export function conversationIds(graph: Graph, row: StatusRow): StatusId[] {
  const thread = row.conversationId ?? beginning(graph, row);
  return [...graph.statuses.ids()].filter((id) => {
    const other = graph.statuses.fact(id);
    if (other === undefined || id === row.id || other.repeatOfId !== null) return false;
    return (row.conversationId === null ? beginning(graph, other) : other.conversationId) === thread;
  });
}

/** Id of the oldest known ancestor; the status itself when it has none. */
function beginning(graph: Graph, row: StatusRow): StatusId {
  const passed = new Set<StatusId>();
  let id = row.id;
  for (let next: StatusId | null = id; next !== null && !passed.has(next);) {
    passed.add(next);
    id = next;
    next = graph.statuses.fact(next)?.inReplyToId ?? null;
  }
  return id;
}
