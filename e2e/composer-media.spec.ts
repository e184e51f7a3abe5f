import type { Locator, Page } from '@playwright/test';
import {
  descriptionIn,
  waitForUploads,
  pickFiles,
  postedFiles,
  servedBytes,
  thumbs,
} from './harness/composer-files';
import { expectAccessible } from './harness/expect-accessible';
import { drawnPicture, pictureWithMetadata } from './harness/picture-with-metadata';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { beginPost, postButton, sendPost } from './harness/write-post';

const UPLOAD = { method: 'POST', path: '^/api/v2/media$' };
const SMALL = { width: 40, height: 30 };

/** The size at which the browser shows an image. */
function shownSize(page: Page, address: string): Promise<{ width: number; height: number }> {
  return page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return { width: image.naturalWidth, height: image.naturalHeight };
  }, address);
}

/** A DataTransfer with files, as when files are dragged in from outside. */
function dragged(page: Page, files: readonly { name: string; buffer: Buffer; mimeType: string }[]) {
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    bytes: buffer.toString('base64'),
  }));
  return page.evaluateHandle((wanted) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, bytes } of wanted) {
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([content], name, { type: mimeType }));
    }
    return transfer;
  }, given);
}

test('pictures leave without the place where they were taken, stay turned, and are as small and of the kind that the person wishes', async ({
  page,
}) => {
  for (const imageCompression of [true, false]) {
    await storeSettings(page, { imageCompression });
    const words = imageCompression ? 'Made smaller' : 'As they are';
    const { form } = await beginPost(page, words);
    const taken = [];
    for (const name of ['harbour.jpg', 'harbour.png', 'harbour.webp']) {
      taken.push(await pictureWithMetadata(page, name, { width: 64, height: 48 }));
    }
    const view = await drawnPicture(page, 'view.jpg', { width: 3000, height: 1000, noisy: true });
    await pickFiles(form, [...taken, view]);
    await waitForUploads(form, 4);
    await sendPost(page, form, words);
    const files = await postedFiles(page, words);
    for (const [at, { name, mimeType, buffer }] of taken.entries()) {
      const url = files[at]?.url ?? '';
      expect(buffer.toString('latin1'), name).toContain('GPS');
      const served = await servedBytes(url);
      expect(served.toString('latin1'), name).not.toContain('GPS');
      expect(served.length, name).toBeLessThan(buffer.length);
      const before = `data:${mimeType};base64,${buffer.toString('base64')}`;
      expect(await shownSize(page, url), name).toEqual(await shownSize(page, before));
      // Not every browser rotates a WebP by its EXIF data, but all rotate a JPEG.
      if (name.endsWith('.jpg')) expect(await shownSize(page, url)).toEqual({ width: 48, height: 64 });
    }
    const sent = (await servedBytes(files[3]?.url ?? '')).length;
    expect(files[3]?.type).toBe(imageCompression ? 'image/webp' : 'image/jpeg');
    if (imageCompression) expect(sent).toBeLessThan(view.buffer.length);
    else expect(sent).toBeGreaterThan(view.buffer.length - 1000);
  }
  await storeSettings(page, { imageCompression: true, alwaysUseJpeg: true });
  const { form } = await beginPost(page, 'As JPEG');
  await pickFiles(form, [await drawnPicture(page, 'shot.png', { width: 400, height: 300, noisy: true })]);
  await waitForUploads(form, 1);
  await sendPost(page, form, 'As JPEG');
  expect((await postedFiles(page, 'As JPEG')).map(({ type }) => type)).toEqual(['image/jpeg']);
});

