import type { Page } from '@playwright/test';
import { callAs } from './harness/call-as';
import { cards } from './harness/cards';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

interface FeRecord {
  prefsStorage: {
    _journal: { operation: string; path: string; args: string[] }[];
    collections: { pinnedNavItems: string[] };
  };
}

const strip = (page: Page) => page.getByRole('navigation', { name: 'Pinned' }).getByRole('link');
const gifs = (page: Page) => page.getByRole('switch', { name: 'Pause animated pictures' });

/** Documents about the server. */
const DOCUMENTS = ['^/api/v[12]/instance$', 'nodeinfo', '^/static/config', 'frontend_configurations'];

async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(cards(page).first()).toBeVisible();
}

test('a setting changed in one tab shows in the other, and on another device', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signIn(page, 'alice', '/settings?tab=general');
  const other = await context.newPage();
  await other.goto('/settings?tab=general');
  await expect(gifs(other)).toBeChecked();
  // The other tab may still be starting, but gets the change all the same.
  await gifs(page).click();
  await expect(gifs(other)).not.toBeChecked();
  await gifs(other).click();
  await expect(gifs(page)).toBeChecked({ timeout: 1000 });
  await gifs(other).click();
  await expect(gifs(page)).not.toBeChecked({ timeout: 1000 });
  const api = await callAs(baseURL ?? '', 'alice');
  await expect
    .poll(() => api('/api/v1/pleroma/settings/linnet'))
    .toMatchObject({
      version: 1,
      entries: { stopGifs: { value: 'false' } },
    });

  const device = await browser.newContext({ baseURL: baseURL ?? '' });
  const far = await device.newPage();
  await signIn(far, 'alice', '/settings?tab=general');
  await expect(gifs(far)).not.toBeChecked();
  await device.close();
});

test('pins are those of Pleroma-FE: what is pinned here is in its record, what is pinned there shows here', async ({
  page,
  baseURL,
}) => {
  const api = await callAs(baseURL ?? '', 'alice');
  const pins = ['home', 'dms'];
  const theirs = (names: string[], operation: string, word: string) => ({
    _user: 'alice',
    _timestamp: Date.now(),
    _version: 1,
    flagStorage: { updateCounter: 1, reset: 0 },
    prefsStorage: {
      _journal: [{ operation, path: 'collections.pinnedNavItems', args: [word], timestamp: Date.now() }],
      simple: { dontShowUpdateNotifs: false, collapseNav: false },
      collections: { pinnedStatusActions: ['reply'], pinnedNavItems: names },
    },
  });
  const write = (record: ReturnType<typeof theirs>) =>
    api('/api/v1/accounts/update_credentials', {
      method: 'PATCH',
      body: { pleroma_settings_store: { 'pleroma-fe': record } },
    });
  // In the order of Pleroma-FE's navigation.
  await write(theirs([...pins, 'twkn'], 'addToCollection', 'twkn'));
  await signIn(page, 'alice');
  await expect(strip(page)).toHaveText(['Home', 'Known network', /^Messages/]);

  await page.goto('/nav-edit');
  await page.getByRole('button', { name: 'Pin Interactions' }).click();
  const record = async () => {
    const account = await api('/api/v1/accounts/verify_credentials');
    return (account as { pleroma: { settings_store: { 'pleroma-fe': FeRecord } } }).pleroma.settings_store[
      'pleroma-fe'
    ];
  };
  await expect
    .poll(async () => (await record()).prefsStorage.collections.pinnedNavItems)
    .toContain('interactions');
  const { _journal, collections } = (await record()).prefsStorage;
  expect(_journal.map(({ operation, args }) => [operation, ...args])).toEqual([
    ['addToCollection', 'twkn'],
    ['addToCollection', 'interactions'],
  ]);

  const left = collections.pinnedNavItems.filter((name) => name !== 'interactions');
  await write(theirs(left, 'removeFromCollection', 'interactions'));
  await open(page, '/main/friends');
  await expect(strip(page)).toHaveText(['Home', 'Known network', /^Messages/]);
});

test('what is changed in the moment in which a page is left, or somebody signs out, is there on another device', async ({
  page,
  browser,
  baseURL,
  allowConsole,
}) => {
  // Open requests of the previous page fail when it is left.
  allowConsole(/status of 40[13]/);
  await signIn(page, 'alice', '/settings?tab=general');
  const api = await callAs(baseURL ?? '', 'alice');
  const stored = () => api('/api/v1/pleroma/settings/linnet');
  // The settings are in step once the server has been asked.
  await gifs(page).click();
  await expect.poll(stored).toMatchObject({ entries: { stopGifs: { value: 'false' } } });
  await gifs(page).click();
  await page.goto('about:blank');
  await expect.poll(stored).toMatchObject({ entries: { stopGifs: { value: 'true' } } });

  await page.goto('/settings?tab=general');
  await gifs(page).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await leave(page);
  await page.getByRole('alertdialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  const device = await browser.newContext({ baseURL: baseURL ?? '' });
  const far = await device.newPage();
  await signIn(far, 'alice', '/settings?tab=general');
  await expect(gifs(far)).not.toBeChecked();
  await device.close();
});

test('where the server was away when the page started, the settings come in step once it is there, without a reload', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  const api = await callAs(baseURL ?? '', 'alice');
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  for (const path of DOCUMENTS) await sandbox.fail({ path, status: 503, times: 1000 });
  // The server embeds no documents in this page.
  const asked = page.waitForResponse((answer) => answer.url().includes('/.well-known/nodeinfo'));
  await page.goto('/login');
  await asked;
  await page.evaluate(() => history.pushState(null, '', '/settings?tab=general'));
  await gifs(page).click();
  const keptHere = page.getByRole('button', { name: 'Only on this device: Pause animated pictures' });
  await expect(gifs(page)).not.toBeChecked();
  await expect(keptHere).toBeHidden();
  await sandbox.clearErrors();
  await expect(keptHere).toBeVisible({ timeout: 15_000 });
  await expect
    .poll(() => api('/api/v1/pleroma/settings/linnet'))
    .toMatchObject({ entries: { stopGifs: { value: 'false' } } });
});

test('damaged settings are put aside and told of, and the next choice is kept [3.8.015]', async ({
  page,
}) => {
  await page.goto('/api/v1/instance');
  await page.evaluate(() => localStorage.setItem('linnet-settings', '{"stopGifs":fal'));
  await page.goto('/settings?tab=general');
  await expect(page.getByText('Couldn’t read the settings in this browser')).toBeVisible();
  await gifs(page).click();
  await expect
    .poll(() => page.evaluate(() => Object.fromEntries(Object.entries(localStorage))))
    .toMatchObject({
      'linnet-settings': '{"stopGifs":false}',
      'linnet-settings-damaged': '{"stopGifs":fal',
    });
});
