import type { Page } from '@playwright/test';
import { callAs } from './harness/call-as';
import { cards } from './harness/cards';
import { newestIds } from './harness/newest-ids';
import { cardBeingRead } from './harness/card-being-read';
import { scrollUntil } from './harness/scroll-until';
import { shownIds } from './harness/shown-ids';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';

async function openKnownNetwork(page: Page): Promise<void> {
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
}

/** Scrolls beyond the first page, and resolves to the card that is read there. */
async function scrollDeep(page: Page) {
  await openKnownNetwork(page);
  await scrollUntil(page, async () => (await page.evaluate(() => scrollY)) > 4000);
  return cardBeingRead(page);
}

/** Runs in the page: whether the pictures of the list in the window have loaded. Others may wait until they are near. */
function isDrawn(): boolean {
  return [...document.querySelectorAll<HTMLImageElement>('main img')].every((picture) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return picture.complete || bottom < 0 || top > innerHeight;
  });
}

/** Expects the final position of a card. */
async function expectToStandAt(page: Page, card: ReturnType<Page['locator']>, top: number): Promise<void> {
  await expect(card).toBeVisible();
  await expect.poll(async () => Math.abs((await topOf(card)) - top)).toBeLessThanOrEqual(1);
  // Late changes (pictures, a measured card) must not move it again.
  await expect.poll(() => page.evaluate(isDrawn)).toBe(true);
  await expect.poll(async () => Math.abs((await topOf(card)) - top)).toBeLessThanOrEqual(1);
}

test('older posts come on scrolling, all of them and each once [1.2.004, 2.2.001]', async ({
  page,
  baseURL,
}) => {
  await openKnownNetwork(page);
  const seen: string[] = [];
  await scrollUntil(page, async () => {
    for (const id of await shownIds(page)) if (!seen.includes(id)) seen.push(id);
    return seen.length >= 60;
  });
  expect(seen.slice(0, 60)).toEqual(await newestIds(`${baseURL}`, 60));
});

test('the way back from a conversation leads to the exact place', async ({ page }) => {
  const read = await scrollDeep(page);
  const link = read
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .first();
  const top = await topOf(read);
  // By script: a mouse click would first scroll the link out from under the header.
  await link.dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Conversation' })).toBeVisible();
  await expect(page).toHaveURL(/\/notice\//);
  await page.goBack();
  await expectToStandAt(page, read, top);
});

test('loading the page again keeps the exact place', async ({ page }) => {
  const read = await scrollDeep(page);
  const top = await topOf(read);
  await page.reload();
  await expectToStandAt(page, read, top);
});

/** Scrolls through the known network until this many pages were requested. */
async function scrollThrough(page: Page, pages: number): Promise<void> {
  await openKnownNetwork(page);
  await page.evaluate(async (wanted) => {
    // Beyond its size nothing is noted.
    performance.setResourceTimingBufferSize(5000);
    const asked = () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('max_id=')).length;
    while (asked() < wanted) {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, pages);
  await page.waitForLoadState('networkidle');
  // Scrolls up a little, so that there are posts below the one that is read.
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, -900);
  await page.waitForLoadState('networkidle');
  await waitUntilStill(page);
}

/** Waits until the page has not been scrolled for some frames, by the wheel or by cards that were measured. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let still = 0, last = scrollY; still < 15; last = scrollY) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = scrollY === last ? still + 1 : 0;
    }
  });
}

/** Records every card that is ever drawn, from the next load on. */
async function noteCards(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenCards: seen });
    new MutationObserver(() => {
      for (const card of document.querySelectorAll<HTMLElement>('[data-status]'))
        seen.push(card.dataset['status'] ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate((): unknown => Reflect.get(window, 'seenCards'));
}

test('loading the bookmarks again far down shows what was read there, with one request', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  const posts = await newestIds(`${baseURL}`, 40);
  const order = posts.map((_, index) => `${posts[(index * 7) % posts.length]}`);
  for (const id of order) await alice(`/api/v1/statuses/${id}/bookmark`, { method: 'POST' });
  await signIn(page, 'alice', '/bookmarks');
  await expect(cards(page).first()).toBeVisible();
  await scrollUntil(page, async () => (await shownIds(page)).includes(`${order[5]}`));
  await page.waitForLoadState('networkidle');
  const read = await cardBeingRead(page);
  const top = await topOf(read);
  await sandbox.latency({ path: '^/api/', ms: 500 });
  const seen = await noteCards(page);
  const asked = (await sandbox.log()).length;
  await page.reload();
  await expectToStandAt(page, read, top);
  expect(await seen()).not.toContain(order.at(-1));
  const pages = (await sandbox.log()).slice(asked).filter(({ path }) => path === '/api/v1/bookmarks');
  // The newest are asked for too.
  expect(pages.filter(({ query }) => query.includes('max_id='))).toHaveLength(1);
  // The rest of the list is above and loads with one press.
  await page.getByRole('button', { name: 'Load the missing posts' }).dispatchEvent('click');
  await expectToStandAt(page, read, top);
});

test('loading the page again far down shows what was read there, and nothing else before it', async ({
  page,
  sandbox,
  baseURL,
}) => {
  test.slow();
  await scrollThrough(page, 13);
  const read = await cardBeingRead(page);
  const top = await topOf(read);
  const [newest] = await newestIds(`${baseURL}`, 1);
  await sandbox.latency({ path: '^/api/', ms: 500 });
  const seen = await noteCards(page);
  const asked = (await sandbox.log()).length;
  await page.reload();
  await expectToStandAt(page, read, top);
  expect(await seen()).not.toContain(newest);
  const pages = (await sandbox.log())
    .slice(asked)
    .filter(({ path, query }) => path.startsWith('/api/v1/timelines') && !query.includes('since_id='));
  // Only pages from there on are requested: even the start of the page does not request the first.
  expect(pages).not.toHaveLength(0);
  expect(pages.filter(({ query }) => !query.includes('max_id='))).toEqual([]);
  const gap = page.getByRole('button', { name: 'Load the missing posts' });
  await expect(gap).toHaveCount(1);
  await gap.dispatchEvent('click');
  // The gap moves up with what it loads, out of the rendered rows.
  await expect(gap).toHaveCount(0);
  await expectToStandAt(page, read, top);
});

test('Back after a conversation was loaded again leads to the exact place', async ({ page }) => {
  const read = await scrollDeep(page);
  const top = await topOf(read);
  await read
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .first()
    .dispatchEvent('click');
  await expect(page.getByRole('heading', { name: 'Conversation' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Conversation' })).toBeVisible();
  await page.goBack();
  await expectToStandAt(page, read, top);
});

test('loading the page again before its place was back loses nothing', async ({ page, sandbox }) => {
  const read = await scrollDeep(page);
  const top = await topOf(read);
  await sandbox.hold({ path: '^/api/v1/timelines' });
  await page.reload();
  const waiting = async () =>
    (await sandbox.log()).filter(({ query, status }) => query.includes('max_id=') && status === 0).length;
  await expect.poll(waiting).toBe(1);
  await page.reload();
  await sandbox.release();
  await expectToStandAt(page, read, top);
});
