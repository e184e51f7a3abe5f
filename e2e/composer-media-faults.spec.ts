import type { Locator } from '@playwright/test';
import { cardWith } from './harness/cards';
import { pickFiles, postedFiles, thumbs } from './harness/composer-files';
import { drawnPicture } from './harness/picture-with-metadata';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { beginPost, postButton } from './harness/write-post';

const UPLOAD = { method: 'POST', path: '^/api/v2/media$' };
/** Browsers repeat a request on each open connection, six at most, before they report an error. */
const CUT = { status: 0, times: 9 };
const CUT_MESSAGES = /ERR_EMPTY_RESPONSE|ERR_CONNECTION/;
const SMALL = { width: 40, height: 30 };

const retry = (form: Locator, name: string) => form.getByRole('button', { name: `Try ${name} again` });
const trouble = (form: Locator) => form.getByRole('alert');

/** Tries to upload a file again until it succeeds. */
async function retryUntilThere(form: Locator, name: string): Promise<void> {
  await expect(async () => {
    // The button goes by itself when the file is sent again without it.
    if (await retry(form, name).isVisible()) await retry(form, name).click({ timeout: 500 });
    await expect(thumbs(form)).not.toHaveCount(0, { timeout: 500 });
  }).toPass();
}

test('a connection that is cut in the middle of an upload is told, and the file is sent again', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(CUT_MESSAGES);
  const { form } = await beginPost(page, 'A long song');
  await sandbox.fail({ ...UPLOAD, ...CUT });
  // More than fits into the network buffers, so that the connection is cut during the upload.
  await pickFiles(form, [
    { name: 'song.txt', mimeType: 'text/plain', buffer: Buffer.alloc(12_000_000, 'la ') },
  ]);
  await expect(trouble(form)).toContainText('Upload failed. Couldn’t reach the server. Try again later.');
  await expect(textField(form)).toHaveValue('A long song');
  await retryUntilThere(form, 'song.txt');
  await postButton(form).click();
  await expect(cardWith(page, 'A long song').first()).toBeVisible();
  expect(await postedFiles(page, 'A long song')).toHaveLength(1);
});

test('without a network the file waits with its words, and goes when there is one again', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const { form } = await beginPost(page, 'From the train');
  const picture = await drawnPicture(page, 'owl.png', SMALL);
  await context.setOffline(true);
  await pickFiles(form, [picture]);
  await expect(trouble(form)).toContainText('Couldn’t reach the server. Try again later.');
  await expect(textField(form)).toHaveValue('From the train');
  await context.setOffline(false);
  await retryUntilThere(form, 'owl.png');
  await expect(trouble(form)).toHaveCount(0);
});
