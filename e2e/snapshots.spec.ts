import type { Page } from '@playwright/test';
import { callAs } from './harness/call-as';
import { cards, cardWith } from './harness/cards';
import { newPosts } from './harness/new-posts';
import { expectPlaceStored } from './harness/place-stored';
import { readFurtherDown } from './harness/read-further-down';
import { shownIds } from './harness/shown-ids';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';

const TIMELINES = '^/api/v1/timelines/';

/** Waits until the timeline that the page shows is stored, with this text in its note. */
async function expectStored(page: Page, detail = 'checksum', kind = 'timeline'): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((prefix) => {
        const name = Object.keys(localStorage).find((key) => key.startsWith(prefix));
        return name === undefined ? null : localStorage.getItem(name);
      }, `linnet-${kind}`),
    )
    .toContain(detail);
}

/** A card far above what can be seen. */
async function farAbove(page: Page): Promise<string> {
  let found: string | undefined;
  const look = () =>
    page.locator('[data-status]').evaluateAll((drawn) => {
      const card = drawn.find((one) => one.getBoundingClientRect().top < -200);
      return card?.getAttribute('data-status') ?? undefined;
    });
  await expect.poll(async () => (found = await look())).toBeDefined();
  return `${found}`;
}

const lastUpdate = (page: Page) => page.getByRole('main').getByText(/^Last update: /);

test('the posts that were read last are there before the server answers, unless that was turned off', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.post({ as: 'carol', text: 'The last that was seen.' });
  await signIn(page, 'alice');
  await expect(cardWith(page, 'The last that was seen.')).toBeVisible();
  await expectStored(page);
  await page.close();
  await sandbox.post({ as: 'carol', text: 'Posted since.' });
  await sandbox.hold({ path: TIMELINES });

  const later = await context.newPage();
  await later.goto('/main/friends');
  const seen = cardWith(later, 'The last that was seen.');
  await expect(seen).toBeVisible();
  await expect(lastUpdate(later)).toBeVisible();
  const top = await topOf(seen);
  await sandbox.release();
  await expect(newPosts(later)).toBeVisible();
  await expect(lastUpdate(later)).toBeHidden();
  await expect.poll(async () => Math.abs((await topOf(seen)) - top)).toBeLessThanOrEqual(1);
  await expect(cardWith(later, 'Posted since.')).toHaveCount(0);
  await newPosts(later).click();
  await expect(cards(later).first()).toContainText('Posted since.');

  await expectStored(later);
  await storeSettings(later, { timelineSnapshots: false });
  await later.close();
  await sandbox.hold({ path: TIMELINES });
  const last = await context.newPage();
  await last.goto('/main/friends');
  await expect.poll(() => sandbox.heldRequests()).toBeGreaterThan(0);
  await expect(cards(last)).toHaveCount(0);
  await sandbox.release();
  await expect(cards(last).first()).toContainText('Posted since.');
});

test('the next start is where one read, and what was deleted goes without moving that', async ({
  page,
  context,
  sandbox,
  baseURL,
}) => {
  const { card: read } = await readFurtherDown(page, sandbox);
  const id = await read.getAttribute('data-status');
  await expectPlaceStored(page);
  const top = await topOf(read);
  const above = await farAbove(page);
  const carol = await callAs(`${baseURL}`, 'carol');
  await page.close();
  // The closed page may hear of the deletion for a moment, and would drop what it has stored.
  await expect.poll(() => sandbox.streams()).toEqual([]);
  await carol(`/api/v1/statuses/${above}`, { method: 'DELETE' });
  await sandbox.hold({ path: TIMELINES });

  const later = await context.newPage();
  await later.goto('/main/all');
  const again = later.locator(`[data-status="${id}"]`);
  await expect(again).toBeVisible();
  await expect(lastUpdate(later)).toBeVisible();
  await expect.poll(async () => Math.abs((await topOf(again)) - top)).toBeLessThanOrEqual(1);
  await sandbox.release();
  await expect(lastUpdate(later)).toBeHidden();
  await expect.poll(() => shownIds(later)).not.toContain(above);
  await expect.poll(async () => Math.abs((await topOf(again)) - top)).toBeLessThanOrEqual(1);
});

test('the notifications that were seen last are there before the server answers, and new ones wait above them', async ({
  page,
  context,
  sandbox,
}) => {
  const mine = await sandbox.post({ as: 'dave', text: 'The kettle is mine.' });
  await sandbox.act({ as: 'bob', action: 'favourite', status: mine.id });
  await signIn(page, 'dave');
  const column = (at: Page) => at.getByRole('region', { name: /^Notifications/ });
  const seen = (at: Page) => column(at).getByRole('article').filter({ hasText: 'The kettle is mine.' });
  await expect(seen(page)).toBeVisible();
  await expectStored(page, 'checksum', 'notifications');
  await page.close();
  await sandbox.post({ as: 'carol', text: '@dave which kettle?' });
  const before = (await sandbox.log()).length;
  await sandbox.hold({ path: '^/api/v1/(timelines|notifications)' });

  const later = await context.newPage();
  await later.goto('/main/friends');
  await expect(seen(later)).toBeVisible();
  await expect(column(later).getByText(/^Last update: /)).toBeVisible();
  const top = await topOf(seen(later));
  await sandbox.release();
  const show = column(later).getByRole('button', { name: '1 new' });
  await expect(show).toBeVisible();
  await expect.poll(async () => Math.abs((await topOf(seen(later))) - top)).toBeLessThanOrEqual(1);
  await expect(column(later).getByText('which kettle?')).toHaveCount(0);
  await show.click();
  await expect(column(later).getByRole('article').first()).toContainText('which kettle?');
  const asked = (await sandbox.log()).slice(before).filter(({ path }) => path.endsWith('/notifications'));
  expect(asked).toHaveLength(1);
});
