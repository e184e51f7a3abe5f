import type { Locator, Page } from '@playwright/test';
import { boxOf } from './harness/box-of';
import { cards } from './harness/cards';
import { openComposer } from './harness/open-composer';
import { cardBeingRead } from './harness/card-being-read';
import { scrollUntil } from './harness/scroll-until';
import { layoutShifts, watchLayoutShifts } from './harness/layout-shifts';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { topOf } from './harness/top-of';

const HEIGHT = 900;
const newPost = (page: Page) => page.getByRole('form', { name: 'New post' });
const width = (page: Page, to: number) => page.setViewportSize({ width: to, height: HEIGHT });

/** The card whose upper edge is nearest to where people read, a quarter of the window from its top. */
async function cardAtReadingLine(page: Page): Promise<Locator> {
  const id = await page.locator('[data-status]').evaluateAll((drawn) => {
    const distance = (card: Element) => Math.abs(card.getBoundingClientRect().top - innerHeight / 4);
    return drawn.toSorted((one, other) => distance(one) - distance(other))[0]?.getAttribute('data-status');
  });
  return page.locator(`[data-status="${id}"]`);
}

async function openHome(page: Page): Promise<void> {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
}

test('one column up to 800 px, three from 1300, for members who want a third one; who writes when the form goes to another writes on there [1.4.019, 1.9.003, 3.9.012]', async ({
  page,
}) => {
  await storeSettings(page, { thirdColumnMode: 'postform' });
  await openHome(page);
  const main = page.getByRole('main');
  // The form moves from one column to the other: for a moment it stands in neither.
  const standsAside = (isAside: boolean) =>
    expect(async () => expect((await boxOf(newPost(page))).x > (await boxOf(main)).x).toBe(isAside)).toPass();
  const field = textField(await openComposer(page));
  await expect(field).toBeFocused();
  await page.keyboard.type('Half a ght');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
  for (const [to, letters] of [
    [1299, 'tho'],
    [1300, 'u'],
  ] as const) {
    await width(page, to);
    await standsAside(to === 1300);
    await expect(newPost(page)).toHaveCount(1);
    await expect(field).toBeFocused();
    await page.keyboard.type(letters);
  }
  await expect(field).toHaveValue('Half a thought');
  await width(page, 801);
  await expect(newPost(page)).toBeVisible();
  await width(page, 800);
  await expect(newPost(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await expect.poll(async () => (await boxOf(main)).width).toBe(800);
});

test('who wants no third column, and who is not signed in, has the page in its middle [1.2.053, 1.4.019]', async ({
  page,
}) => {
  const offMiddle = async () => {
    const side = await boxOf(page.getByRole('navigation', { name: 'Main' }));
    const main = await boxOf(page.getByRole('main'));
    return Math.abs((side.x + main.x + main.width) / 2 - 720);
  };
  await storeSettings(page, { thirdColumnMode: 'none' });
  await openHome(page);
  await expect(newPost(page)).toBeVisible();
  await expect.poll(offMiddle).toBeLessThan(10);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/main/all');
  await expect(page.getByRole('form', { name: 'Log in' })).toBeVisible();
  await expect.poll(offMiddle).toBeLessThan(10);
});

test('columns are as wide, and on the side, that the person chose, from the first paint [1.9.004]', async ({
  page,
}) => {
  await watchLayoutShifts(page);
  await storeSettings(page, {
    thirdColumnMode: 'postform',
    sidebarColumnWidth: '300px',
    contentColumnWidth: '500px',
    notifsColumnWidth: '260px',
    sidebarRight: true,
  });
  await openHome(page);
  await expect(newPost(page)).toBeVisible();
  const [side, main, third] = await Promise.all([
    boxOf(page.getByRole('region', { name: 'Your account', exact: true })),
    boxOf(page.getByRole('main')),
    boxOf(page.getByRole('region', { name: 'New post' })),
  ]);
  expect([third.width, main.width, side.width].map(Math.round)).toEqual([260, 500, 300]);
  expect(third.x).toBeLessThan(main.x);
  expect(main.x).toBeLessThan(side.x);
  const moved = (await layoutShifts(page)).reduce((sum, { value }) => sum + value, 0);
  expect(moved).toBeLessThanOrEqual(0.02);
});

test('between home and notifications every column stays in its place', async ({ page }) => {
  await openHome(page);
  for (const sidebarRight of [false, true]) {
    await storeSettings(page, { sidebarRight });
    for (const to of [1440, 1024]) {
      await width(page, to);
      // Loaded at this width: the columns are measured as they stay.
      await page.reload();
      await expect(cards(page).first()).toBeVisible();
      const places = async () => {
        const found = [page.getByRole('main'), page.getByRole('navigation', { name: 'Main' })];
        const boxes = await Promise.all(found.map(boxOf));
        return boxes.map((box) => [box.x, box.width].map(Math.round));
      };
      const before = await places();
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: /^Notifications/ })
        .click();
      await expect(page.getByRole('main').getByRole('heading', { name: 'Notifications' })).toBeVisible();
      expect(await places(), `at ${to} px`).toEqual(before);
      await page.goBack();
      await expect(cards(page).first()).toBeVisible();
      expect(await places(), `back at ${to} px`).toEqual(before);
    }
  }
});

