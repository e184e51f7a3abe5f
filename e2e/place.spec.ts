import type { Page } from '@playwright/test';
import { listOf, objectOf, textOf } from '../tools/report/json-value';
import { callAs } from './harness/call-as';
import { cards } from './harness/cards';
import { cardBeingRead } from './harness/card-being-read';
import { scrollUntil } from './harness/scroll-until';
import { shownIds } from './harness/shown-ids';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { openTimelineMenu, timelineName } from './harness/timeline-menu';
import { topOf } from './harness/top-of';
import { bothWidths } from './harness/widths';

const scrolled = (page: Page) => page.evaluate(() => scrollY);
const backToPlace = (page: Page) => page.getByRole('button', { name: 'Go back to where you were' });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue where you were' });

/** Opens another timeline by its link in the menu. */
async function follow(page: Page, entry: 'Local' | 'Known network'): Promise<void> {
  const menu = await openTimelineMenu(page);
  // By key: a pointer that meets the menu while it moves scrolls the page until it meets it again.
  await menu.getByRole('menuitem', { name: entry, exact: true }).press('Enter');
  await expect(timelineName(page)).toHaveText(entry === 'Local' ? 'Local timeline' : entry);
  await expect(cards(page).first()).toBeVisible();
}

test(
  'a link to a timeline opens it at its top, and offers the way back to the exact place',
  bothWidths,
  async ({ page }) => {
    await page.goto('/main/all');
    await expect(cards(page).first()).toBeVisible();
    await scrollUntil(page, async () => (await scrolled(page)) > 4000);
    // Late content may move the card.
    await page.waitForLoadState('networkidle');
    const read = await cardBeingRead(page);
    const top = await topOf(read);
    await follow(page, 'Local');
    await expect(backToPlace(page)).toHaveCount(0);
    await follow(page, 'Known network');
    await expect.poll(() => scrolled(page)).toBe(0);
    await backToPlace(page).click();
    await expect.poll(async () => Math.abs((await topOf(read)) - top)).toBeLessThanOrEqual(1);
    await expect(backToPlace(page)).toBeHidden();
  },
);

test('the offer goes by itself once one has come to the place', async ({ page }) => {
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  await scrollUntil(page, async () => (await scrolled(page)) > 1500);
  const left = await scrolled(page);
  await follow(page, 'Local');
  await follow(page, 'Known network');
  await expect(backToPlace(page)).toBeVisible();
  await scrollUntil(page, async () => (await scrolled(page)) > left + 800);
  await expect(backToPlace(page)).toBeHidden();
});

test('the offer can be put away', async ({ page }) => {
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  await scrollUntil(page, async () => (await scrolled(page)) > 1500);
  await follow(page, 'Local');
  await follow(page, 'Known network');
  await page
    .getByRole('status')
    .filter({ has: backToPlace(page) })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(backToPlace(page)).toBeHidden();
  expect(await scrolled(page)).toBe(0);
});

/** Makes the server store a read marker of the home timeline: Pleroma doesn't, other servers do. */
async function keepsHome(page: Page, marked: string): Promise<void> {
  const kept = { home: { last_read_id: marked, version: 1, updated_at: '2026-01-01T00:00:00.000Z' } };
  await page.route('**/api/v1/markers?*', (route) => route.fulfill({ json: kept }));
}

test(
  'home never moves by itself to where it was read elsewhere, but offers to go on there',
  bothWidths,
  async ({ page, baseURL }) => {
    const alice = await callAs(`${baseURL}`, 'alice');
    const home = listOf(await alice('/api/v1/timelines/home?limit=40')).map((row) =>
      textOf(objectOf(row)['id']),
    );
    const marked = `${home[25]}`;
    await keepsHome(page, marked);
    await signIn(page, 'alice');
    await expect(goOn(page)).toBeVisible();
    expect(await scrolled(page)).toBe(0);
    await goOn(page).click();
    const place = page.locator(`[data-status="${marked}"]`);
    await expect(place).toBeInViewport();
    const header = timelineName(page).locator('xpath=..');
    await expect(async () => {
      const under = await header.evaluate((bar) => bar.getBoundingClientRect().bottom);
      const below = (await topOf(place)) - under;
      expect(below).toBeGreaterThanOrEqual(-1);
      expect(below).toBeLessThan(8);
    }).toPass();
    await expect(goOn(page)).toBeHidden();
  },
);

