import type { Locator } from '@playwright/test';
import { storeDemoSession } from '../tools/browser/demo-session';
import { cards, cardWith } from './harness/cards';
import { waitForUploads, pickFiles, postedFiles, thumbs } from './harness/composer-files';
import { makeCodeSession } from './harness/code-session';
import { drawnPicture } from './harness/picture-with-metadata';
import { openComposer } from './harness/open-composer';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { beginPost, postButton } from './harness/write-post';

const UPLOAD = { method: 'POST', path: '^/api/v2/media$' };
const DESCRIBE = { method: 'PUT', path: '^/api/v1/media/' };
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

const tooBig = [
  {
    what: 'too big for the server',
    answer: { status: 413, body: { errors: { detail: 'Internal server error' } } },
    words: 'Upload failed. The file is too big for the server: ',
  },
  {
    what: 'too big for the gateway before the server',
    answer: { status: 413, body: '<html>Too large</html>', contentType: 'text/html' },
    words: 'Upload failed. The file is too big for the server: ',
  },
];

const refusals = [
  {
    what: 'refused',
    answer: { status: 422, body: { error: 'No pictures of owls' } },
    words: 'No pictures of owls',
  },
  {
    what: 'too much for the server',
    answer: { status: 500, body: '', contentType: 'text/html' },
    words: 'Upload failed. The server has a problem (error 500). Try again later.',
  },
  {
    what: 'one of too many',
    answer: { status: 429, body: '', contentType: 'text/html' },
    words: 'Upload failed. Too many requests.',
  },
];

for (const { what, answer, words } of tooBig) {
  test(`a file that is ${what} says so, is not offered to be sent again, and is taken out [2.5.009, 2.8.008]`, async ({
    page,
    sandbox,
    allowConsole,
  }) => {
    allowConsole(/status of 413/);
    const { form } = await beginPost(page, 'With an owl');
    await sandbox.fail({ ...UPLOAD, ...answer });
    await pickFiles(form, [await drawnPicture(page, 'owl.png', SMALL)]);
    await expect(trouble(form)).toContainText(words);
    await expect(retry(form, 'owl.png')).toHaveCount(0);
    await form.getByRole('button', { name: 'Remove owl.png' }).click();
    await expect(trouble(form)).toHaveCount(0);
    await expect(textField(form)).toHaveValue('With an owl');
  });
}

for (const { what, answer, words } of refusals) {
  test(`a file that is ${what} says so, costs nothing, and can be sent again [2.5.009, 2.8.007, 2.8.008]`, async ({
    page,
    sandbox,
    allowConsole,
  }) => {
    allowConsole(/status of (422|429|500)/);
    const { form } = await beginPost(page, 'With an owl');
    await pickFiles(form, [await drawnPicture(page, 'wren.png', SMALL)]);
    await waitForUploads(form, 1);
    await sandbox.fail({ ...UPLOAD, ...answer });
    await pickFiles(form, [await drawnPicture(page, 'owl.png', { ...SMALL, width: 41 })]);
    await expect(trouble(form)).toContainText('owl.png');
    await expect(trouble(form)).toContainText(words);
    await expect(textField(form)).toHaveValue('With an owl');
    await expect(thumbs(form)).toHaveCount(1);
    await expect(postButton(form)).toBeEnabled();
    await retry(form, 'owl.png').click();
    await waitForUploads(form, 2);
    await expect(trouble(form)).toHaveCount(0);
    await postButton(form).click();
    await expect(cardWith(page, 'With an owl').first()).toBeVisible();
    expect(await postedFiles(page, 'With an owl')).toHaveLength(2);
  });
}

test('a file that was still being uploaded when the page was loaded again is said to be lost', async ({
  page,
  sandbox,
}) => {
  const { form } = await beginPost(page, 'With an owl');
  await sandbox.hold(UPLOAD);
  await pickFiles(form, [await drawnPicture(page, 'owl.png', SMALL)]);
  await expect.poll(() => sandbox.heldRequests()).toBe(1);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  const again = await openComposer(page);
  await expect(trouble(again)).toContainText('owl.png');
  await expect(trouble(again)).toContainText('The page was closed during the upload.');
  await expect(textField(again)).toHaveValue('With an owl');
  await expect(retry(again, 'owl.png')).toHaveCount(0);
});

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

