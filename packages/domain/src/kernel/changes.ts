/** Finds answers that are out of date: those to requests that were sent before the last change of their key. */
export interface Changes<Key> {
  /** Records that the thing with this key has changed. */
  note(key: Key): void;
  /** Called before a request is sent. The returned function is false for keys that have changed since. */
  beforeRequest(): (key: Key) => boolean;
}

export function createChanges<Key>(): Changes<Key> {
  const last = new Map<Key, number>();
  let count = 0;
  return {
    note(key) {
      count += 1;
      last.set(key, count);
    },
    beforeRequest() {
      const countBefore = count;
      return (key) => (last.get(key) ?? 0) <= countBefore;
    },
  };
}
