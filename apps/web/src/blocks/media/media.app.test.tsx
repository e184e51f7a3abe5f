import type { ControlDoor } from '@linnet/sandbox/control';
import type { JsonObject } from '../../testing/page/json';
import type { Locator, Page } from '../../testing/page/locator';
import { cards } from '../../testing/page/parts';
import { KNOWN_NETWORK, remoteStatus } from '../../testing/page/server';
import { storeSettings } from '../../testing/page/settings';
import { expect, test } from '../../testing/page/test';

/** A file of the sandbox. */
interface TestFile {
  readonly file: string;
  readonly mime: string;
  readonly description?: string;
}

const FILES = {
  hills: { file: '/media/hills-4-800x500.png', mime: 'image/png', description: 'Hills' },
  undescribed: { file: '/media/pots-3-640x400.png', mime: 'image/png' },
  video: { file: '/media/daybreak-3-320x180.webm', mime: 'video/webm', description: 'Daybreak' },
  tune: { file: '/media/tune-3-6s.wav', mime: 'audio/wav', description: 'A small tune' },
  gpx: { file: '/media/walk-2.gpx', mime: 'application/gpx+xml' },
  htmlPage: { file: '/media/leaflet-2.html', mime: 'text/html', description: 'The leaflet' },
} as const satisfies Record<string, TestFile>;

/** `count` different pictures. */
const pictures = (count: number): TestFile[] =>
  Array.from({ length: count }, (_, index) => ({
    file: `/media/hills-${100 + index}-640x400.png`,
    mime: 'image/png',
    description: `Picture ${index + 1}`,
  }));

/** An attachment as a server sends it. */
function attachmentOf(url: string, { file, mime, description = '' }: TestFile, id: string): JsonObject {
  const kind = mime.split('/')[0] ?? '';
  return {
    id,
    type: ['image', 'video', 'audio'].includes(kind) ? kind : 'unknown',
    url: url + file,
    preview_url: url + file,
    remote_url: url + file,
    description,
    pleroma: { mime_type: mime },
  };
}

interface OpenOptions {
  readonly files: readonly TestFile[];
  readonly isSensitive?: boolean;
  readonly settings?: JsonObject;
}

/** Opens the known network with one status that has these files; resolves to its card. */
async function openWithMedia(
  { page, sandbox, url }: { page: Page; sandbox: ControlDoor; url: string },
  { files, isSensitive = false, settings = {} }: OpenOptions,
): Promise<Locator> {
  await storeSettings(page, settings);
  const status = await remoteStatus(url, {
    content: '<p>What is attached.</p>',
    sensitive: isSensitive,
    media_attachments: files.map((file, at) => attachmentOf(url, file, String(at + 1))),
  });
  await sandbox.clearErrors();
  await sandbox.fail({ path: KNOWN_NETWORK, status: 200, body: [status], times: 9 });
  await page.goto('/main/all');
  await expect(cards(page)).toHaveCount(1);
  return cards(page).first();
}

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Media viewer' });

test('too many wait behind a line that shows them; fewer stand open [2.5.049]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const card = await openWithMedia({ page, sandbox, url: baseURL }, { files: pictures(10) });
  await expect(card.getByText('10 attachments')).toBeVisible();
  await expect(card.getByRole('img', { name: /^Picture/ })).toHaveCount(0);
  await card.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(card.getByRole('img', { name: /^Picture/ })).toHaveCount(10);
});

test('no more thumbnails are shown than the person wants; the rest is behind a number', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const at = { page, sandbox, url: baseURL };
  const card = await openWithMedia(at, { files: pictures(6), settings: { maxThumbnails: 4 } });
  await expect(card.getByRole('img', { name: /^Picture/ })).toHaveCount(4);
  await card.getByRole('button', { name: 'Show 2 more attachments' }).click();
  await expect(card.getByRole('img', { name: /^Picture/ })).toHaveCount(6);
});

