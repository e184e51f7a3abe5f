import type { LazyPart } from './lazy-part';

const listeners = new Set<() => void>();
let parts: readonly LazyPart<unknown>[] = [];

/** The parts in trouble that have no room to say so: it is told once for all of them. */
export const sharedTroubles = {
  get: (): readonly LazyPart<unknown>[] => parts,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** From now on the troubles of this part are among them while they last. */
  watch(part: LazyPart<unknown>): void {
    part.subscribe(() => {
      const others = parts.filter((other) => other !== part);
      const { state } = part.state();
      parts = state === 'failed' || state === 'late' ? [...others, part] : others;
      listeners.forEach((listener) => listener());
    });
  },
};
