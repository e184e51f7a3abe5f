import type { Page } from '@playwright/test';

interface Search {
  readonly secrets: readonly string[];
  /** The requests that the server has seen. */
  readonly requests: readonly { readonly path: string; readonly query: string }[];
  /** What was written to the console. */
  readonly said: readonly string[];
}

interface KeptText {
  /** That of its record, with the name of its database or cache. */
  readonly name: string;
  readonly text: string;
}

/** What a browser keeps. */
interface Kept {
  readonly storage: readonly KeptText[];
  readonly databases: readonly KeptText[];
  readonly caches: readonly KeptText[];
}

/** Everything that the browser keeps of this origin. */
export async function keptIn(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    async function result<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('A database can’t be read.'));
      });
    }
    async function textsOfDatabase(name: string): Promise<readonly KeptText[]> {
      const database = await result(indexedDB.open(name));
      const texts = await Promise.all(
        [...database.objectStoreNames].map(async (storeName) => {
          const store = database.transaction(storeName).objectStore(storeName);
          const [names, values] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
          return names.map((key, at) => ({
            name: `${name} ${JSON.stringify(key)}`,
            text: JSON.stringify(values[at]),
          }));
        }),
      );
      database.close();
      return texts.flat();
    }
    async function textsOfCache(name: string): Promise<readonly KeptText[]> {
      const cache = await caches.open(name);
      const requests = await cache.keys();
      return Promise.all(
        requests.map(async (one) => ({
          name: `${name} ${one.url}`,
          text: (await (await cache.match(one))?.text()) ?? '',
        })),
      );
    }
    const databases = (await indexedDB.databases()).map(({ name = '' }) => textsOfDatabase(name));
    return {
      storage: [localStorage, sessionStorage].flatMap((storage) =>
        Object.entries(storage).map(([name, value]) => ({ name, text: String(value) })),
      ),
      databases: (await Promise.all(databases)).flat(),
      caches: (await Promise.all((await caches.keys()).map(textsOfCache))).flat(),
    };
  });
}

const textOf = (all: readonly KeptText[]): string =>
  all.map(({ name, text }) => `${name} ${text}`).join('\n');

/**
 * Where one of these secrets is found: storage but for the session itself, databases, caches, addresses, the console, the
 * page, its fields; empty when nowhere.
 */
export async function whereSecretsAre(
  page: Page,
  { secrets, requests, said }: Search,
): Promise<readonly string[]> {
  const { storage, ...kept } = await keptIn(page);
  const shown = await page.evaluate(() => ({
    cookies: document.cookie,
    address: `${location.href} ${JSON.stringify(history.state)}`,
    page: document.documentElement.outerHTML,
    fields: [...document.querySelectorAll('input, textarea')]
      .map((field) => (field as HTMLInputElement | HTMLTextAreaElement).value)
      .join('\n'),
  }));
  const places = {
    storage: textOf(storage.filter(({ name }) => name !== 'linnet-session')),
    databases: textOf(kept.databases),
    caches: textOf(kept.caches),
    ...shown,
    requests: requests.map(({ path, query }) => `${path}?${query}`).join('\n'),
    console: said.join('\n'),
  };
  return Object.entries(places).flatMap(([place, text]) =>
    secrets.some((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)))
      ? [place]
      : [],
  );
}