test('crossing 800 and 1300 px leaves what was written and the place, in the timeline and in a conversation [1.4.019]', async ({
  page,
  sandbox,
}) => {
  const { id } = await sandbox.post({ as: 'bob', text: 'How it began.' });
  await sandbox.bulk({ count: 30, kind: 'long', as: 'carol', inReplyTo: id });
  await storeSettings(page, { thirdColumnMode: 'postform' });
  await openHome(page);
  await textField(await openComposer(page)).fill('Half a thought');
  await scrollUntil(page, async () => (await page.evaluate(() => scrollY)) > 3000);
  await page.waitForLoadState('networkidle');
  const read = await cardBeingRead(page);
  await read.getByRole('button', { name: /^Reply/ }).click();
  const reply = page.getByRole('form', { name: /^Your reply to/ });
  await textField(reply).fill('And half an answer');
  await read.evaluate(
    (card) =>
      new Promise((resolve) => {
        addEventListener('scrollend', resolve, { once: true });
        scrollBy(0, card.getBoundingClientRect().top - 120);
      }),
  );
  const top = await topOf(read);
  for (const to of [1200, 700, 1000, 1440]) {
    await width(page, to);
    await expect.poll(async () => Math.abs((await topOf(read)) - top), `at ${to} px`).toBeLessThanOrEqual(8);
    await expect(textField(reply)).toHaveValue('And half an answer');
  }
  await expect(textField(newPost(page))).toHaveValue('Half a thought');

  await page.goto(`/notice/${id}`);
  await scrollUntil(page, async () => (await page.evaluate(() => scrollY)) > 3000);
  await page.waitForLoadState('networkidle');
  const inThread = await cardAtReadingLine(page);
  const topInThread = await topOf(inThread);
  for (const to of [1200, 700, 1000, 1440]) {
    await width(page, to);
    await expect
      .poll(async () => Math.abs((await topOf(inThread)) - topInThread), `conversation at ${to} px`)
      .toBeLessThanOrEqual(8);
  }
});

test('what stands open on a phone is there again when it was turned and turned back [1.4.021]', async ({
  page,
}) => {
  await width(page, 700);
  await openHome(page);
  await page.getByRole('button', { name: 'New post' }).click();
  const sheet = page.getByRole('dialog').filter({ has: newPost(page) });
  await textField(sheet).fill('Written upright');
  await width(page, 1440);
  await expect(textField(sheet)).toHaveValue('Written upright');
  await width(page, 700);
  await expect(textField(sheet)).toHaveValue('Written upright');
  await sheet.getByRole('button', { name: 'Minimise' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toBeVisible();
  await width(page, 1440);
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await width(page, 700);
  await expect(drawer).toBeVisible();
});
