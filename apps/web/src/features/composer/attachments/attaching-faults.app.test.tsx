import type { Locator } from '../../../testing/page/locator';
import { cards, cardWith, textField } from '../../../testing/page/parts';
import {
  pickFiles,
  picture,
  postedFiles,
  textFile,
  thumbs,
  waitForUploads,
} from '../../../testing/page/files';
import { signInByCode } from '../../../testing/page/sign-in';
import { expect, test } from '../../../testing/page/test';
import { beginPost, openComposer, writePost } from '../../../testing/page/writing';

const UPLOAD = { method: 'POST', path: '^/api/v2/media$' };
const DESCRIBE = { method: 'PUT', path: '^/api/v1/media/' };

const retry = (form: Locator, name: string) => form.getByRole('button', { name: `Try ${name} again` });
const trouble = (form: Locator) => form.getByRole('alert');

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
    const { form, field } = await beginPost(page, 'With an owl');
    await sandbox.fail({ ...UPLOAD, ...answer });
    await pickFiles(form, [textFile('owl.txt')]);
    await expect(trouble(form)).toContainText(words);
    await expect(retry(form, 'owl.txt')).toHaveCount(0);
    await form.getByRole('button', { name: 'Remove owl.txt' }).click();
    await expect(trouble(form)).toHaveCount(0);
    await expect(field).toHaveValue('With an owl');
  });
}

for (const { what, answer, words } of refusals) {
  test(`a file that is ${what} says so, costs nothing, and can be sent again [2.5.009, 2.8.007, 2.8.008]`, async ({
    page,
    sandbox,
    allowConsole,
  }) => {
    allowConsole(/status of (422|429|500)/);
    const { form, field, post } = await beginPost(page, 'With an owl');
    await pickFiles(form, [textFile('wren.txt')]);
    await waitForUploads(form, 1);
    await sandbox.fail({ ...UPLOAD, ...answer });
    await pickFiles(form, [textFile('owl.txt')]);
    await expect(trouble(form)).toContainText('owl.txt');
    await expect(trouble(form)).toContainText(words);
    await expect(field).toHaveValue('With an owl');
    await expect(thumbs(form)).toHaveCount(1);
    await expect(post).toBeEnabled();
    await retry(form, 'owl.txt').click();
    await waitForUploads(form, 2);
    await expect(trouble(form)).toHaveCount(0);
    await post.click();
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
  await pickFiles(form, [textFile('owl.txt')]);
  await expect.poll(() => sandbox.heldRequests()).toBe(1);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  const again = await openComposer(page);
  await expect(trouble(again)).toContainText('owl.txt');
  await expect(trouble(again)).toContainText('The page was closed during the upload.');
  await expect(textField(again)).toHaveValue('With an owl');
  await expect(retry(again, 'owl.txt')).toHaveCount(0);
  await sandbox.release();
});

for (const [what, answer] of [
  ['the connection breaks', { status: 0 }],
  ['a gateway gives up', { status: 502, body: '', contentType: 'text/html' }],
] as const) {
  test(`a file whose answer is lost because ${what} is sent again under its key, and is there once`, async ({
    page,
    sandbox,
    allowConsole,
  }) => {
    allowConsole(/status of 502|ERR_/);
    const { form, post } = await beginPost(page, 'Kept once');
    await sandbox.fail({ ...UPLOAD, ...answer, after: true });
    await pickFiles(form, [textFile('owl.txt')]);
    await expect(trouble(form)).toContainText('Upload failed.');
    await retry(form, 'owl.txt').click();
    await waitForUploads(form, 1);
    await expect(trouble(form)).toHaveCount(0);
    const uploads = (await sandbox.log()).filter(({ path }) => path === '/api/v2/media');
    expect(uploads.length).toBe(2);
    expect(new Set(uploads.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    await post.click();
    await expect(cardWith(page, 'Kept once').first()).toBeVisible();
    expect(await postedFiles(page, 'Kept once')).toHaveLength(1);
  });
}

test('a damaged photo does not leave the device', async ({ page, sandbox }) => {
  const { form } = await beginPost(page, 'A damaged photo');
  const damaged = [Uint8Array.of(0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff), 'Exif GPS'];
  await pickFiles(form, [new File(damaged, 'harbour.jpg', { type: 'image/jpeg' })]);
  await expect(trouble(form)).toContainText('It wasn’t sent.');
  expect((await sandbox.log()).filter(({ path }) => path === '/api/v2/media')).toEqual([]);
});

test('a description that cannot be saved is told, and can be saved again [2.5.008, 2.8.007]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  const { form, post } = await beginPost(page, 'Hard to describe');
  await pickFiles(form, [picture('owl.png')]);
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
  await post.click();
  await expect(cardWith(page, 'Hard to describe').first()).toBeVisible();
  expect((await postedFiles(page, 'Hard to describe')).map((file) => file.description)).toEqual(['An owl']);
});

test('a film that the server works on for a while is waited for, and goes with the post then', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await sandbox.character('mastodon');
  await signInByCode(page, { url: baseURL, username: 'alice', path: '/main/friends' });
  await expect(cards(page).first()).toBeVisible();
  const { form, post } = await writePost(page, 'A short film');
  await sandbox.hold({ method: 'GET', path: '^/api/v1/media/' });
  await pickFiles(form, [new File(['GIF89a\u0002\0\u0002\0\0\0\0;'], 'owl.gif', { type: 'image/gif' })]);
  await expect(form.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    'The server is processing it',
  );
  await expect(post).toBeDisabled();
  await expect.poll(() => sandbox.heldRequests()).toBe(1);
  await sandbox.release();
  await waitForUploads(form, 1);
  await post.click();
  await expect(cardWith(page, 'A short film').first()).toBeVisible();
  expect(await postedFiles(page, 'A short film')).toHaveLength(1);
});
