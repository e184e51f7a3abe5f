/** A storage area in memory. */
export function memoryStorage(records: Record<string, string> = {}): Storage {
  const entries = new Map(Object.entries(records));
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
