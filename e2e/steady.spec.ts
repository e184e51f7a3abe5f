import type { Page } from '@playwright/test';
import { cards } from './harness/cards';
import { newPosts } from './harness/new-posts';
import { cardBeingRead } from './harness/card-being-read';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { watchPosition } from './harness/watch-position';

const OLDER = '^/api/v1/timelines/public\\?.*max_id=';

/** Slows the CPU down to a quarter of its speed. */
async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** The height of the page once it no longer changes. */
async function settledHeight(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const height = () => document.documentElement.scrollHeight;
    for (let last = height(), still = 0; still < 10; last = height()) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = last === height() ? still + 1 : 0;
    }
    return height();
  });
}

test('what is read at the end stands still when older posts come under it', async ({ page, sandbox }) => {
  await slowDown(page);
  await sandbox.bulk({ count: 60, kind: 'plain' });
  await sandbox.hold({ path: OLDER });
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  // In one step, as with the key End: the rows on the way are not measured yet.
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => sandbox.heldRequests()).toBe(1);
  const height = await settledHeight(page);
  const furthestMove = await watchPosition(await cardBeingRead(page));
  await sandbox.release();
  await expect.poll(() => settledHeight(page), { timeout: 30_000 }).toBeGreaterThan(height + 1000);
  expect(await furthestMove()).toBeLessThanOrEqual(1);
});

test('what is read stands still while many posts arrive and the rest of the cards comes', async ({
  page,
  sandbox,
}) => {
  let bringParts: () => void = () => undefined;
  const partsMayCome = new Promise<void>((resolve) => (bringParts = resolve));
  await page.route('**/assets/soon-*', async (route) => {
    await partsMayCome;
    await route.continue();
  });
  await slowDown(page);
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await settledHeight(page);
  const read = await cardBeingRead(page);
  const furthestMove = await watchPosition(read);
  bringParts();
  await expect.poll(() => sandbox.streams()).toContain('user');
  // What was missed until the stream was ready is asked for: were that a page of new posts alone, home would be loaded again.
  await expect
    .poll(async () => (await sandbox.log()).map(({ path, query }) => path + query))
    .toContainEqual(expect.stringMatching(/timelines\/home.*since_id/));
  const texts = Array.from({ length: 50 }, (_, index) => `Number ${index + 1} of fifty.`);
  await Promise.all(texts.map((text) => sandbox.post({ as: 'carol', text })));
  await expect(newPosts(page)).toHaveText('50 new', { timeout: 30_000 });
  await expect(read.getByRole('button', { name: /^Reply/ })).toBeAttached();
  await settledHeight(page);
  expect(await furthestMove()).toBeLessThanOrEqual(1);
});
