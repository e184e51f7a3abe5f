import { expect, test } from 'vitest';
import { renewSubscription, type ExpiryScope } from './renew-subscription';

const config = {
  language: 'de',
  reader: '7',
  home: '/dave/notifications',
  plainTitle: 'Etwas Neues',
  lapsed: { title: 'Nichts mehr', body: 'Bitte öffnen' },
  kinds: {},
};

/** `pages`: what the open ones say to it. */
async function lapse({ kept = config, pages = [] }: { kept?: object | null; pages?: boolean[] } = {}) {
  const shown: { title: string; options: NotificationOptions }[] = [];
  const heard: unknown[] = [];
  const page = (says: boolean) => ({
    postMessage(message: unknown, [port]: [MessagePort]) {
      heard.push(message);
      port.postMessage(says);
    },
  });
  // The edge of the worker's world: of the browser's wide types only what is used is there.
  const here = {
    caches: { match: () => Promise.resolve(kept === null ? undefined : Response.json(kept)) },
    clients: { matchAll: () => Promise.resolve(pages.map(page)) },
    registration: {
      showNotification(title: string, options: NotificationOptions) {
        shown.push({ title, options });
        return Promise.resolve();
      },
    },
  } as unknown as ExpiryScope;
  await renewSubscription(here);
  return { shown, heard };
}

test('when the browser ends a subscription, a page that is open makes another', async () => {
  const { shown, heard } = await lapse({ pages: [false, true] });
  expect(heard).toEqual([{ linnet: 'lapsed' }, { linnet: 'lapsed' }]);
  expect(shown).toEqual([]);
});

test('without an open page an alert is shown, and a click on it opens one', async () => {
  const { shown } = await lapse();
  expect(shown).toMatchObject([
    {
      title: 'Nichts mehr',
      options: { body: 'Bitte öffnen', lang: 'de', data: { path: '/dave/notifications' } },
    },
  ]);
});

test('no alert is shown when nobody is signed in or its texts are missing', async () => {
  expect((await lapse({ kept: null })).shown).toEqual([]);
  expect((await lapse({ kept: { ...config, lapsed: undefined } })).shown).toEqual([]);
});
