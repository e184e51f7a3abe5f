import { listOf, objectOf } from '../../testing/page/json';
import type { Page } from '../../testing/page/locator';
import { cards } from '../../testing/page/parts';
import { callAs } from '../../testing/page/server';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const strip = (page: Page) => page.getByRole('navigation', { name: 'Pinned' }).getByRole('link');
const gifs = (page: Page) => page.getByRole('switch', { name: 'Pause animated pictures' });

/** Documents about the server. */
const DOCUMENTS = ['^/api/v[12]/instance$', 'nodeinfo', '^/static/config', 'frontend_configurations'];

test('pins are those of Pleroma-FE: what is pinned here is in its record, what is pinned there shows here', async ({
  page,
  baseURL,
}) => {
  const api = await callAs(baseURL, 'alice');
  const pins = ['home', 'dms'];
  const theirs = (names: unknown[], operation: string, word: string) => ({
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
  const preferences = async () => {
    const { pleroma } = objectOf(await api('/api/v1/accounts/verify_credentials'));
    const { settings_store: store } = objectOf(pleroma);
    return objectOf(objectOf(objectOf(store)['pleroma-fe'])['prefsStorage']);
  };
  const pinned = async () => listOf(objectOf((await preferences())['collections'])['pinnedNavItems']);
  await expect.poll(pinned).toContain('interactions');
  const notes = listOf((await preferences())['_journal']).map(objectOf);
  expect(notes.map(({ operation, args }) => [operation, ...listOf(args)])).toEqual([
    ['addToCollection', 'twkn'],
    ['addToCollection', 'interactions'],
  ]);

  const left = (await pinned()).filter((name) => name !== 'interactions');
  await write(theirs(left, 'removeFromCollection', 'interactions'));
  await page.goto('/main/friends');
  await expect(cards(page).first()).toBeVisible();
  await expect(strip(page)).toHaveText(['Home', 'Known network', /^Messages/]);
});

test('what is changed in the moment in which somebody signs out is there on another device', async ({
  page,
}) => {
  await signIn(page, 'alice', '/settings?tab=general');
  await gifs(page).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  // Another device has nothing of this one's storage.
  localStorage.clear();
  await signIn(page, 'alice', '/settings?tab=general');
  await expect(gifs(page)).not.toBeChecked();
});

test('where the server was away when the page started, the settings come in step once it is there, without a reload', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const api = await callAs(baseURL, 'alice');
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  for (const path of DOCUMENTS) await sandbox.fail({ path, status: 503, times: 1000 });
  const before = (await sandbox.log()).length;
  await page.goto('/login');
  const asked = async () => (await sandbox.log()).slice(before).map(({ path }) => path);
  await expect.poll(asked).toContain('/.well-known/nodeinfo');
  await page.evaluate(() => history.pushState(null, '', '/settings?tab=general'));
  await gifs(page).click();
  const keptHere = page.getByRole('button', { name: 'Only on this device: Pause animated pictures' });
  await expect(gifs(page)).not.toBeChecked();
  await expect(keptHere).toBeHidden();
  await sandbox.clearErrors();
  await expect(keptHere).toBeVisible();
  await expect
    .poll(() => api('/api/v1/pleroma/settings/linnet'))
    .toMatchObject({ entries: { stopGifs: { value: 'false' } } });
});

test('damaged settings are put aside as they are and told of, and the next choice is kept [3.8.015]', async ({
  page,
}) => {
  const damaged = '{"stopGifs":fal';
  localStorage.setItem('linnet-settings', damaged);
  await page.goto('/settings?tab=general');
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText(
    'Couldn’t read the settings in this browser',
  );
  await gifs(page).click();
  await expect.poll(() => localStorage.getItem('linnet-settings')).toBe('{"stopGifs":false}');
  expect(localStorage.getItem('linnet-settings-damaged')).toBe(damaged);
  await page.reload();
  await expect(gifs(page)).not.toBeChecked();
});
