import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

/** Opens the notifications of dave, who has few. */
async function open(page: Page, name = 'dave'): Promise<void> {
  await signIn(page, name, `/${name}/notifications`);
  await expect(page.getByRole('heading', { name: /^Notifications/, level: 1 })).toBeVisible();
}

const rows = (page: Page): Locator => page.getByRole('main').getByRole('article');
const row = (page: Page, text: string | RegExp): Locator => rows(page).filter({ hasText: text });
const isNew = (card: Locator) => expect(card).toHaveAttribute('data-unseen', 'true');
const isSeen = (card: Locator) => expect(card).toHaveAttribute('data-unseen', 'false');

test('the many kinds of a busy account are all told without a mistake', async ({ page }) => {
  await open(page, 'alice');
  for (const words of ['moved to', 'edited a post', 'followed you']) {
    await expect(row(page, words).first()).toBeVisible();
  }
  const older = page.getByRole('main').getByRole('button', { name: 'Load older notifications' });
  await expect(async () => {
    if (await older.isVisible()) await older.scrollIntoViewIfNeeded({ timeout: 1000 });
    expect(await row(page, 'sent a report').count()).toBeGreaterThan(0);
  }).toPass();
  const report = row(page, 'sent a report').first();
  await expect(report).toContainText('Spoilers for the kiln opening.');
  await expect(report).toContainText('Open');
  await expectAccessible(page);
});

test('how much is new stands before the title of the tab and on its icon, until it was seen [2.4.028, 3.9.008]', async ({
  page,
  sandbox,
}) => {
  await open(page);
  await expect.poll(() => sandbox.streams()).toContain('user');
  await expect(page).toHaveTitle(/^Notifications/);
  const icon = page.locator('link[rel=icon]').last();
  await expect(icon).not.toHaveAttribute('href', /^data:/);
  await sandbox.post({ as: 'edda', text: '@dave still the kettle' });
  await expect(page).toHaveTitle(/^\(1\) Notifications/);
  await expect(icon).toHaveAttribute('href', /^data:image\/png/);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page).toHaveTitle(/^Notifications/);
  await expect(icon).not.toHaveAttribute('href', /^data:/);
});

test('the end brings older ones also after a few that were known already', async ({ page, sandbox }) => {
  for (let at = 0; at < 45; at += 1) await sandbox.post({ as: 'bob', text: `@dave number ${at}` });
  await open(page);
  await expect(rows(page).nth(29)).toBeAttached();
  await expect.poll(() => sandbox.streams()).toContain('user');
  for (const text of ['one', 'two', 'three']) await sandbox.post({ as: 'edda', text: `@dave ${text}` });
  await expect(row(page, '@dave three')).toBeVisible();
  // Thirty seen notifications are shown, so that three of them are queued.
  await page.getByRole('main').getByRole('button', { name: 'Mark all as read' }).click();
  await expect(rows(page)).toHaveCount(30);
  await expect(async () => {
    await rows(page).last().scrollIntoViewIfNeeded();
    await expect(row(page, /number 0\b/)).toBeAttached({ timeout: 1000 });
  }).toPass();
});

test('keys lead through them, and act on the post of the one that is selected', async ({ page, sandbox }) => {
  const mine = await sandbox.post({ as: 'dave', text: 'The kettle is mine.' });
  await sandbox.post({ as: 'edda', text: '@dave which kettle?' });
  await sandbox.act({ as: 'bob', action: 'favourite', status: mine.id });
  await open(page);
  const [like, mention] = [row(page, 'The kettle is mine.'), row(page, 'which kettle?')];
  await isNew(mention);
  await page.keyboard.press('j');
  await expect(like).toBeFocused();
  // This line only names a post, so that the shortcut does nothing.
  await page.keyboard.press('f');
  await page.keyboard.press('j');
  await expect(mention).toBeFocused();
  await page.keyboard.press('f');
  await expect(mention.getByRole('button', { name: /avourite/ })).toHaveAttribute('aria-pressed', 'true');
  await isSeen(mention);
  await isNew(like);
  await page.keyboard.press('r');
  await expect(mention.getByRole('textbox', { name: 'Write your reply' })).toBeFocused();
  await mention.focus();
  await page.keyboard.press('k');
  await expect(like).toBeFocused();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(new RegExp(`/notice/${mine.id}$`));
  await page.goBack();
  await expect(like).toBeFocused();
});
