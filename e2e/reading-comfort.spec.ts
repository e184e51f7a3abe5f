import { cardWith } from './harness/cards';
import { findMoving } from './harness/find-moving';
import { FILES, openWithMedia } from './harness/media-page';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

test('who wants less motion gets a media viewer that shows and changes at once', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const card = await openWithMedia(
    { page, sandbox, url: `${baseURL}` },
    { files: [FILES.hills, FILES.tall] },
  );
  await card.getByRole('link', { name: 'Hills' }).click();
  const viewer = page.getByRole('dialog', { name: 'Media viewer' });
  await expect(viewer.getByRole('img', { name: 'Hills' })).toBeVisible();
  expect(await findMoving(viewer)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('img', { name: 'The sea' })).toBeVisible();
  expect(await findMoving(viewer)).toEqual([]);
  // Without a fade the viewer is gone in the frames after the key.
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0, { timeout: 1000 });
});

test('with the colours of the system everything that can be pressed and chosen is still to be seen', async ({
  page,
  sandbox,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await sandbox.post({
    as: 'carol',
    text: 'Saturday bread?',
    poll: { options: ['rye', 'seeded'], multiple: false, expires_in: 18_000 },
  });
  await signIn(page, 'alice');
  const card = cardWith(page, 'Saturday bread?');
  const poll = card.getByRole('group', { name: 'Poll', exact: true });
  await poll.getByRole('radio', { name: 'rye' }).check();
  await poll.getByRole('button', { name: 'Vote' }).click();
  const results = poll.getByRole('listitem');
  await expect(results).toHaveCount(2);
  // The length of a bar is a border: the system paints no backgrounds.
  const lines = await results.evaluateAll((rows) =>
    rows.map((row) =>
      Math.max(
        ...[...row.querySelectorAll('*')].map((part) =>
          parseFloat(getComputedStyle(part).borderBlockEndWidth) > 0 ? part.getBoundingClientRect().width : 0,
        ),
      ),
    ),
  );
  expect(lines[0]).toBeGreaterThan(100);
  expect(lines[1]).toBeLessThan(lines[0] ?? 0);

  const more = card.getByRole('button', { name: 'More actions' });
  await more.click();
  const menu = page.getByRole('menu', { name: 'More actions' });
  await expect(menu).toBeVisible();
  expect(await menu.evaluate((box) => parseFloat(getComputedStyle(box).borderTopWidth))).toBeGreaterThan(0);
});

test('who wants less transparency has no picture behind the page', async ({ page, sandbox }) => {
  const wallpaper = page.locator('img[data-loaded=true]');
  await sandbox.settings({ frontendConfiguration: { background: '/images/hills.png' } });
  await signIn(page, 'alice');
  await expect(wallpaper).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  const features = [{ name: 'prefers-reduced-transparency', value: 'reduce' }];
  await devtools.send('Emulation.setEmulatedMedia', { features });
  await expect(wallpaper).toBeHidden();
});
