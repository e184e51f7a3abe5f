import type { Status, StatusId } from '@linnet/api';
import type { Graph } from '../graph/graph';
import { importStatus } from '../graph/import';
import { liveHubOf } from './live-hub';

/** Imports a status that arrives by itself, over the socket or from the viewer's own composer, and emits it. */
export function importArrival(graph: Graph, status: Status): StatusId {
  const id = importStatus(graph, status);
  liveHubOf(graph).emit('arrived', id);
  return id;
}