test('how far uploads are can be seen, the post waits for them, one can be taken back, and all keep the rules of accessibility [2.5.006, 2.5.014]', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ uploadLimit: 100_000 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { form } = await beginPost(page, 'Not yet');
  await pickFiles(form, [await drawnPicture(page, 'tit.png', SMALL)]);
  await waitForUploads(form, 1);
  await sandbox.hold(UPLOAD);
  await pickFiles(form, [
    await drawnPicture(page, 'owl.png', { ...SMALL, width: 41 }),
    await drawnPicture(page, 'wren.png', { ...SMALL, width: 42 }),
    { name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.alloc(200_000) },
  ]);
  const bars = form.getByRole('progressbar');
  await expect(bars).toHaveCount(2);
  await expect(bars.first()).toHaveAttribute('aria-valuenow', /^\d+$/);
  await expect(form.getByText('Uploading 2 files')).toBeAttached();
  await expect(form.getByRole('alert')).toContainText('long.txt');
  await expect(postButton(form)).toBeDisabled();
  await thumbs(form).first().click();
  await expect(descriptionIn(form)).toBeFocused();
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(descriptionIn(form)).toHaveCount(0);
  await textField(form).press('Control+Enter');
  await expect.poll(() => sandbox.heldRequests()).toBe(2);
  await form.getByRole('button', { name: 'Cancel upload of owl.png' }).click();
  await expect(bars).toHaveCount(1);
  await sandbox.release();
  await waitForUploads(form, 2);
  await expect(form.getByText('2 attachments added')).toBeAttached();
  await form.getByRole('button', { name: 'Remove long.txt' }).click();
  await sendPost(page, form, 'Not yet');
  expect(await postedFiles(page, 'Not yet')).toHaveLength(2);
});

test('files that are dragged over the form are shown to be wanted; dropped or pasted they are attached, and pasted words stay words [2.9.016]', async ({
  page,
}) => {
  const { form } = await beginPost(page, 'Dropped');
  const transfer = await dragged(page, [await drawnPicture(page, 'owl.png', SMALL)]);
  const sign = form.getByText('Drop files here to attach them');
  await textField(form).dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(sign).toBeVisible();
  await page.locator('main').dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(sign).toHaveCount(0);
  await textField(form).dispatchEvent('dragover', { dataTransfer: transfer });
  await textField(form).dispatchEvent('drop', { dataTransfer: transfer });
  await waitForUploads(form, 1);
  await expect(sign).toHaveCount(0);
  // A file dropped beside the form must not be opened in place of the page.
  const missed = await page
    .locator('main')
    .evaluate(
      (main, dataTransfer) =>
        main.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })),
      transfer,
    );
  expect(missed).toBe(false);
  const paste = (clipboardData: typeof transfer) =>
    textField(form).evaluate(
      (field, given) =>
        field.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: given, bubbles: true, cancelable: true }),
        ),
      clipboardData,
    );
  expect(await paste(await dragged(page, [await drawnPicture(page, 'wren.png', SMALL)]))).toBe(false);
  await waitForUploads(form, 2);
  const words = await page.evaluateHandle(() => {
    const transferred = new DataTransfer();
    transferred.setData('text/plain', 'Hello');
    return transferred;
  });
  expect(await paste(words)).toBe(true);
  await expect(thumbs(form)).toHaveCount(2);
});

/** Tries to upload a file again until as many are there. */
async function retryUntilThere(form: Locator, name: string, count: number): Promise<void> {
  const retry = form.getByRole('button', { name: `Try ${name} again` });
  await expect(async () => {
    // The button goes by itself when the file is sent again without it.
    if (await retry.isVisible()) await retry.click({ timeout: 500 });
    await expect(thumbs(form)).toHaveCount(count, { timeout: 500 });
  }).toPass();
}

test('an upload that is cut off in the middle, or begun without a network, is told and sent again', async ({
  page,
  context,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED/);
  const { form } = await beginPost(page, 'A long song');
  const picture = await drawnPicture(page, 'owl.png', SMALL);
  const trouble = form.getByRole('alert');
  // Browsers repeat a request on each open connection, six at most, before they report an error.
  await sandbox.fail({ ...UPLOAD, status: 0, times: 9 });
  // More than fits into the network buffers, so that the connection is cut during the upload.
  await pickFiles(form, [
    { name: 'song.txt', mimeType: 'text/plain', buffer: Buffer.alloc(12_000_000, 'la ') },
  ]);
  await expect(trouble).toContainText('Upload failed. Couldn’t reach the server. Try again later.');
  await expect(textField(form)).toHaveValue('A long song');
  await retryUntilThere(form, 'song.txt', 1);
  await context.setOffline(true);
  await pickFiles(form, [picture]);
  await expect(trouble).toContainText('Couldn’t reach the server. Try again later.');
  await expect(textField(form)).toHaveValue('A long song');
  await context.setOffline(false);
  await retryUntilThere(form, 'owl.png', 2);
  await expect(trouble).toHaveCount(0);
  await sendPost(page, form, 'A long song');
  expect(await postedFiles(page, 'A long song')).toHaveLength(2);
});
