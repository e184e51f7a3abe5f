/** A storage area in memory. */
export function memoryStorage(records: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(records));
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
