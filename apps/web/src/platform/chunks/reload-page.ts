import type { LazyPart } from './lazy-part';

/** Reloads the page, with the version that the server has now. */
export function reloadPage(): void {
  location.reload();
}

const listeners = new Set<() => void>();
let parts: readonly LazyPart<unknown>[] = [];

/** Failed or late parts that have no place of their own to show it: one message is shown for all of them. */
export const sharedErrors = {
  get: (): readonly LazyPart<unknown>[] => parts,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Includes this part whenever it has failed or is late. */
  watch(part: LazyPart<unknown>): void {
    part.subscribe(() => {
      const others = parts.filter((other) => other !== part);
      const { state } = part.state();
      parts = state === 'failed' || state === 'late' ? [...others, part] : others;
      listeners.forEach((listener) => listener());
    });
  },
};
