/** How long a client lasts: what it has begun ends with it. */
export interface Lifetime {
  isOver(): boolean;
  /** Calls the listener when the client ends, while it can still store something. The result forgets the listener. */
  onEnd(listener: () => void): () => void;
  end(): void;
}

export function createLifetime(): Lifetime {
  const listeners = new Set<() => void>();
  let isOver = false;
  return {
    isOver: () => isOver,
    onEnd(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end() {
      if (isOver) return;
      for (const listener of [...listeners]) listener();
      listeners.clear();
      isOver = true;
    },
  };
}
