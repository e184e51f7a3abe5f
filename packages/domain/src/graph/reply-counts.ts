import type { Status } from '@linnet/api';
import type { Graph } from './graph';
import type { StatusRow } from './rows';

type Reply = Pick<Status, 'id' | 'inReplyToId'>;

function changeCount({ statuses }: Graph, { inReplyToId }: Pick<StatusRow, 'inReplyToId'>, by: number): void {
  if (inReplyToId === null) return;
  statuses.change(inReplyToId, (row) => ({ ...row, repliesCount: Math.max(0, row.repliesCount + by) }));
}

/** Adds one to the reply count of the status that a new one replies to. Called before the new one is imported. */
export function countReply(graph: Graph, reply: Reply): void {
  if (graph.statuses.fact(reply.id) === undefined) changeCount(graph, reply, 1);
}

/** Subtracts one from the reply count of a status when a reply to it is deleted. Called once for each graph. */
export function countDeletedReplies(graph: Graph): void {
  graph.statuses.watch((id, before) => {
    const now = graph.statuses.get(id);
    if (before === undefined || now === undefined || before.deleted === now.deleted) return;
    changeCount(graph, now, now.deleted ? -1 : 1);
  });
}
