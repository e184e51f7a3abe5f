import type { TextStorage } from '@linnet/domain';
import { createStore, delMany, get, keys, set } from 'idb-keyval';
import { createAttempts } from './attempts';

const attempts = createAttempts(() => createStore('linnet-own-data', 'texts'));

/** Texts for which the database had no room: they last as long as the page. */
const unstored = new Map<string, string>();

/** The browser's database for larger texts of imports and exports. */
export const textStorage: TextStorage = {
  async read(name) {
    const text = unstored.get(name);
    if (text !== undefined) return text;
    return attempts.attempt(async () => {
      const stored: unknown = await get(name, attempts.database());
      return typeof stored === 'string' ? stored : null;
    }, null);
  },
  async write(name, text) {
    const isStored = await attempts.attempt(async () => {
      await set(name, text, attempts.database());
      return true;
    }, false);
    if (isStored) unstored.delete(name);
    else unstored.set(name, text);
    return isStored;
  },
  async remove(prefix) {
    for (const name of unstored.keys()) if (name.startsWith(prefix)) unstored.delete(name);
    await attempts.attempt(async () => {
      const names = (await keys(attempts.database())).filter((key) => String(key).startsWith(prefix));
      if (names.length > 0) await delMany(names, attempts.database());
    }, undefined);
  },
};
