import type { UseStore } from 'idb-keyval';
import { log } from '../../boot/logger';

/**
 * Returns a function that runs steps with a database of the browser, opened when it is first needed. It never rejects,
 * but resolves to `otherwise` where there is no database, the browser refuses, or no answer comes within `maxWaitMs`.
 */
export function createAttempts(open: () => UseStore, maxWaitMs: number) {
  let store: UseStore | undefined;
  return async function attempt<T>(step: (store: UseStore) => Promise<T>, otherwise: T): Promise<T> {
    if (!('indexedDB' in globalThis)) return otherwise;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<T>((resolve) => (timer = setTimeout(() => resolve(otherwise), maxWaitMs)));
    try {
      return await Promise.race([step((store ??= open())), late]);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      log('warn', 'The database of this browser could not be used.', error);
      store = undefined;
      return otherwise;
    } finally {
      clearTimeout(timer);
    }
  };
}
