import { makeDemoSession } from '../tools/browser/demo-session';
import { cards, cardWith } from './harness/cards';
import { writeFeStore, readFeStore, watchFeStore } from './harness/pleroma-fe-store';
import { expect, test } from './harness/test';
import { makeUnreachable, UNREACHABLE } from './harness/unreachable';

const draft = { id: 'd1', type: 'new', status: 'A thought from elsewhere.', visibility: 'public', files: [] };

test('where Pleroma-FE was used, one goes on signed in with one’s settings and drafts, and its store is as it was', async ({
  page,
  baseURL,
  sandbox,
}) => {
  await sandbox.post({ as: 'bob', text: 'Rain all day.' });
  await sandbox.post({ as: 'bob', text: 'The sun at last.' });
  const { token } = await makeDemoSession(baseURL ?? '', 'alice');
  const left = {
    'vuex-lz': {
      config: {
        muteWords: ['rain'],
        hideWordFilteredPosts: true,
        hideNsfw: true,
        highlight: { bob: { color: '#ff8800', type: 'striped' } },
        // Defaults, which nobody chose.
        colors: {},
        interfaceLanguage: 'en',
      },
      users: { lastLoginName: 'alice' },
      serverSideStorage: { cache: null },
    },
    'pinia-local-oauth': { clientId: 'c', clientSecret: 's', appToken: 'a', userToken: token },
    'pleroma-fe-drafts': { d1: draft },
  };
  await writeFeStore(page, left);
  const modes = await watchFeStore(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page).toHaveURL(/\/main\/friends$/);
  const summary = page.getByText(
    /^Imported from Pleroma-FE: 1 setting, 1 muted word, 1 highlight and 1 draft/,
  );
  await expect(summary).toBeVisible();
  const sun = cardWith(page, 'The sun at last.');
  await expect(sun).toHaveAttribute('data-highlight', 'striped');
  await expect(sun).toHaveCSS('--highlight', '#ff8800');
  await expect(cardWith(page, 'Rain all day.')).toHaveCount(0);
  expect(asked.filter((path) => path.startsWith('/oauth') || path === '/api/v1/apps')).toEqual([]);
  expect(await modes()).not.toContain('readwrite');
  expect(await readFeStore(page)).toEqual(left);

  await page.goto('/drafts');
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(['A thought from elsewhere.']);
  await page.goto('/main/friends');
  await expect(cards(page).first()).toBeVisible();
  await expect(summary).toHaveCount(0);
});

test('a browser in which it kept texts and a worker: one goes on signed in, and the worker is ours', async ({
  page,
  context,
  baseURL,
}) => {
  const { token } = await makeDemoSession(baseURL ?? '', 'alice');
  await context.route('**/sw-pleroma.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "addEventListener('push', () => {});" }),
  );
  await page.goto('/api/v1/instance');
  const left = await page.evaluate(async (userToken) => {
    const state = { config: { hidePostStats: true }, users: { lastLoginName: 'alice' } };
    localStorage.setItem('localforage/vuex-lz', JSON.stringify(state));
    localStorage.setItem('localforage/pinia-local-oauth', JSON.stringify({ userToken }));
    await navigator.serviceWorker.register('/sw-pleroma.js');
    const { active } = await navigator.serviceWorker.ready;
    return { records: Object.fromEntries(Object.entries(localStorage)), worker: active?.scriptURL };
  }, token);
  expect(left.worker).toMatch(/sw-pleroma\.js$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/main\/friends$/);
  await expect(page.getByText(/^Imported from Pleroma-FE: 1 setting/)).toBeVisible();
  const now = () =>
    page.evaluate(async () => ({
      records: Object.fromEntries(Object.entries(localStorage)),
      worker: (await navigator.serviceWorker.getRegistration())?.active?.scriptURL,
    }));
  await expect.poll(async () => (await now()).worker).toMatch(/\/sw\.js$/);
  expect((await now()).records).toMatchObject(left.records);
});

test('a server that cannot be asked at the first start is asked at the next', async ({
  page,
  baseURL,
  allowConsole,
}) => {
  allowConsole(UNREACHABLE);
  const { token } = await makeDemoSession(baseURL ?? '', 'alice');
  const left = { 'vuex-lz': { config: { hidePostStats: true } }, 'pinia-local-oauth': { userToken: token } };
  await writeFeStore(page, left);
  const isBack = await makeUnreachable(page, /verify_credentials/);
  const asked = page.waitForRequest(/verify_credentials/);
  await page.goto('/main/public');
  await asked;
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText(/^Imported from Pleroma-FE/)).toHaveCount(0);
  await isBack();
  await page.reload();
  await expect(page.getByText(/^Imported from Pleroma-FE: 1 setting.*You are still logged in/)).toBeVisible();
  await page.goto('/main/friends');
  await expect(cards(page).first()).toBeVisible();
});

test('what Pleroma-FE left damaged is named, and nothing else is lost with it', async ({ page }) => {
  const left = { 'vuex-lz': { config: { hidePostStats: true } }, 'pleroma-fe-drafts': 'half a rec' };
  await writeFeStore(page, left);
  await page.goto('/main/public');
  await expect(page.getByText(/1 setting, no muted words.*Couldn’t read some of it/)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('linnet-settings'))).toContain(
    '"hidePostStats":true',
  );
  expect(await readFeStore(page)).toEqual(left);
});
