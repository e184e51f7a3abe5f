import type { Status, StatusId } from '@linnet/api';
import type { Graph } from './graph';
import { importStatus } from './import';

/** Statuses that arrive one at a time: over the socket or from the viewer's own composer. */
export interface Arrivals {
  /** Imports the status and calls every subscriber. */
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
