/**
 * Runs a task after those before it have ended, with or without an error; resolves and rejects as the task does. Tasks
 * with different keys do not wait for each other.
 */
export type TakeTurn = <T>(task: () => Promise<T>, key?: string) => Promise<T>;

/** Creates a queue: one task at a time, in the order of the calls. */
export function createTurns(): TakeTurn {
  /** Resolves when the last task of each key has ended. */
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
