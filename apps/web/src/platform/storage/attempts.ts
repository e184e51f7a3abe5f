import type { UseStore } from 'idb-keyval';
import { log } from '../../boot/logger';

/** Milliseconds after which the database counts as not available. */
const MAX_WAIT_MS = 2000;

/** Steps with a database of the browser, opened when it is first needed; none of them rejects. */
export function createAttempts(open: () => UseStore) {
  let store: UseStore | undefined;
  return {
    database: (): UseStore => (store ??= open()),
    /** Runs a step with the database; `otherwise` where there is none, or the browser refuses. */
    async attempt<T>(step: () => Promise<T>, otherwise: T): Promise<T> {
      if (!('indexedDB' in globalThis)) return otherwise;
      let timer: ReturnType<typeof setTimeout> | undefined;
      // Browsers have left requests without an answer; the start must not wait for one.
      const late = new Promise<T>((resolve) => (timer = setTimeout(() => resolve(otherwise), MAX_WAIT_MS)));
      try {
        return await Promise.race([step(), late]);
      } catch (error) {
        if (!(error instanceof DOMException)) throw error;
        log('warn', 'The database of this browser could not be used.', error);
        store = undefined;
        return otherwise;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
