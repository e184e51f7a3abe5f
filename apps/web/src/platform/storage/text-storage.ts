import type { TextStorage } from '@linnet/domain';
import { createStore, delMany, get, keys, set } from 'idb-keyval';
import { createAttempts } from './attempts';

/** Files of many megabytes take seconds on a slow device. */
const attempt = createAttempts(() => createStore('linnet-own-data', 'texts'), 60_000);

/** Texts for which the database had no room: they last as long as the page. */
const unstored = new Map<string, string>();

/** The browser's database for larger texts of imports and exports. */
export const textStorage: TextStorage = {
  async read(name) {
    const text = unstored.get(name);
    if (text !== undefined) return text;
    return attempt(async (store) => {
      const stored: unknown = await get(name, store);
      return typeof stored === 'string' ? stored : null;
    }, null);
  },
  async write(name, text) {
    const isStored = await attempt(async (store) => {
      await set(name, text, store);
      return true;
    }, false);
    if (isStored) unstored.delete(name);
    else unstored.set(name, text);
    return isStored;
  },
  async remove(prefix) {
    for (const name of unstored.keys()) if (name.startsWith(prefix)) unstored.delete(name);
    await attempt(async (store) => {
      const names = (await keys(store)).filter((key) => String(key).startsWith(prefix));
      if (names.length > 0) await delMany(names, store);
    }, undefined);
  },
};
