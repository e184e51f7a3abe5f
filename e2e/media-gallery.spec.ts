import type { Locator } from '@playwright/test';
import { boxOf } from './harness/box-of';
import { cards } from './harness/cards';
import { layoutShifts, watchLayoutShifts } from './harness/layout-shifts';
import { FILES, openWithMedia, pictures } from './harness/media-page';
import { expect, test } from './harness/test';
import { bothWidths } from './harness/widths';

test(
  'pictures stand in rows of up to three, in the shape that the server tells [2.5.048, 2.3.003]',
  bothWidths,
  async ({ page, sandbox, baseURL }) => {
    const at = { page, sandbox, url: `${baseURL}` };
    const card = await openWithMedia(at, { files: pictures(8) });
    await expect(card.getByRole('img', { name: 'Picture 8' })).toBeVisible();
    expect(await perRow(card.getByRole('img', { name: /^Picture/ }))).toEqual([3, 3, 2]);
  },
);

test(
  'a picture alone has the room of its own shape, one of unknown size that of a film [2.3.003]',
  bothWidths,
  async ({ page, sandbox, baseURL }) => {
    const at = { page, sandbox, url: `${baseURL}` };
    for (const [file, ratio] of [
      [FILES.tall, 500 / 800],
      [FILES.unknownSize, 16 / 9],
    ] as const) {
      const card = await openWithMedia(at, { files: [file] });
      const shape = async () => {
        const { width, height } = await boxOf(card.locator('a[aria-haspopup] img'));
        return width / height;
      };
      await expect.poll(shape).toBeCloseTo(ratio, 1);
    }
  },
);

test('a picture that moves stands still until it is pointed at or has the focus [2.3.021]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const at = { page, sandbox, url: `${baseURL}` };
  const card = await openWithMedia(at, { files: [FILES.gif] });
  const still = card.locator('a canvas');
  await expect(still).toBeVisible();
  await expect.poll(() => still.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(320);
  await expect(card.locator('a:has(canvas) img')).toHaveCSS('opacity', '0');
  await card.getByRole('link', { name: 'A train' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(card.locator('a:has(canvas) img')).toHaveCSS('opacity', '1');
  await expect(still).toBeHidden();
  await page.mouse.move(0, 0);
  await card.getByRole('link', { name: 'A train' }).blur();
  await expect(still).toBeVisible();
  await card.getByRole('link', { name: 'A train' }).hover();
  await expect(card.locator('a:has(canvas) img')).toHaveCSS('opacity', '1');
  await openWithMedia(at, { files: [FILES.gif], settings: { stopGifs: false } });
  await expect(cards(page).locator('a:has(canvas) img')).toHaveCSS('opacity', '1');
  await expect(cards(page).locator('a canvas')).toBeHidden();
});

test('the picture of the instance covers sensitive media, and what is behind comes early only if wanted [2.3.020, 2.3.021]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const at = { page, sandbox, url: `${baseURL}` };
  const asked = async () => (await sandbox.log()).map(({ path }) => path);
  await sandbox.settings({ frontendConfiguration: { nsfwCensorImage: '/images/banner.png' } });
  const covered = { files: [FILES.hills], changes: { sensitive: true } };
  const card = await openWithMedia(at, { ...covered, settings: { preloadImage: false } });
  await expect(card.getByText('Sensitive media')).toBeVisible();
  await expect.poll(asked).toContain('/images/banner.png');
  expect(await asked()).not.toContain(FILES.hills.file);
  await openWithMedia(at, { ...covered, settings: { preloadImage: true } });
  await expect.poll(asked).toContain(FILES.hills.file);
});

test('a picture that is not there is taken from its origin, and else named with a link', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/404/);
  const at = { page, sandbox, url: `${baseURL}` };
  const gone = { url: `${baseURL}/media/gone.png`, preview_url: `${baseURL}/media/gone-small.png` };
  const fallen = { ...FILES.hills, changes: gone };
  const card = await openWithMedia(at, { files: [fallen] });
  await expect(card.getByRole('img', { name: 'Hills' })).toHaveAttribute('src', baseURL + FILES.hills.file);
  const nowhere = { ...gone, remote_url: `${baseURL}/media/gone-far.png` };
  await openWithMedia(at, { files: [{ ...FILES.hills, changes: nowhere }] });
  await expect(cards(page).getByText('Couldn’t load this file')).toBeVisible();
  await expect(cards(page).getByText('Hills')).toBeVisible();
  await expect(cards(page).getByRole('link', { name: 'Open original' })).toHaveAttribute(
    'href',
    nowhere.remote_url,
  );
});

test('a timeline full of media does not move while they come', bothWidths, async ({ page, sandbox }) => {
  await watchLayoutShifts(page);
  await sandbox.bulk({ count: 20, kind: 'media' });
  await sandbox.latency({ path: '^/media/', ms: 400 });
  await page.goto('/main/all');
  await expect(cards(page).first().getByRole('img').last()).toBeVisible();
  for (let step = 0; step < 6; step++) {
    await page.mouse.wheel(0, 700);
    await expect.poll(() => loadedInView(page.getByRole('main').locator('a img'))).toBe(true);
  }
  const moved = await layoutShifts(page);
  expect(moved.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(0.02);
});

/** The number of elements in each row, from the top. */
async function perRow(found: Locator): Promise<number[]> {
  const tops = await found.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  );
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

async function loadedInView(found: Locator): Promise<boolean> {
  return found.evaluateAll((all) =>
    all
      .filter((one) => one.getBoundingClientRect().top < innerHeight)
      .every((one) => !(one instanceof HTMLImageElement) || one.complete),
  );
}
