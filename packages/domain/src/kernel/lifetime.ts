import type { Log } from './environment';

/** How long a client lasts: everything that it started ends with it. */
export interface Lifetime {
  isOver(): boolean;
  /** Calls the listener when the client ends, while it can still store something. The result removes the listener. */
  onEnd(listener: () => void): () => void;
  /** Ends everything that was started. An error of one listener is logged; the others are called nevertheless. */
  end(): void;
}

export function createLifetime(log: Log): Lifetime {
  const listeners = new Set<() => void>();
  let state: 'begun' | 'ending' | 'over' = 'begun';

  function endOne(listener: () => void): void {
    try {
      listener();
    } catch (error) {
      log('error', 'a part of a client could not end', error);
    }
  }

  return {
    isOver: () => state === 'over',
    onEnd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end() {
      if (state !== 'begun') return;
      state = 'ending';
      for (const listener of [...listeners]) endOne(listener);
      listeners.clear();
      state = 'over';
    },
  };
}
