/** Text records by key. Never throws: forbidden storage reads as empty. */
export interface BrowserStorage {
  /** False when the browser stores nothing for this site; records then last only as long as the page. */
  readonly available: boolean;
  read(key: string): string | null;
  /** False when the record will not outlive the page (storage forbidden or full). */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** The keys that begin with `prefix`. */
  keys(prefix: string): readonly string[];
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Wraps `localStorage` or `sessionStorage`. Takes a function because merely accessing them throws where storage is
 * forbidden. What cannot be stored lasts as long as the page, so that the current visit still works.
 */
export function openStorage(area: () => Area): BrowserStorage {
  const inMemory = new Map<string, string>();
  const storage = attempt(area);
  // Full storage can still be read: if it counted as unavailable, everybody would be signed out.
  const available = storage !== undefined && attempt(() => storage.length > 0 || probe(storage)) === true;

  return {
    available,
    read(key) {
      return inMemory.get(key) ?? (available ? (attempt(() => storage.getItem(key)) ?? null) : null);
    },
    write(key, value) {
      const stored = available && attempt(() => (storage.setItem(key, value), true)) === true;
      if (stored) inMemory.delete(key);
      else inMemory.set(key, value);
      return stored;
    },
    remove(key) {
      inMemory.delete(key);
      if (available) attempt(() => storage.removeItem(key));
    },
    keys(prefix) {
      const stored = available
        ? (attempt(() => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')) ?? [])
        : [];
      return [...new Set([...stored, ...inMemory.keys()])].filter((name) => name.startsWith(prefix));
    },
  };
}

function probe(area: Area): true {
  area.setItem('linnet-probe', '1');
  area.removeItem('linnet-probe');
  return true;
}

/** Runs a storage operation; undefined when the browser throws a DOMException (storage forbidden or full). */
function attempt<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
