import type { SnapshotStorage } from '@linnet/domain';
import { createStore, delMany, get, keys, set } from 'idb-keyval';
import { log } from '../../boot/logger';

let store: ReturnType<typeof createStore> | undefined;

/** The browser's database for what is kept between visits; opened when it is first needed. */
const database = () => (store ??= createStore('linnet', 'snapshots'));

/** Milliseconds after which the database counts as not available. */
const MAX_WAIT_MS = 2000;

/** Runs a step with the database; `otherwise` where there is none, or the browser refuses. */
async function attempt<T>(step: () => Promise<T>, otherwise: T): Promise<T> {
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
}

export const snapshotStorage: SnapshotStorage = {
  read: (name) =>
    attempt(async () => {
      const text: unknown = await get(name, database());
      return typeof text === 'string' ? text : null;
    }, null),
  write: (name, text) =>
    attempt(async () => {
      await set(name, text, database());
      return true;
    }, false),
  removeOthers: (names) =>
    attempt(async () => {
      const others = (await keys(database())).filter((key) => !names.includes(String(key)));
      if (others.length > 0) await delMany(others, database());
    }, undefined),
};
