import { onTestFinished, vi } from 'vitest';
import type { JsonObject } from '../../testing/page/json';
import type { Page } from '../../testing/page/locator';
import { cards, cardWith } from '../../testing/page/parts';
import { KNOWN_NETWORK, remoteStatus } from '../../testing/page/server';
import { changeSettings, choose, click } from '../../testing/page/settings';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

/** A file of the sandbox. */
interface TestFile {
  readonly file: string;
  readonly mime: string;
  readonly description: string;
}

const HILLS: TestFile = { file: '/media/hills-4-800x500.png', mime: 'image/png', description: 'Hills' };
const TALL: TestFile = { file: '/media/sea-7-500x800.png', mime: 'image/png', description: 'The sea' };
const VIDEO: TestFile = {
  file: '/media/daybreak-3-320x180.webm',
  mime: 'video/webm',
  description: 'Daybreak',
};

interface Posted {
  readonly text: string;
  readonly file: TestFile;
  readonly sensitive?: boolean;
}

/** Answers for the known network with files, newest first. */
function withFiles(url: string, posts: readonly Posted[]): Promise<JsonObject[]> {
  return Promise.all(
    posts.map(({ text, file: { file, mime, description }, sensitive = false }, at) =>
      remoteStatus(url, {
        id: `AzReedsInTheWind0${9 - at}`,
        uri: `https://reed.example/${at}`,
        content: `<p>${text}</p>`,
        sensitive,
        media_attachments: [
          {
            id: `${at}-${file}`,
            type: mime.split('/')[0],
            url: url + file,
            preview_url: url + file,
            remote_url: url + file,
            description,
            pleroma: { mime_type: mime },
          },
        ],
      }),
    ),
  );
}

test('attachments are folded in timelines, in conversations, or in both, at once and after a reload', async ({
  page,
  sandbox,
}) => {
  await sandbox.bulk({ count: 1, kind: 'media', as: 'bob' });
  const shown = () => cards(page).first().locator('a[aria-haspopup] img').count();
  const folded = async () => {
    await expect(cards(page).first().getByRole('button', { name: 'Show', exact: true })).toBeVisible();
    await expect.poll(shown).toBe(0);
  };
  await signIn(page, 'alice', '/main/public');
  await expect.poll(shown).toBeGreaterThan(0);
  await changeSettings(page, 'General', [{ row: 'Hide attachments in timelines', change: click }]);
  await folded();
  await page.reload();
  await folded();
  await openConversation(page);
  await expect.poll(shown).toBeGreaterThan(0);
  await changeSettings(page, 'General', [{ row: 'Hide attachments in conversations', change: click }]);
  await folded();
  await page.reload();
  await folded();
});

async function openConversation(page: Page): Promise<void> {
  await cards(page).first().locator('a:has(time)').first().click();
  await expect(page).toHaveURL(/\/notice\//);
}

test('films begin again as chosen, at once and after a reload', async ({ page, sandbox, baseURL }) => {
  // The film has sound, and where it is changes.
  const { prototype } = HTMLMediaElement;
  const before = Object.getOwnPropertyDescriptor(prototype, 'audioTracks');
  Object.defineProperty(prototype, 'audioTracks', { value: { length: 1 }, configurable: true });
  onTestFinished(() =>
    before === undefined
      ? void Reflect.deleteProperty(prototype, 'audioTracks')
      : void Object.defineProperty(prototype, 'audioTracks', before),
  );
  const film = cards(page).locator('video[controls]');
  const loops = async (wanted: boolean) => {
    await expect(async () => {
      await film.dispatchEvent('timeupdate');
      expect(await film.evaluate((found) => found instanceof HTMLVideoElement && found.loop)).toBe(wanted);
    }).toPass();
  };
  const body = await withFiles(baseURL, [{ text: 'It plays.', file: VIDEO }]);
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
  const loaded: string[] = [];
  class NotedImage {
    set src(address: string) {
      loaded.push(new URL(address).pathname);
    }
  }
  vi.stubGlobal('Image', NotedImage);
  onTestFinished(() => void vi.unstubAllGlobals());
  const hide = async (file: TestFile, times: number) => {
    const body = await withFiles(baseURL, [{ text: 'Not for all.', file, sensitive: true }]);
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
  await hide(HILLS, 1);
  await signIn(page, 'alice', '/main/all');
  await expect.poll(() => loaded).toContain(HILLS.file);
  await changeSettings(page, 'General', [
    { row: 'Load hidden pictures in advance', change: click },
    { row: 'Open hidden media with one click', change: click },
  ]);
  await opens('Hills');
  await hide(TALL, 9);
  await page.reload();
  await expect(card.getByText('Sensitive media')).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
  expect(loaded).not.toContain(TALL.file);
  await changeSettings(page, 'General', [{ row: 'Load hidden pictures in advance', change: click }]);
  await expect.poll(() => loaded).toContain(TALL.file);
  await opens('The sea');
});

test('pictures and films wait to be asked for as chosen, at once and after a reload', async ({
  page,
  sandbox,
  baseURL,
}) => {
  /** What a browser loads by itself. */
  const loaded = () =>
    [...document.querySelectorAll('img, video')].flatMap((element) => [
      element.getAttribute('preload') === 'none' ? '' : (element.getAttribute('src') ?? ''),
      element.getAttribute('poster') ?? '',
    ]);
  const body = await withFiles(baseURL, [
    { text: 'On the hill.', file: HILLS },
    { text: 'It plays.', file: VIDEO },
  ]);
  await signIn(page, 'alice', '/main/friends');
  await changeSettings(page, 'General', [{ row: 'Save data', change: choose('Always') }]);
  await sandbox.fail({ path: KNOWN_NETWORK, status: 200, body, times: 9 });
  await page.goto('/main/all');
  const card = cardWith(page, 'On the hill.');
  await expect(card.getByRole('button', { name: /^Load picture, Hills/ })).toBeVisible();
  await expect(cardWith(page, 'It plays.').getByRole('button', { name: /^Load video/ })).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
  expect(loaded()).not.toContain(baseURL + HILLS.file);
  expect(loaded()).not.toContain(baseURL + VIDEO.file);
  await card.getByRole('button', { name: /^Load picture/ }).click();
  await expect(card.getByRole('img', { name: 'Hills' })).toBeVisible();
  expect(loaded()).toContain(baseURL + HILLS.file);
  await page.reload();
  await expect(card.getByRole('button', { name: /^Load picture/ })).toBeVisible();
  await changeSettings(page, 'General', [{ row: 'Save data', change: choose('Never') }]);
  await expect(card.getByRole('img', { name: 'Hills' })).toBeVisible();
});
