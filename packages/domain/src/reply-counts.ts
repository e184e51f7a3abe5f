import type { Status } from '@linnet/api';
import type { Graph } from './graph/graph';
import type { StatusRow } from './graph/rows';

type Reply = Pick<Status, 'id' | 'inReplyToId'>;

function change({ statuses }: Graph, { inReplyToId }: Pick<StatusRow, 'inReplyToId'>, by: number): void {
  if (inReplyToId === null) return;
  statuses.change(inReplyToId, (row) => ({ ...row, repliesCount: Math.max(0, row.repliesCount + by) }));
}

/** A status was written just now, and is about to come into the graph: what it answers has one reply more. */
export function countReply(graph: Graph, reply: Reply): void {
  if (graph.statuses.fact(reply.id) === undefined) change(graph, reply, 1);
}

/** What a deleted status answered has one reply less. Once for each graph. */
export function countDeletedReplies(graph: Graph): void {
  graph.statuses.watch((id, before) => {
    const now = graph.statuses.get(id);
    if (before === undefined || now === undefined || before.deleted === now.deleted) return;
    change(graph, now, now.deleted ? -1 : 1);
  });
}
