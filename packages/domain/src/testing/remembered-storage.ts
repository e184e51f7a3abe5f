import type { RecordStorage } from '../kernel/environment';

export interface MemoryStorage extends RecordStorage {
  /** Names of the records that begin so; of all when nothing is said. */
  keys(prefix?: string): string[];
}

interface StorageOptions {
  /** A browser's that keeps nothing. */
  isUnavailable?: boolean;
  /** Whether there is room for a record; there is when nothing is said. */
  hasRoom?: (key: string) => boolean;
}

/** Storage that lasts as long as the test. */
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
