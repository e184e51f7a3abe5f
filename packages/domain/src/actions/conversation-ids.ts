import type { StatusId } from '@linnet/api';
import type { Graph } from '../graph/graph';
import type { StatusRow } from '../graph/rows';

/**
 * The other statuses of its conversation that the graph has. Where the server does not name conversations, those
 * that answer the same beginning, as far as what lies between is known.
 */
export function conversationIds(graph: Graph, row: StatusRow): StatusId[] {
  const thread = row.conversationId ?? beginning(graph, row);
  return [...graph.statuses.ids()].filter((id) => {
    const other = graph.statuses.fact(id);
    if (other === undefined || id === row.id || other.repeatOfId !== null) return false;
    return (row.conversationId === null ? beginning(graph, other) : other.conversationId) === thread;
  });
}

/** Id of the oldest known status of the thread above. */
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
