import type { Status, StatusId } from '@linnet/api';
import type { Graph } from './graph/graph';
import { importStatus } from './graph/import';

/** News of single statuses, wherever they come from: the socket or the person's own composer. */
export interface Arrivals {
  /** Imports the status and tells whoever follows news. */
  bring(status: Status): StatusId;
  subscribe(listener: (id: StatusId) => void): () => void;
}

export function createArrivals(graph: Graph): Arrivals {
  const listeners = new Set<(id: StatusId) => void>();
  return {
    bring(status) {
      const id = importStatus(graph, status);
      for (const listener of [...listeners]) listener(id);
      return id;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
