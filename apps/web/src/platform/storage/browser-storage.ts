/** Text records by key. Never throws: forbidden storage reads as empty. */
export interface BrowserStorage {
  /** False when the browser stores nothing for this site; records then last only as long as the page. */
  readonly available: boolean;
  read(key: string): string | null;
  /** False when the record will not outlive the page (storage forbidden or full). */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** The keys that begin with `prefix`. */
  names(prefix: string): readonly string[];
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Wraps `localStorage` or `sessionStorage`. Takes a function because merely accessing them throws where storage is
 * forbidden. What cannot be stored lasts as long as the page, so that the current visit still works.
 */
export function openStorage(area: () => Area): BrowserStorage {
  const remembered = new Map<string, string>();
  const opened = attempt(area);
  // Full storage can still be read: if it counted as unavailable, everybody would be signed out.
  const available = opened !== undefined && attempt(() => opened.length > 0 || probe(opened)) === true;

  return {
    available,
    read(key) {
      return remembered.get(key) ?? (available ? (attempt(() => opened.getItem(key)) ?? null) : null);
    },
    write(key, value) {
      const stored = available && attempt(() => (opened.setItem(key, value), true)) === true;
      if (stored) remembered.delete(key);
      else remembered.set(key, value);
      return stored;
    },
    remove(key) {
      remembered.delete(key);
      if (available) attempt(() => opened.removeItem(key));
    },
    names(prefix) {
      const stored = available
        ? (attempt(() => Array.from({ length: opened.length }, (_, at) => opened.key(at) ?? '')) ?? [])
        : [];
      return [...new Set([...stored, ...remembered.keys()])].filter((name) => name.startsWith(prefix));
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
