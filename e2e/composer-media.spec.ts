import type { Page } from '@playwright/test';
import { waitForUploads, pickFiles, postedFiles, servedBytes, thumbs } from './harness/composer-files';
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

for (const imageCompression of [false, true]) {
  for (const name of ['harbour.jpg', 'harbour.png', 'harbour.webp']) {
    test(`where ${name} was taken stays here, and it stays turned (made smaller: ${imageCompression})`, async ({
      page,
    }) => {
      await storeSettings(page, { imageCompression });
      const { form } = await beginPost(page, 'From somewhere');
      const picture = await pictureWithMetadata(page, name, { width: 64, height: 48 });
      expect(picture.buffer.toString('latin1')).toContain('GPS');
      await pickFiles(form, [picture]);
      await waitForUploads(form, 1);
      await sendPost(page, form, 'From somewhere');
      const [file] = await postedFiles(page, 'From somewhere');
      const served = await servedBytes(file?.url ?? '');
      expect(served.toString('latin1')).not.toContain('GPS');
      expect(served.length).toBeLessThan(picture.buffer.length);
      const before = `data:${picture.mimeType};base64,${picture.buffer.toString('base64')}`;
      expect(await shownSize(page, file?.url ?? '')).toEqual(await shownSize(page, before));
      // Not every browser rotates a WebP by its EXIF data, but all rotate a JPEG.
      if (name.endsWith('.jpg')) {
        expect(await shownSize(page, file?.url ?? '')).toEqual({ width: 48, height: 64 });
      }
    });
  }
}

test('a large picture is made smaller, and sent as it is where the person wishes that', async ({ page }) => {
  const { form } = await beginPost(page, 'A wide view');
  const picture = await drawnPicture(page, 'view.jpg', { width: 3000, height: 1000, noisy: true });
  await pickFiles(form, [picture]);
  await waitForUploads(form, 1);
  await sendPost(page, form, 'A wide view');
  const [smaller] = await postedFiles(page, 'A wide view');
  expect(smaller?.type).toBe('image/webp');
  expect((await servedBytes(smaller?.url ?? '')).length).toBeLessThan(picture.buffer.length);

  await storeSettings(page, { imageCompression: false });
  const { form: again } = await beginPost(page, 'The whole view');
  await pickFiles(again, [picture]);
  await waitForUploads(again, 1);
  await sendPost(page, again, 'The whole view');
  const [whole] = await postedFiles(page, 'The whole view');
  expect(whole?.type).toBe('image/jpeg');
  expect((await servedBytes(whole?.url ?? '')).length).toBeGreaterThan(picture.buffer.length - 1000);
});

test('pictures are all JPEG where the person wishes that', async ({ page }) => {
  await storeSettings(page, { alwaysUseJpeg: true });
  const { form } = await beginPost(page, 'As JPEG');
  await pickFiles(form, [await drawnPicture(page, 'shot.png', { width: 400, height: 300, noisy: true })]);
  await waitForUploads(form, 1);
  await sendPost(page, form, 'As JPEG');
  expect((await postedFiles(page, 'As JPEG')).map(({ type }) => type)).toEqual(['image/jpeg']);
});

test('how far an upload is can be seen, the post waits for it, and it can be taken back [2.5.006, 2.5.014]', async ({
  page,
  sandbox,
}) => {
  const { form } = await beginPost(page, 'Not yet');
  await sandbox.hold(UPLOAD);
  await pickFiles(form, [
    await drawnPicture(page, 'owl.png', SMALL),
    await drawnPicture(page, 'wren.png', { ...SMALL, width: 41 }),
  ]);
  const bars = form.getByRole('progressbar');
  await expect(bars).toHaveCount(2);
  await expect(bars.first()).toHaveAttribute('aria-valuenow', /^\d+$/);
  await expect(form.getByText('Uploading 2 files')).toBeAttached();
  await expect(postButton(form)).toBeDisabled();
  await textField(form).press('Control+Enter');
  await expect.poll(() => sandbox.heldRequests()).toBe(2);
  await form.getByRole('button', { name: 'Cancel upload of owl.png' }).click();
  await expect(bars).toHaveCount(1);
  await sandbox.release();
  await waitForUploads(form, 1);
  await expect(form.getByText('One attachment added')).toBeAttached();
  await sendPost(page, form, 'Not yet');
  expect(await postedFiles(page, 'Not yet')).toHaveLength(1);
});

test('files that are dragged over the form are shown to be wanted, and dropped they are attached [2.9.016]', async ({
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
});

test('a picture is pasted, words stay words', async ({ page }) => {
  const { form } = await beginPost(page, 'Pasted');
  const transfer = await dragged(page, [await drawnPicture(page, 'image.png', SMALL)]);
  const paste = (clipboardData: typeof transfer) =>
    textField(form).evaluate(
      (field, given) =>
        field.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: given, bubbles: true, cancelable: true }),
        ),
      clipboardData,
    );
  expect(await paste(transfer)).toBe(false);
  await waitForUploads(form, 1);
  const words = await page.evaluateHandle(() => {
    const transferred = new DataTransfer();
    transferred.setData('text/plain', 'Hello');
    return transferred;
  });
  expect(await paste(words)).toBe(true);
  await expect(thumbs(form)).toHaveCount(1);
});
