import type { Locator, Page } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
import { FILES, openWithMedia, pictures } from './harness/media-page';
import { expect, test } from './harness/test';
import { middleOf, STEPS, swipe, touch } from './harness/touch';
import { bothWidths } from './harness/widths';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Media viewer' });
const stageOf = (page: Page) => dialog(page).getByRole('img');

interface At {
  page: Page;
  sandbox: ControlDoor;
  url: string;
}

/** Opens the viewer on a picture of a status with these files. */
async function view(
  at: At,
  files: Parameters<typeof openWithMedia>[1]['files'],
  name: string,
): Promise<Locator> {
  const card = await openWithMedia(at, { files: files ?? [] });
  const opener = card.getByRole('link', { name });
  await opener.click();
  await expect(stageOf(at.page)).toBeVisible();
  return opener;
}

test('Escape closes it, and the focus is where it was, with the page in its place [2.9.017]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const at = { page, sandbox, url: `${baseURL}` };
  const opener = await view(at, [FILES.hills], 'Hills');
  const address = page.url();
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab');
    const inside = () => dialog(page).evaluate((found) => found.contains(document.activeElement));
    await expect.poll(inside, `after ${press + 1} tabs`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect.poll(() => page.evaluate(() => history.state.viewer ?? null)).toBeNull();
  expect(page.url()).toBe(address);
});

test('Back closes it, and the next Back leaves the screen', async ({ page, sandbox, baseURL }) => {
  const at = { page, sandbox, url: `${baseURL}` };
  await page.goto('/login');
  await expect(page.getByRole('main').locator('form')).toBeVisible();
  const opener = (await openWithMedia(at, { files: pictures(2) })).getByRole('link', { name: 'Picture 2' });
  const top = await opener.evaluate((found) => found.getBoundingClientRect().top);
  await opener.click();
  await expect(stageOf(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeVisible();
  await expect.poll(() => opener.evaluate((found) => found.getBoundingClientRect().top)).toBeCloseTo(top, 0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => history.state.viewer ?? null)).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
});

test(
  'a description stands below, scrolls when it is long, and can be put away',
  bothWidths,
  async ({ page, sandbox, baseURL }) => {
    const at = { page, sandbox, url: `${baseURL}` };
    const long = `From the bench. ${'Behind the hedge the field has been ploughed in long curves. '.repeat(60)}`;
    await view(at, [{ ...FILES.hills, description: long }], long.slice(0, 15));
    const words = dialog(page).getByText('From the bench.');
    await expect(words).toBeVisible();
    expect(await words.evaluate((found) => found.scrollHeight > found.clientHeight)).toBe(true);
    await dialog(page).getByRole('button', { name: 'Hide description' }).click();
    await expect(words).toBeHidden();
    await dialog(page).getByRole('button', { name: 'Show description' }).click();
    await expect(words).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'Open original' })).toHaveAttribute(
      'href',
      baseURL + FILES.hills.file,
    );
  },
);

test('the neighbours of a picture are there before they are asked for', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const at = { page, sandbox, url: `${baseURL}` };
  const files = pictures(4).map((file, index) => ({
    ...file,
    changes: { preview_url: `${baseURL}/media/sea-${200 + index}-320x200.png` },
  }));
  await view(at, files, 'Picture 1');
  const asked = async () => (await sandbox.log()).map(({ path }) => path);
  await expect.poll(asked).toContain(files[1]?.file);
  await expect.poll(asked).toContain(files[3]?.file);
  expect(await asked()).not.toContain(files[2]?.file);
});

