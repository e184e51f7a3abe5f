import { sentPosts } from '@linnet/sandbox/control';
import { storeSettings } from '../../testing/page/settings';
import { expect, test } from '../../testing/page/test';
import { textField } from '../../testing/page/parts';
import { beginPost, showOutbox, timesPosted } from '../../testing/page/writing';

const POST = { method: 'POST', path: '^/api/v1/statuses$' };
/** Fails every attempt of browser and client until `mend`. */
const CUT = { ...POST, status: 0, times: 100 };
const CUT_MESSAGES = /ERR_EMPTY_RESPONSE|ERR_CONNECTION/;

test('taken back, changed and sent, what may have been there already is there once, in its last form', async ({
  page,
  sandbox,
  allowConsole,
  baseURL,
}) => {
  allowConsole(CUT_MESSAGES);
  await sandbox.fail({ ...CUT, after: true });
  const { post } = await beginPost(page, 'A misteak');
  await post.click();
  const list = showOutbox(page);
  await list.getByRole('button', { name: 'Cancel and edit' }).click();
  await sandbox.clearErrors();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await expect(textField(dialog)).toHaveValue('A misteak');
  await textField(dialog).fill('A mistake');
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => timesPosted(baseURL, 'A mistake')).toBe(1);
  expect(await timesPosted(baseURL, 'A misteak')).toBe(0);
});

test('with a time of grace a post can be taken back, or sent without waiting', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await storeSettings(page, { sendDelay: 60 });
  const { post } = await beginPost(page, 'In a moment');
  await post.click();
  const list = showOutbox(page);
  await expect(list).toContainText(/Sending in \d+ seconds/);
  await list.getByRole('button', { name: 'Cancel and edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await expect(textField(dialog)).toHaveValue('In a moment');
  expect(await sentPosts(sandbox)).toEqual([]);
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await list.getByRole('button', { name: 'Send now' }).click();
  await expect(list).toBeHidden();
  expect(await timesPosted(baseURL, 'In a moment')).toBe(1);
});

test('a server that is asked too much is waited for, as long as it says', async ({
  page,
  sandbox,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/status of 429/);
  await sandbox.fail({
    ...POST,
    status: 429,
    headers: { 'retry-after': '600' },
    body: { error: 'Throttled' },
  });
  const { post } = await beginPost(page, 'Slowly now');
  await post.click();
  const list = showOutbox(page);
  await expect(list).toContainText(/Throttled.*Trying again in \d+ seconds/);
  await list.getByRole('button', { name: 'Send now' }).click();
  await expect(list).toBeHidden();
  expect(await timesPosted(baseURL, 'Slowly now')).toBe(1);
});
