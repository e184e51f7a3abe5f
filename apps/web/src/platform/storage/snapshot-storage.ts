import type { SnapshotStorage } from '@linnet/domain';
import { createStore, delMany, get, keys, set } from 'idb-keyval';
import { createAttempts } from './attempts';

/** Uses the browser's database for snapshots. The start waits two seconds for it at most. */
const attempt = createAttempts(() => createStore('linnet', 'snapshots'), 2000);

export const snapshotStorage: SnapshotStorage = {
  read: (name) =>
    attempt(async (store) => {
      const text: unknown = await get(name, store);
      return typeof text === 'string' ? text : null;
    }, null),
  write: (name, text) =>
    attempt(async (store) => {
      await set(name, text, store);
      return true;
    }, false),
  removeOthers: (names) =>
    attempt(async (store) => {
      const others = (await keys(store)).filter((key) => !names.includes(String(key)));
      if (others.length > 0) await delMany(others, store);
    }, undefined),
};