test('the wheel enlarges, dragging moves about, and a click that moved closes nothing [2.9.018]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const at = { page, sandbox, url: `${baseURL}` };
  await view(at, [FILES.hills], 'Hills');
  await expect.poll(() => scaleOf(stageOf(page))).toBe(1);
  const middle = await middleOf(stageOf(page));
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => scaleOf(stageOf(page))).toBeGreaterThan(2);
  const before = await stageOf(page).boundingBox();
  await page.mouse.down();
  await page.mouse.move(middle.x - 60, middle.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await stageOf(page).boundingBox())?.x).toBeCloseTo((before?.x ?? 0) - 60, 0);
  await expect(dialog(page)).toBeVisible();
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => scaleOf(stageOf(page))).toBe(1);
  await page.mouse.dblclick(middle.x, middle.y);
  await expect.poll(() => scaleOf(stageOf(page))).toBe(2.5);
  await dialog(page).getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(() => scaleOf(stageOf(page))).toBe(1);
  await page.mouse.click(middle.x, 90);
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test(
    'a swipe over a quarter of the window leads on, a shorter one does not [2.9.018]',
    bothWidths,
    async ({ page, sandbox, baseURL }) => {
      const at = { page, sandbox, url: `${baseURL}` };
      await view(at, pictures(3), 'Picture 1');
      const quarter = (page.viewportSize()?.width ?? 0) / 4;
      await swipe(page, stageOf(page), { x: -(quarter - 12), y: 0 });
      await expect(stageOf(page)).toHaveAccessibleName('Picture 1');
      await swipe(page, stageOf(page), { x: -(quarter + 12), y: 0 });
      await expect(stageOf(page)).toHaveAccessibleName('Picture 2');
      await swipe(page, stageOf(page), { x: quarter + 12, y: 0 });
      await expect(stageOf(page)).toHaveAccessibleName('Picture 1');
    },
  );

  test(
    'a swipe down closes it, unless the picture is enlarged',
    bothWidths,
    async ({ page, sandbox, baseURL }) => {
      const at = { page, sandbox, url: `${baseURL}` };
      await view(at, [FILES.hills], 'Hills');
      await pinch(page, { from: 60, to: 240 });
      await expect.poll(() => scaleOf(stageOf(page))).toBeGreaterThan(2);
      await swipe(page, stageOf(page), { x: 0, y: 120 });
      await expect(dialog(page)).toBeVisible();
      await pinch(page, { from: 240, to: 40 });
      await expect.poll(() => scaleOf(stageOf(page))).toBe(1);
      await swipe(page, stageOf(page), { x: 0, y: 120 });
      await expect(dialog(page)).toHaveCount(0);
    },
  );

  test('a double tap enlarges', bothWidths, async ({ page, sandbox, baseURL }) => {
    const at = { page, sandbox, url: `${baseURL}` };
    await view(at, [FILES.hills], 'Hills');
    const middle = await middleOf(stageOf(page));
    // Sent together: two taps count as one double tap only within a third of a second.
    const tap = () => page.touchscreen.tap(middle.x, middle.y);
    await Promise.all([tap(), tap()]);
    await expect.poll(() => scaleOf(stageOf(page))).toBe(2.5);
  });
});

test('at 320 pixels nothing is cut off', async ({ page, sandbox, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const at = { page, sandbox, url: `${baseURL}` };
  await view(at, pictures(3), 'Picture 1');
  const edges = () =>
    dialog(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const { left, right } = button.getBoundingClientRect();
          return [left, right];
        }),
      );
  await expect.poll(async () => (await edges()).length).toBeGreaterThan(0);
  await expect.poll(async () => (await edges()).filter((x) => x < 0 || x > 320)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('it stays open while the timeline below it goes on', async ({ page, sandbox, baseURL }) => {
  const at = { page, sandbox, url: `${baseURL}` };
  await openWithMedia(at, { files: [FILES.hills], settings: { streaming: true } });
  // New posts may appear above it at any time.
  await page.getByRole('main').getByRole('link', { name: 'Hills' }).click();
  await expect(stageOf(page)).toBeVisible();
  for (let number = 0; number < 12; number++)
    await sandbox.post({ as: 'carol', text: `News ${number}. `.repeat(60) });
  await expect(page.getByText('News 11.').first()).toBeAttached();
  await expect(stageOf(page)).toBeVisible();
});

async function scaleOf(picture: Locator): Promise<number> {
  return picture.evaluate((found) => new DOMMatrix(getComputedStyle(found).transform).a);
}

/** Pinches with two fingers, at distances in pixels. */
async function pinch(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const { x, y } = await middleOf(stageOf(page));
  await touch(
    page,
    STEPS.map((share) => {
      const half = (from + (to - from) * share) / 2;
      return [
        { x: x - half, y },
        { x: x + half, y },
      ];
    }),
  );
}
