import type { RecordStorage } from '../environment';

interface RememberedStorage extends RecordStorage {
  /** Names of all records. */
  names(): string[];
}

/** Storage that lasts as long as the test; `refuses` makes it a browser's that keeps nothing. */
export function rememberedStorage({ refuses = false } = {}): RememberedStorage {
  const records = new Map<string, string>();
  return {
    available: !refuses,
    read: (key) => records.get(key) ?? null,
    write(key, value) {
      if (!refuses) records.set(key, value);
      return !refuses;
    },
    remove: (key) => void records.delete(key),
    names: () => [...records.keys()],
  };
}