test('media that are hidden in timelines are named in a few lines, and shown with a click [2.5.049, 2.3.021]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const at = { page, sandbox, url: baseURL };
  const settings = { hideAttachments: true };
  const card = await openWithMedia(at, { files: [FILES.hills, FILES.tune], settings });
  await expect(card.getByRole('listitem')).toHaveText(['Hills', 'A small tune']);
  await expect(card.getByRole('img', { name: 'Hills' })).toHaveCount(0);
  await card.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(card.getByRole('img', { name: 'Hills' })).toBeVisible();
  const many = await openWithMedia(at, { files: pictures(9), settings });
  await expect(many.getByText('9 attachments')).toBeVisible();
  await expect(many.getByRole('listitem')).toHaveCount(0);
});

test('the mark of a description shows it', async ({ page, sandbox, baseURL }) => {
  const at = { page, sandbox, url: baseURL };
  const card = await openWithMedia(at, { files: [FILES.hills, FILES.undescribed] });
  const marks = card.getByRole('button', { name: 'Show description' });
  await expect(marks).toHaveCount(1);
  await marks.click();
  await expect(page.getByRole('dialog', { name: 'Description' })).toHaveText('Hills');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(marks).toBeFocused();
});

test('sensitive media are covered until somebody wants to see them [2.2.068]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const at = { page, sandbox, url: baseURL };
  const files = [FILES.hills, FILES.tune];
  const card = await openWithMedia(at, { files, isSensitive: true });
  await expect(card.getByText('Sensitive media')).toBeVisible();
  await expect(card.getByRole('img', { name: 'Hills' })).toHaveCount(0);
  await expect(card.getByRole('group', { name: /A small tune/ })).toHaveCount(0);
  await card.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(card.getByRole('img', { name: 'Hills' })).toBeVisible();
  await expect(card.getByRole('group', { name: /A small tune/ })).toBeVisible();
  await card.getByRole('button', { name: 'Hide sensitive media' }).click();
  await expect(card.getByRole('img', { name: 'Hills' })).toHaveCount(0);
  const open = await openWithMedia(at, { files, isSensitive: true, settings: { hideNsfw: false } });
  await expect(open.getByRole('img', { name: 'Hills' })).toBeVisible();
});

test('one click on sensitive media opens them at once where that is wanted [2.3.021]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const at = { page, sandbox, url: baseURL };
  const settings = { useOneClickNsfw: true };
  const card = await openWithMedia(at, { files: [FILES.hills], isSensitive: true, settings });
  await card.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(viewer(page).getByRole('img', { name: 'Hills' })).toBeVisible();
});

test('files that are neither seen nor heard are links with their titles, and nothing of them runs', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const card = await openWithMedia({ page, sandbox, url: baseURL }, { files: [FILES.gpx, FILES.htmlPage] });
  await expect(card.getByRole('link', { name: /walk-2\.gpx\s*File/ })).toHaveAttribute(
    'href',
    baseURL + FILES.gpx.file,
  );
  await expect(card.getByRole('link', { name: /The leaflet\s*Page/ })).toHaveAttribute('target', '_blank');
  await expect(card.locator('iframe, object, embed')).toHaveCount(0);
  expect((await sandbox.log()).map(({ path }) => path)).not.toContain(FILES.htmlPage.file);
});

test('arrows lead through what can be seen and heard, round and round [2.9.017, 2.5.048]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const files = [FILES.hills, FILES.gpx, FILES.video, FILES.tune, FILES.htmlPage];
  const card = await openWithMedia({ page, sandbox, url: baseURL }, { files });
  await card.getByRole('link', { name: 'Hills' }).click();
  const dialog = viewer(page);
  await expect(dialog.getByText('1 of 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 of 3')).toBeVisible();
  await expect(dialog.locator('video')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('group', { name: /A small tune/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('img')).toHaveAccessibleName('Hills');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('3 of 3')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('1 of 3')).toBeVisible();
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await expect(dialog.getByText('3 of 3')).toBeVisible();
});