for (const [what, answer] of [
  ['the connection breaks', CUT],
  ['a gateway gives up', { status: 502, body: '', contentType: 'text/html' }],
] as const) {
  test(`a file whose answer is lost because ${what} is sent again under its key, and is there once`, async ({
    page,
    sandbox,
    allowConsole,
  }) => {
    allowConsole(CUT_MESSAGES);
    allowConsole(/status of 502/);
    const { form } = await beginPost(page, 'Kept once');
    await sandbox.fail({ ...UPLOAD, ...answer, after: true });
    await pickFiles(form, [await drawnPicture(page, 'owl.png', SMALL)]);
    // Browsers may repeat a request on a broken connection by themselves; otherwise the test presses the button.
    await retryUntilThere(form, 'owl.png');
    await expect(trouble(form)).toHaveCount(0);
    const uploads = (await sandbox.log()).filter(({ path }) => path === '/api/v2/media');
    expect(uploads.length).toBeGreaterThan(1);
    expect(new Set(uploads.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    await postButton(form).click();
    await expect(cardWith(page, 'Kept once').first()).toBeVisible();
    expect(await postedFiles(page, 'Kept once')).toHaveLength(1);
  });
}

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

test('a damaged photo does not leave the device', async ({ page, sandbox }) => {
  const { form } = await beginPost(page, 'A damaged photo');
  const damaged = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]), Buffer.from('Exif GPS')]);
  await pickFiles(form, [{ name: 'harbour.jpg', mimeType: 'image/jpeg', buffer: damaged }]);
  await expect(trouble(form)).toContainText('It wasn’t sent.');
  expect((await sandbox.log()).filter(({ path }) => path === '/api/v2/media')).toEqual([]);
});

test('a description that cannot be saved is told, and can be saved again [2.5.008, 2.8.007]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  const { form } = await beginPost(page, 'Hard to describe');
  await pickFiles(form, [await drawnPicture(page, 'owl.png', SMALL)]);
  await waitForUploads(form, 1);
  await sandbox.fail({ ...DESCRIBE, status: 500, body: { error: 'No words' } });
  await thumbs(form).first().click();
  const field = form.getByRole('textbox', { name: 'Description of owl.png' });
  await field.fill('An owl');
  await expect(trouble(form)).toContainText('Couldn’t save the description of an attachment.');
  await expect(trouble(form)).toContainText('No words');
  await expect(field).toHaveValue('An owl');
  await retry(form, 'owl.png').click();
  await expect(trouble(form)).toHaveCount(0);
  await postButton(form).click();
  await expect(cardWith(page, 'Hard to describe').first()).toBeVisible();
  expect((await postedFiles(page, 'Hard to describe')).map((file) => file.description)).toEqual(['An owl']);
});

test.describe('on a server that works on films for a while', () => {
  test.beforeEach(async ({ sandbox, allowConsole }) => {
    await sandbox.character('mastodon');
    allowConsole(/status of 404/);
  });

  test('one is waited for, and goes with the post then', async ({ page, sandbox, baseURL }) => {
    await storeDemoSession(page, `${baseURL}`, await makeCodeSession(`${baseURL}`, 'alice'));
    await page.goto('/main/friends');
    await expect(cards(page).first()).toBeVisible();
    const form = await openComposer(page);
    await textField(form).fill('A short film');
    const buffer = Buffer.from('GIF89a\u0002\0\u0002\0\0\0\0;', 'latin1');
    await sandbox.hold({ method: 'GET', path: '^/api/v1/media/' });
    await pickFiles(form, [{ name: 'owl.gif', mimeType: 'image/gif', buffer }]);
    await expect(form.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      'The server is processing it',
    );
    await expect(postButton(form)).toBeDisabled();
    await expect.poll(() => sandbox.heldRequests()).toBe(1);
    await sandbox.release();
    await waitForUploads(form, 1);
    await postButton(form).click();
    await expect(cardWith(page, 'A short film').first()).toBeVisible();
    expect(await postedFiles(page, 'A short film')).toHaveLength(1);
  });
});
