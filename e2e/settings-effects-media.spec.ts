import type { JsonObject } from '../tools/report/json-value';
import { cards, cardWith } from './harness/cards';
import { changeSettings, choose, click, fill } from './harness/change-settings';
import { KNOWN_NETWORK } from './harness/known-network';
import { attachmentOf, FILES, pictures, type TestFile } from './harness/media-page';
import { remoteStatus } from './harness/remote-status';
import { type Effect, seeEffects } from './harness/see-effects';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

interface Posted {
  readonly text: string;
  readonly files: readonly TestFile[];
  readonly sensitive?: boolean;
}

/** Answers for the known network with files, newest first. */
function withFiles(url: string, posts: readonly Posted[]): Promise<JsonObject[]> {
  return Promise.all(
    posts.map(({ text, files, sensitive = false }, at) =>
      remoteStatus(url, {
        id: `AzReedsInTheWind0${9 - at}`,
        uri: `https://reed.example/${at}`,
        content: `<p>${text}</p>`,
        sensitive,
        media_attachments: files.map((file, index) => attachmentOf(url, file, `${at}-${index}`)),
      }),
    ),
  );
}

const gallery: readonly Effect[] = [
  {
    row: 'Attachments shown per post',
    change: fill('4'),
    observe: (page) =>
      cardWith(page, 'Six hills.')
        .getByRole('img', { name: /^Picture/ })
        .count(),
    expected: 4,
  },
  {
    row: 'Don’t crop pictures',
    change: click,
    observe: (page) =>
      cardWith(page, 'Six hills.')
        .getByRole('img', { name: 'Picture 1' })
        .evaluate((picture) => getComputedStyle(picture).objectFit),
    expected: 'cover',
  },
  {
    row: 'Hide media marked as sensitive',
    change: click,
    observe: (page) => cardWith(page, 'Not for all.').getByRole('img', { name: 'The sea' }).count(),
    expected: 1,
  },
  {
    row: 'Pause animated pictures',
    change: click,
    observe: (page) => cardWith(page, 'It moves.').locator('a canvas').isVisible(),
    expected: false,
  },
  {
    row: 'Play videos in the media viewer',
    change: click,
    observe: (page) => cardWith(page, 'It plays.').getByRole('button', { name: 'Play: Daybreak' }).count(),
    expected: 1,
  },
];

test('each choice of how media are shown is seen at once, and again after a reload', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const body = await withFiles(`${baseURL}`, [
    { text: 'Six hills.', files: pictures(6) },
    { text: 'Not for all.', files: [FILES.tall], sensitive: true },
    { text: 'It moves.', files: [FILES.gif] },
    { text: 'It plays.', files: [FILES.video] },
  ]);
  await page.setViewportSize({ width: 1440, height: 2400 });
  await sandbox.fail({ path: KNOWN_NETWORK, status: 200, body, times: 9 });
  await signIn(page, 'alice', '/main/all');
  await expect(cardWith(page, 'It moves.').locator('a canvas')).toBeVisible();
  await seeEffects(page, 'General', gallery);
});

test('films begin again as chosen, at once and after a reload', async ({ page, sandbox, baseURL }) => {
  // The sandbox's videos are silent: this makes the browser report sound.
  await page.addInitScript(() =>
    Object.defineProperty(HTMLMediaElement.prototype, 'webkitAudioDecodedByteCount', { get: () => 4000 }),
  );
  const film = cards(page).locator('video[controls]');
  const loops = async (wanted: boolean) => {
    await film.evaluate((found: HTMLVideoElement) => void found.play());
    await expect
      .poll(() => film.evaluate((found: HTMLVideoElement) => found.currentTime))
      .toBeGreaterThan(0.3);
    await expect.poll(() => film.evaluate((found: HTMLVideoElement) => found.loop)).toBe(wanted);
  };
  const body = await withFiles(`${baseURL}`, [{ text: 'It plays.', files: [FILES.video] }]);
  await sandbox.fail({ path: KNOWN_NETWORK, status: 200, body, times: 9 });
  await signIn(page, 'alice', '/main/all');
  await loops(false);
  await changeSettings(page, 'General', [{ row: 'Only videos without sound', change: click }]);
  await loops(true);
  await page.reload();
  await loops(true);
  await changeSettings(page, 'General', [{ row: 'Loop videos', change: click }]);
  await loops(false);
  await page.reload();
  await loops(false);
});

test('hidden pictures come early, and open, as chosen, at once and after a reload', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const asked = async () => (await sandbox.log()).map(({ path }) => path);
  const hide = async (file: TestFile, times: number) => {
    const body = await withFiles(`${baseURL}`, [{ text: 'Not for all.', files: [file], sensitive: true }]);
    await sandbox.fail({ path: KNOWN_NETWORK, status: 200, body, times });
  };
  const card = cardWith(page, 'Not for all.');
  const opens = async (name: string) => {
    await card.getByRole('button', { name: 'Show', exact: true }).click();
    const viewer = page.getByRole('dialog', { name: 'Media viewer' });
    await expect(viewer.getByRole('img', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  };
  await hide(FILES.hills, 1);
  await signIn(page, 'alice', '/main/all');
  await expect.poll(asked).toContain(FILES.hills.file);
  await changeSettings(page, 'General', [
    { row: 'Load hidden pictures in advance', change: click },
    { row: 'Open hidden media with one click', change: click },
  ]);
  await opens('Hills');
  await hide(FILES.tall, 9);
  await page.reload();
  await expect(card.getByText('Sensitive media')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await asked()).not.toContain(FILES.tall.file);
  await changeSettings(page, 'General', [{ row: 'Load hidden pictures in advance', change: click }]);
  await expect.poll(asked).toContain(FILES.tall.file);
  await opens('The sea');
});

test('pictures and films wait to be asked for as chosen, at once and after a reload', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const asked = async () => (await sandbox.log()).map(({ path }) => path);
  const body = await withFiles(`${baseURL}`, [
    { text: 'On the hill.', files: [FILES.hills] },
    { text: 'It plays.', files: [FILES.video] },
  ]);
  await signIn(page, 'alice', '/main/friends');
  await changeSettings(page, 'General', [{ row: 'Save data', change: choose('Always') }]);
  await sandbox.fail({ path: KNOWN_NETWORK, status: 200, body, times: 9 });
  await page.goto('/main/all');
  const card = cardWith(page, 'On the hill.');
  await expect(card.getByRole('button', { name: /^Load picture, Hills/ })).toBeVisible();
  await expect(cardWith(page, 'It plays.').getByRole('button', { name: /^Load video/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await asked()).not.toContain(FILES.hills.file);
  expect(await asked()).not.toContain(FILES.video.file);
  await card.getByRole('button', { name: /^Load picture/ }).click();
  await expect(card.getByRole('img', { name: 'Hills' })).toBeVisible();
  await page.reload();
  await expect(card.getByRole('button', { name: /^Load picture/ })).toBeVisible();
  await changeSettings(page, 'General', [{ row: 'Save data', change: choose('Never') }]);
  await expect(card.getByRole('img', { name: 'Hills' })).toBeVisible();
});
