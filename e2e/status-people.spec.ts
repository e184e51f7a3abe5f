import type { Locator, Page } from '@playwright/test';
import { objectOf } from '../tools/report/json-value';
import { callAs } from './harness/call-as';
import { expectAccessible } from './harness/expect-accessible';
import { scrollUntil } from './harness/scroll-until';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const main = (page: Page): Locator => page.getByRole('main');
const people = (page: Page): Locator => main(page).locator('[data-person]');
const focused = (page: Page): Locator => main(page).locator('article[aria-current=true]');

test('everybody who favourited a post is listed at an address of its own, searched and followed there, and Back leads to the post', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id } = await sandbox.post({ as: 'bob', text: 'Everybody likes this one.' });
  await sandbox.crowd({ count: 300, name: 'starling', status: id });
  await signIn(page, 'alice', `/notice/${id}`);
  await focused(page).getByRole('button', { name: '300 favourites' }).click();
  const glance = page.getByRole('dialog', { name: 'Favourited by' });
  await expect(glance).toContainText('and 284 more');
  await glance.getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL(new RegExp(`/notice/${id}/people\\?of=favourites$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Favourited by');
  await expect(main(page)).toContainText('Everybody likes this one.');
  await expect(people(page).filter({ hasText: '@starling0@' })).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => people(page).count()).toBeLessThan(60);
  await scrollUntil(page, async () => people(page).filter({ hasText: '@starling150@' }).isVisible());
  await expect.poll(() => people(page).count()).toBeLessThan(60);
  await page.evaluate(() => scrollTo(0, 0));
  await main(page).getByRole('searchbox', { name: 'Search these people' }).fill('starling 299');
  await expect(people(page)).toHaveCount(1);
  await people(page).getByRole('button', { name: 'Follow starling 299' }).click();
  await expect(people(page).getByRole('button', { name: /starling 299: unfollow$/ })).toBeVisible();
  const alice = await callAs(`${baseURL}`, 'alice');
  const found = objectOf(await alice('/api/v1/accounts/lookup?acct=starling299@crowd.example'));
  expect(await alice(`/api/v1/accounts/relationships?id=${found['id']}`)).toMatchObject([
    { following: true },
  ]);
  await main(page).getByRole('link', { name: 'Repeats' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody yet.' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/notice/${id}$`));
});
