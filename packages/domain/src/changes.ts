/** Which answers may not know of the last change of something: those that were asked for before it was made. */
export interface Changes<Key> {
  /** It is known to have been changed. */
  note(key: Key): void;
  /** Something is about to be asked; the returned function says whether the answer knows of every change of a key. */
  asking(): (key: Key) => boolean;
}

export function createChanges<Key>(): Changes<Key> {
  const last = new Map<Key, number>();
  let count = 0;
  return {
    note(key) {
      count += 1;
      last.set(key, count);
    },
    asking() {
      const asked = count;
      return (key) => (last.get(key) ?? 0) <= asked;
    },
  };
}
