import type { SnapshotStorage } from '@linnet/domain';
import { createStore, delMany, get, keys, set } from 'idb-keyval';
import { createAttempts } from './attempts';

/** The browser's database for what is kept between visits. */
const { attempt, database } = createAttempts(() => createStore('linnet', 'snapshots'));

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
