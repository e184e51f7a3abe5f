import { ApiError } from '@linnet/api';
import { type Cell, createCell } from './cell';

/**
 * Loads code that is not needed at the start. When it can't be loaded, the error is an `ApiError`, as for a request.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw Object.assign(new ApiError({ kind: 'offline', timedOut: false }), { cause });
  }
}

/** A part of the domain whose code is loaded when it is first needed. */
export interface Lazy<T> {
  /** Null until it has been loaded. */
  loaded: Pick<Cell<T | null>, 'get' | 'subscribe'>;
  /** Rejects with `ApiError` when the code could not be loaded; the next call tries again. */
  load(): Promise<T>;
}

/**
 * Creates a part that `make` loads at the first call. `make` may call `replace` later with a better one; subscribers of
 * `loaded` are then called.
 */
export function createLazy<T>(make: (replace: (part: T) => void) => Promise<T>): Lazy<T> {
  const loaded = createCell<T | null>(null);
  let loading: Promise<T> | null = null;

  async function loadOnce(): Promise<T> {
    try {
      const part = await loadPart(() => make(loaded.set));
      loaded.set(part);
      return part;
    } finally {
      loading = null;
    }
  }

  return {
    loaded,
    async load() {
      const part = loaded.get();
      if (part !== null) return part;
      loading ??= loadOnce();
      return loading;
    },
  };
}
