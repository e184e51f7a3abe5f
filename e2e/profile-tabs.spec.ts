import type { Page } from '@playwright/test';
import { isNarrow } from './harness/is-narrow';
import { mediaTiles, profileTabs, carolAccount } from './harness/profile-page';
import { cardBeingRead } from './harness/card-being-read';
import { scrollUntil } from './harness/scroll-until';
import { severalAccounts } from './harness/several-accounts';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { bothWidths } from './harness/widths';

const scrolled = (page: Page) => page.evaluate(() => scrollY);
const person = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

test('another list of somebody has no place before it was read, however the page was come to', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id, told } = await carolAccount(`${baseURL}`);
  await sandbox.fail({
    path: `/${id}/followers`,
    status: 200,
    body: severalAccounts(told, 0, 40),
    times: 99,
  });
  await sandbox.fail({
    path: `/${id}/following`,
    status: 200,
    body: severalAccounts(told, 100, 40),
    times: 99,
  });
  await signIn(page, 'alice', '/users/carol?tab=followers');
  await scrollUntil(page, () => person(page, 'Person 30').isVisible());
  const top = await scrolled(page);
  expect(top).toBeGreaterThan(1500);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1500);

  // Rows that were not drawn since the reload are measured on the way.
  await expect(async () => {
    await page.keyboard.press('Home');
    expect(await scrolled(page)).toBe(0);
  }).toPass();
  await profileTabs(page).getByRole('link', { name: 'Following' }).click();
  await scrollUntil(page, () => person(page, 'Person 102').isVisible());
  expect(await scrolled(page)).toBeLessThan(1500);
  // Opening a list again loads it again.
  const asked = async () => (await sandbox.log()).filter(({ path }) => path.endsWith('/followers')).length;
  const before = await asked();
  await profileTabs(page).getByRole('link', { name: 'Followers' }).click();
  await expect(person(page, 'Person 1').first()).toBeVisible();
  await expect.poll(asked).toBe(before + 1);
});

test('a post that was read in one list of somebody is not looked for in another', async ({
  page,
  sandbox,
}) => {
  await sandbox.bulk({ count: 120, kind: 'media', as: 'carol', endAt: Date.now() - 3_600_000 });
  await sandbox.bulk({ count: 60, as: 'carol' });
  await signIn(page, 'alice', '/users/carol');
  await scrollUntil(page, async () => (await scrolled(page)) > 3000);
  const read = await cardBeingRead(page);
  const id = await read.getAttribute('data-status');
  await read.locator('a:has(time)').first().click();
  await expect(page).toHaveURL(new RegExp(`/notice/${id}`));
  await page.goBack();
  await expect(page.getByRole('main').locator(`[data-status="${id}"]`)).toBeInViewport();

  await profileTabs(page).getByRole('link', { name: 'Media' }).press('Enter');
  await expect(page).toHaveURL(/tab=media/);
  await expect(mediaTiles(page).first()).toBeInViewport();
  await page.waitForLoadState('networkidle');
  // One more page may be needed to fill the window; refreshes are allowed at any time.
  const older = (await sandbox.log()).filter(({ query }) => /only_media=true.*max_id=/.test(query));
  expect(older.length).toBeLessThanOrEqual(1);
});

test(
  'the media of somebody are squares side by side; one opens large, leads to its post, and Back returns',
  bothWidths,
  async ({ page, sandbox }) => {
    await sandbox.bulk({ count: 30, kind: 'media', as: 'carol', endAt: Date.now() - 3_600_000 });
    await signIn(page, 'alice', '/users/carol?tab=media');
    const tiles = mediaTiles(page);
    await expect(tiles.nth(8)).toBeVisible();
    const boxes = await tiles.evaluateAll((all) =>
      all.slice(0, 9).map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return { x: Math.round(x), y: Math.round(y), isSquare: Math.abs(width - height) < 1 };
      }),
    );
    expect(boxes.every(({ isSquare }) => isSquare)).toBe(true);
    const inRow = boxes.filter(({ y }) => y === boxes[0]?.y).length;
    expect(inRow).toBe(isNarrow(page) ? 3 : 4);

    await tiles.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tiles.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const below = tiles.nth(1 + inRow);
    await expect(below).toBeFocused();
    const post = `${await below.getAttribute('href')}`;
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: 'Media viewer' });
    await expect(viewer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(below).toBeFocused();

    await page.keyboard.press('Enter');
    await viewer.getByRole('link', { name: 'Open post' }).click();
    await expect(page).toHaveURL(new RegExp(`${post}$`));
    await expect(viewer).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/tab=media$/);
    await expect(below).toBeInViewport();
  },
);
