import type { ErrorReason } from '@linnet/api';
import type { Graph } from '../graph/graph';
import { liveHubOf } from './live-hub';

/**
 * Whether something that the viewer's stream keeps up to date is complete: it was loaded while the stream was open, and
 * the stream has sent everything since. A stream replays nothing of what happened before it was opened.
 */
export interface StreamWatch {
  isComplete(): boolean;
  /** Milliseconds since the last request. */
  age(): number;
  /** Makes it incomplete until it is loaded again. */
  reset(): void;
  /**
   * Sends a request, whose answer is complete if the stream is open. `asOf`: the earliest time of an answer that will
   * do.
   */
  request(asOf: number, send: (asOf: number) => Promise<ErrorReason | null>): Promise<ErrorReason | null>;
  /**
   * Calls `onOpen` when the stream was opened, at `asOf`, and `onWake` on `wake`, until the returned function is
   * called.
   */
  follow(listeners: { onOpen: (asOf: number) => void; onWake: () => void }): () => void;
}

export function createStreamWatch(graph: Graph): StreamWatch {
  const hub = liveHubOf(graph);
  let isComplete = false;
  let requestedAt = -Infinity;
  /** Replaced by each request and each change of the stream: earlier answers are not complete. */
  let latest = {};

  function reset(): void {
    latest = {};
    isComplete = false;
  }

  return {
    isComplete: () => isComplete,
    age: () => Date.now() - requestedAt,
    reset,
    async request(asOf, send) {
      const own = (latest = {});
      const isOpen = hub.isStreamOpen.get();
      requestedAt = Date.now();
      const error = await send(isOpen ? Math.max(asOf, hub.streamOpenSince) : asOf);
      if (own === latest) isComplete = isOpen && error === null;
      return error;
    },
    follow({ onOpen, onWake }) {
      const ends = [
        hub.isStreamOpen.subscribe(() => {
          reset();
          if (hub.isStreamOpen.get()) onOpen(hub.streamOpenSince);
        }),
        hub.on('wake', onWake),
      ];
      return () => {
        reset();
        for (const end of ends) end();
      };
    },
  };
}