test('the way to where home was read never lies over the button at the end of the list', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  const alice = await callAs(`${baseURL}`, 'alice');
  const home = listOf(await alice('/api/v1/timelines/home?limit=40')).map((row) =>
    textOf(objectOf(row)['id']),
  );
  await keepsHome(page, `${home[25]}`);
  await signIn(page, 'alice');
  await expect(goOn(page)).toBeVisible();
  await sandbox.fail({ path: '^/api/v1/timelines/home.*max_id=', status: 503, body: 'down', times: 100 });
  const end = page.getByRole('button', { name: 'Couldn’t load older posts. Try again' });
  for (const width of [1440, 1024, 801, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await scrollUntil(page, () => end.isVisible());
    // The last rows are measured once they are drawn.
    await expect
      .poll(() =>
        page.evaluate(() => {
          scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
          return document.documentElement.scrollHeight - innerHeight - scrollY;
        }),
      )
      .toBeLessThanOrEqual(1);
    await expect(end).toBeInViewport();
    await expect(goOn(page)).toBeInViewport();
    const newPost = page.getByRole('button', { name: 'New post' });
    for (const other of [end, newPost]) {
      await expect(async () => {
        const boxes = await Promise.all([
          goOn(page).boundingBox(),
          other.isVisible().then((is) => (is ? other.boundingBox() : null)),
        ]);
        expect(overlap(...boxes), `${width} px`).toBe(false);
      }).toPass({ timeout: 5000 });
    }
  }
});

type Box = { x: number; y: number; width: number; height: number } | null;

function overlap(a: Box, b: Box): boolean {
  if (a === null || b === null) return false;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('how far home was read is told to the server once somebody has looked at it for a while', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    const isTelling = request.method() === 'POST' && request.url().endsWith('/api/v1/markers');
    if (isTelling) bodies.push(request.postDataJSON());
  });
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await expect(timelineName(page).getByRole('button')).toBeVisible();
  const first = (await shownIds(page))[0];
  const told = async () =>
    (await sandbox.log()).filter(({ method, path }) => method === 'POST' && path === '/api/v1/markers');
  expect(await told()).toEqual([]);
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return (await told()).length;
    })
    .toBe(1);
  expect(bodies).toEqual([{ home: { last_read_id: first } }]);
});

test('with virtual scrolling off every post that has come stays on the page [2.2.046]', async ({ page }) => {
  await page.goto('/main/all');
  await storeSettings(page, { virtualScrolling: false });
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(async () => (await shownIds(page)).length).toBeGreaterThanOrEqual(20);
  const first = (await shownIds(page))[0];
  await scrollUntil(page, async () => (await shownIds(page)).length >= 60);
  expect((await shownIds(page))[0]).toBe(first);
});

test('posts far from the window are not drawn, and leave their space [2.2.046]', async ({ page }) => {
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  const first = (await shownIds(page))[0];
  const heights: number[] = [];
  await scrollUntil(page, async () => {
    heights.push(await page.evaluate(() => document.documentElement.scrollHeight));
    return (await scrolled(page)) > 6000;
  });
  const drawn = await shownIds(page);
  expect(drawn).not.toContain(first);
  expect(drawn.length).toBeLessThan(40);
  expect(heights.at(-1)).toBeGreaterThan(6000);
});

test('Back from a timeline finds the place in a list of people', async ({ page }) => {
  await signIn(page, 'alice', '/directory');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await scrollUntil(page, async () => (await scrolled(page)) >= 1500);
  const place = await scrolled(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Local' })
    .dispatchEvent('click');
  await expect(page).toHaveURL('/main/public');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/directory');
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThanOrEqual(1);
});
