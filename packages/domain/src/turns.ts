/**
 * Does a task once those before it are done, however they ended; resolves and rejects as the task does. Tasks of
 * different keys do not wait for each other.
 */
export type TakeTurn = <T>(task: () => Promise<T>, key?: string) => Promise<T>;

/** One thing at a time, in the order in which they were asked for. */
export function createTurns(): TakeTurn {
  /** When the last task of each key is done. */
  const ends = new Map<string, Promise<void>>();

  return async (task, key = '') => {
    const before = ends.get(key);
    let finish = (): void => {};
    const end = new Promise<void>((resolve) => (finish = resolve));
    ends.set(key, end);
    await before;
    try {
      return await task();
    } finally {
      if (ends.get(key) === end) ends.delete(key);
      finish();
    }
  };
}
