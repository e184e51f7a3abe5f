import type { SnapshotStorage } from '@linnet/domain';
import { createStore, delMany, get, keys, set } from 'idb-keyval';
import { createAttempts } from './attempts';

/** The browser's database for what is kept between visits. */
const attempts = createAttempts(() => createStore('linnet', 'snapshots'));

export const snapshotStorage: SnapshotStorage = {
  read: (name) =>
    attempts.attempt(async () => {
      const text: unknown = await get(name, attempts.database());
      return typeof text === 'string' ? text : null;
    }, null),
  write: (name, text) =>
    attempts.attempt(async () => {
      await set(name, text, attempts.database());
      return true;
    }, false),
  removeOthers: (names) =>
    attempts.attempt(async () => {
      const others = (await keys(attempts.database())).filter((key) => !names.includes(String(key)));
      if (others.length > 0) await delMany(others, attempts.database());
    }, undefined),
};
