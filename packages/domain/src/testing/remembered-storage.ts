import type { RecordStorage } from '../kernel/environment';

export interface RememberedStorage extends RecordStorage {
  /** Names of the records that begin so; of all when nothing is said. */
  keys(prefix?: string): string[];
}

interface StorageOptions {
  /** A browser's that keeps nothing. */
  refuses?: boolean;
  /** Whether there is room for a record; there is when nothing is said. */
  hasRoom?: (key: string) => boolean;
}

/** Storage that lasts as long as the test. */
export function rememberedStorage({
  refuses = false,
  hasRoom = () => true,
}: StorageOptions = {}): RememberedStorage {
  const records = new Map<string, string>();
  return {
    available: !refuses,
    read: (key) => records.get(key) ?? null,
    write(key, value) {
      const isKept = !refuses && hasRoom(key);
      if (isKept) records.set(key, value);
      return isKept;
    },
    remove: (key) => void records.delete(key),
    keys: (prefix = '') => [...records.keys()].filter((name) => name.startsWith(prefix)),
  };
}
