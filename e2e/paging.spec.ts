import type { Page } from '@playwright/test';
import { cards } from './harness/cards';
import { newestIds } from './harness/newest-ids';
import { readPlace } from './harness/read-place';
import { scrollUntil } from './harness/scroll-until';
import { shownIds } from './harness/shown-ids';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';

const OLDER = '^/api/v1/timelines/public\\?.*max_id=';

async function openKnownNetwork(page: Page): Promise<void> {
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
}

/** Scrolls so far that a second page was needed, and resolves to the card read there. */
async function scrollDeep(page: Page) {
  await openKnownNetwork(page);
  await scrollUntil(page, async () => (await page.evaluate(() => scrollY)) > 4000);
  return readPlace(page);
}

/** Where a card comes to rest. */
async function expectToStandAt(page: Page, card: ReturnType<Page['locator']>, top: number): Promise<void> {
  await expect(card).toBeVisible();
  await expect.poll(async () => Math.abs((await topOf(card)) - top)).toBeLessThanOrEqual(1);
  // What comes late (pictures, a measured card) must not move it again.
  await expect
    .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)))
    .toBe(true);
  expect(Math.abs((await topOf(card)) - top)).toBeLessThanOrEqual(1);
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

test('the end of a timeline is said in words', async ({ page, sandbox }) => {
  await sandbox.fail({ path: OLDER, status: 200, body: [] });
  await openKnownNetwork(page);
  const end = page.getByText('No more statuses');
  await scrollUntil(page, () => end.isVisible());
});

test('older posts that did not come can be asked for again [2.2.045, 2.8.002]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  await sandbox.fail({ path: OLDER, status: 503, body: 'down', times: 2 });
  await openKnownNetwork(page);
  const again = page.getByRole('button', { name: 'Older posts did not come. Try again' });
  await scrollUntil(page, () => again.isVisible());
  const last = (await shownIds(page)).at(-1);
  await again.click();
  // The second refusal leaves the same way on.
  await expect(again).toBeVisible();
  await again.click();
  await expect(again).toBeHidden();
  await expect.poll(async () => (await shownIds(page)).at(-1)).not.toBe(last);
});

test('a server that answers with the same page again and again is not asked for ever', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const first = await fetch(`${baseURL}/api/v1/timelines/public?limit=20`);
  const link = first.headers.get('link') ?? '';
  const body = await first.text();
  await sandbox.fail({ path: OLDER, status: 200, body, headers: { link }, times: 100 });
  await openKnownNetwork(page);
  await scrollUntil(page, () => page.getByText('No more statuses').isVisible());
  const asked = (await sandbox.log()).filter(({ query }) => query.includes('max_id='));
  expect(asked).toHaveLength(1);
});

test('the way back from a conversation leads to the exact place', async ({ page }) => {
  const read = await scrollDeep(page);
  const link = read
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .first();
  const top = await topOf(read);
  // A click of the mouse would first bring the link out from under the header.
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
