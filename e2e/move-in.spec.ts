import { makeDemoSession } from '../tools/browser/demo-session';
import { cards, cardWith } from './harness/cards';
import { leaveFeStore, readFeStore, watchFeStore } from './harness/pleroma-fe-store';
import { expect, test } from './harness/test';

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
      config: { muteWords: ['rain'], hideWordFilteredPosts: true, hideNsfw: true },
      users: { lastLoginName: 'alice' },
      serverSideStorage: { cache: null },
    },
    'pinia-local-oauth': { clientId: 'c', clientSecret: 's', appToken: 'a', userToken: token },
    'pleroma-fe-drafts': { d1: draft },
  };
  await leaveFeStore(page, left);
  const modes = await watchFeStore(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page).toHaveURL(/\/main\/friends$/);
  const summary = page.getByText(
    /^From Pleroma-FE came along: 1 setting, 1 muted word, no highlights and 1 draft/,
  );
  await expect(summary).toBeVisible();
  await expect(cardWith(page, 'The sun at last.')).toBeVisible();
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

test('what Pleroma-FE left damaged is named, and nothing else is lost with it', async ({ page }) => {
  const left = { 'vuex-lz': { config: { hidePostStats: true } }, 'pleroma-fe-drafts': 'half a rec' };
  await leaveFeStore(page, left);
  await page.goto('/main/public');
  await expect(page.getByText(/1 setting, no muted words.*Some of what it kept is damaged/)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('linnet-settings'))).toContain(
    '"hidePostStats":true',
  );
  expect(await readFeStore(page)).toEqual(left);
});
