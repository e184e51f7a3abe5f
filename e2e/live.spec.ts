import type { Page } from '@playwright/test';
import { cards } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { newPosts } from './harness/new-posts';
import { cardBeingRead } from './harness/card-being-read';
import { scrollUntil } from './harness/scroll-until';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';

/** Browsers log this themselves when a socket fails. */
const SOCKET_TROUBLE = /WebSocket connection to/;
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

/** The line below the bar about the state of the connection. */
const mark = (page: Page) => page.locator('[data-connection]');

test('where sockets are refused, that is marked as long as it is so, and new posts come by asking', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(SOCKET_TROUBLE);
  await sandbox.sockets({ action: 'refuse' });
  await page.clock.install();
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await expect(mark(page)).toContainText('Live updates have stopped.');
  await page.clock.runFor(5000);
  await expect(mark(page)).toContainText(/Last updated \d/);
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);
  await expectAccessible(page);
  await sandbox.post({ as: 'carol', text: 'The long way round.' });
  // A question that was on its way before the post tells nothing of it.
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(newPosts(page)).toHaveText('1 new', { timeout: 1000 });
  }).toPass();
  expect(await sandbox.streams()).toEqual([]);
});

test('a broken connection is marked, comes back, and what was missed meanwhile is asked for', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(SOCKET_TROUBLE);
  await page.clock.install();
  await signIn(page, 'alice');
  await expect.poll(() => sandbox.streams()).toContain('user');
  await scrollUntil(page, async () => (await page.evaluate(() => scrollY)) > 1500);
  await page.waitForLoadState('networkidle');
  const read = await cardBeingRead(page);
  const top = await topOf(read);
  await sandbox.sockets({ action: 'refuse' });
  await sandbox.sockets({ action: 'drop' });
  await expect(mark(page)).toContainText('Live updates have stopped.');
  await expect.poll(async () => Math.abs((await topOf(read)) - top)).toBeLessThanOrEqual(1);
  await sandbox.post({ as: 'carol', text: 'Missed by the socket.' });
  await sandbox.sockets({ action: 'allow' });
  const again = mark(page).getByRole('button', { name: 'Try now' });
  await expect(async () => {
    // The client also tries by itself: then the button is gone before.
    if (await again.isVisible()) await again.dispatchEvent('click', {}, { timeout: 1000 });
    await expect(mark(page)).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  await expect(newPosts(page)).toHaveText('1 new');
  await expect.poll(async () => Math.abs((await topOf(read)) - top)).toBeLessThanOrEqual(1);
  await sandbox.post({ as: 'carol', text: 'Heard again.' });
  await expect(newPosts(page)).toHaveText('2 new');
});
