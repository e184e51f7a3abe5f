import { createCell, type Cell } from './cell';
import { loadPart } from './load-part';

/** A part of the domain whose code comes when it is first needed. */
export interface Lazy<T> {
  /** Null until it is there. */
  loaded: Pick<Cell<T | null>, 'get' | 'subscribe'>;
  /** Rejects with `ApiError` when the code does not come; can then be tried again. */
  load(): Promise<T>;
}

/** What is made can be replaced later by a better one: all who follow it hear of that. */
export function createLazy<T>(make: (replace: (part: T) => void) => Promise<T>): Lazy<T> {
  const loaded = createCell<T | null>(null);
  let coming: Promise<T> | null = null;

  async function bring(): Promise<T> {
    try {
      const part = await loadPart(() => make(loaded.set));
      loaded.set(part);
      return part;
    } finally {
      coming = null;
    }
  }

  return {
    loaded,
    async load() {
      const there = loaded.get();
      if (there !== null) return there;
      coming ??= bring();
      return coming;
    },
  };
}
