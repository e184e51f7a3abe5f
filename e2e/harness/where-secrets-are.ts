import type { Page } from '@playwright/test';

interface Search {
  readonly secrets: readonly string[];
  /** The requests that the server has seen. */
  readonly requests: readonly { readonly path: string; readonly query: string }[];
  /** What was written to the console. */
  readonly said: readonly string[];
}

/** Where one of these secrets is found: storage, databases, caches, addresses, the console, the page, its fields; empty when nowhere. */
export async function whereSecretsAre(
  page: Page,
  { secrets, requests, said }: Search,
): Promise<readonly string[]> {
  const kept = await page.evaluate(async () => {
    async function textsOfDatabase(name: string): Promise<string> {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error(`${name} can't be opened.`));
      });
      const stores = [...database.objectStoreNames];
      const all = stores.map(
        (store) =>
          new Promise<string>((resolve, reject) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => resolve(JSON.stringify(reading.result));
            reading.onerror = () => reject(new Error(`${name} can't be read.`));
          }),
      );
      const texts = await Promise.all(all);
      database.close();
      return texts.join('\n');
    }
    const databases = await indexedDB.databases();
    const texts = await Promise.all(databases.map(({ name = '' }) => textsOfDatabase(name)));
    const addresses = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url).join('\n'),
      ),
    );
    return {
      storage: JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
      databases: texts.join('\n'),
      caches: addresses.join('\n'),
      cookies: document.cookie,
      address: `${location.href} ${JSON.stringify(history.state)}`,
      page: document.documentElement.outerHTML,
      fields: [...document.querySelectorAll('input, textarea')]
        .map((field) => (field as HTMLInputElement | HTMLTextAreaElement).value)
        .join('\n'),
    };
  });
  const places = {
    ...kept,
    requests: requests.map(({ path, query }) => `${path}?${query}`).join('\n'),
    console: said.join('\n'),
  };
  return Object.entries(places).flatMap(([place, text]) =>
    secrets.some((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)))
      ? [place]
      : [],
  );
}
