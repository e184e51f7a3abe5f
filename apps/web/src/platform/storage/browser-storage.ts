/** Text records by key. Never throws: forbidden storage reads as empty, and a record that was not kept says so. */
export interface BrowserStorage {
  /** False when the browser keeps nothing for this site; then records last only as long as the page. */
  readonly available: boolean;
  read(key: string): string | null;
  /** False when the record will not outlive the page (storage forbidden or full). */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Names of the records that begin so. */
  names(prefix: string): readonly string[];
}

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Wraps `localStorage` or `sessionStorage`. Takes a function because naming the area already throws where
 * storage is forbidden. What cannot be stored is remembered in the page, so that this visit still works.
 */
export function openStorage(area: () => Area): BrowserStorage {
  const remembered = new Map<string, string>();
  const opened = attempt(area);
  // A full one can still be read: who takes it for forbidden signs everybody out.
  const available = opened !== undefined && attempt(() => opened.length > 0 || probe(opened)) === true;

  return {
    available,
    read(key) {
      return remembered.get(key) ?? (available ? (attempt(() => opened.getItem(key)) ?? null) : null);
    },
    write(key, value) {
      const kept = available && attempt(() => (opened.setItem(key, value), true)) === true;
      if (kept) remembered.delete(key);
      else remembered.set(key, value);
      return kept;
    },
    remove(key) {
      remembered.delete(key);
      if (available) attempt(() => opened.removeItem(key));
    },
    names(prefix) {
      const kept = available
        ? (attempt(() => Array.from({ length: opened.length }, (_, at) => opened.key(at) ?? '')) ?? [])
        : [];
      return [...new Set([...kept, ...remembered.keys()])].filter((name) => name.startsWith(prefix));
    },
  };
}

function probe(area: Area): true {
  area.setItem('linnet-probe', '1');
  area.removeItem('linnet-probe');
  return true;
}

/** Browsers refuse storage by throwing; the reasons (forbidden, full) are DOMExceptions. */
function attempt<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
