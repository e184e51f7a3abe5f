import type { RecordStorage, SnapshotStorage, TextStorage } from '../kernel/environment';

export interface MemoryStorage extends RecordStorage {
  /** Names of the records with this prefix; of all when absent. */
  keys(prefix?: string): string[];
}

interface StorageOptions {
  /** The browser has no storage. */
  isUnavailable?: boolean;
  /** Whether there is room for a record; always when absent. */
  hasRoom?: (key: string) => boolean;
}

/** Storage in memory. */
export function memoryStorage({
  isUnavailable = false,
  hasRoom = () => true,
}: StorageOptions = {}): MemoryStorage {
  const records = new Map<string, string>();
  return {
    available: !isUnavailable,
    read: (key) => records.get(key) ?? null,
    write(key, value) {
      const isKept = !isUnavailable && hasRoom(key);
      if (isKept) records.set(key, value);
      return isKept;
    },
    remove: (key) => void records.delete(key),
    keys: (prefix = '') => [...records.keys()].filter((name) => name.startsWith(prefix)),
  };
}

/** A database that lasts as long as the test. `texts` are what it holds. */
export function memorySnapshots(texts = new Map<string, string>()): SnapshotStorage {
  return {
    read: (name) => Promise.resolve(texts.get(name) ?? null),
    write: (name, text) => Promise.resolve(texts.set(name, text).has(name)),
    removeOthers(names) {
      for (const name of texts.keys()) if (!names.includes(name)) texts.delete(name);
      return Promise.resolve();
    },
  };
}

/** Larger texts that last as long as the test. */
export function memoryTexts(texts = new Map<string, string>()): TextStorage {
  return {
    read: (name) => Promise.resolve(texts.get(name) ?? null),
    write: (name, text) => Promise.resolve(texts.set(name, text).has(name)),
    remove(prefix) {
      for (const name of texts.keys()) if (name.startsWith(prefix)) texts.delete(name);
      return Promise.resolve();
    },
  };
}
