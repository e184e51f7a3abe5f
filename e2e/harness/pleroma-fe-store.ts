import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The modes of all transactions that this page has opened on Pleroma-FE's store. */
    seenModes?: string[];
  }
}

export type FeStore = Readonly<Record<string, unknown>>;

/** Stores data as Pleroma-FE would have, while no page of the client is open. */
export async function writeFeStore(page: Page, records: FeStore): Promise<void> {
  await page.goto('/api/v1/instance');
  await page.evaluate(async (left) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('localforage', 2);
      request.onupgradeneeded = () => {
        request.result.createObjectStore('keyvaluepairs');
        request.result.createObjectStore('local-forage-detect-blob-support');
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The store cannot be made.'));
    });
    const written = database.transaction('keyvaluepairs', 'readwrite');
    for (const [name, value] of Object.entries(left)) written.objectStore('keyvaluepairs').put(value, name);
    await new Promise((resolve) => (written.oncomplete = resolve));
    database.close();
  }, records);
}

/** Everything in Pleroma-FE's store. */
export async function readFeStore(page: Page): Promise<FeStore> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const database = await answer(indexedDB.open('localforage'));
    const store = database.transaction('keyvaluepairs').objectStore('keyvaluepairs');
    const [names, values] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
    database.close();
    return Object.fromEntries(names.map((name, at) => [String(name), values[at]]));
  });
}

/** Records from now on how this page opens that store. */
export async function watchFeStore(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const modes: string[] = (window.seenModes = []);
    const open = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function transaction(names, mode = 'readonly', options) {
      if (this.name === 'localforage') modes.push(mode);
      return open.call(this, names, mode, options);
    };
  });
  return () => page.evaluate(() => window.seenModes ?? []);
}
