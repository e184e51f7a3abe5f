/** One value that can be subscribed to. */
export interface Cell<T> {
  get(): T;
  set(value: T): void;
  /** Sets the next value, derived from the present one. */
  update(change: (value: T) => T): void;
  subscribe(listener: () => void): () => void;
}

/** Resolves when the value fulfils a condition: at once if it does already. */
export async function cellUntil<T>(
  { get, subscribe }: Pick<Cell<T>, 'get' | 'subscribe'>,
  condition: (value: T) => boolean,
): Promise<void> {
  while (!condition(get())) {
    await new Promise<void>((resolve) => {
      const end = subscribe(() => {
        end();
        resolve();
      });
    });
  }
}

export function createCell<T>(initial: T): Cell<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const set = (next: T): void => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => value,
    set,
    update: (change) => set(change(value)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
