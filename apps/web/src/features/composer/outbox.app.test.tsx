import { sentPosts } from '@linnet/sandbox/control';
import { onTestFinished, vi } from 'vitest';
import { expectAccessible } from '../../testing/page/accessible';
import { storeSettings } from '../../testing/page/settings';
import { expect, test } from '../../testing/page/test';
import { cards, textField } from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
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

/** The number of stored jobs in this browser. */
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('linnet-job')).length;

test('a reload while the server works on it makes one post', async ({ page, sandbox, baseURL }) => {
  await sandbox.hold({ ...POST, at: 'work' });
  const { post } = await beginPost(page, 'Interrupted');
  await post.click();
  await expect.poll(() => sandbox.heldRequests()).toBe(1);
  await page.reload();
  const list = showOutbox(page);
  await expect(list).toContainText('Checking whether it was posted.');
  await list.getByRole('button', { name: 'Check now' }).click();
  await sandbox.release();
  await expect.poll(kept).toBe(0);
  expect(await timesPosted(baseURL, 'Interrupted')).toBe(1);
  expect(await sentPosts(sandbox)).toHaveLength(1);
});

test('where the list is not in sight a notice tells that a post waits, and takes it back', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await storeSettings(page, { sendDelay: 60 });
  await signIn(page, 'alice', '/about');
  await page.getByRole('button', { name: 'New post', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await textField(dialog).fill('In a moment');
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  const notice = page.getByText('Your post is waiting. It will be sent automatically.');
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel and edit' }).click();
  await expect(notice).toBeHidden();
  await expect(textField(dialog)).toHaveValue('In a moment');
  expect(await sentPosts(sandbox)).toEqual([]);
});

test('five errors, and the text is a draft again with what the server says', async ({
  page,
  sandbox,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/status of 500/);
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await sandbox.fail({ ...POST, status: 500, body: { error: 'Out of owls' }, times: 5 });
  const { post } = await beginPost(page, 'Tenacious');
  await post.click();
  const errors = async () => (await sentPosts(sandbox)).filter(({ status }) => status === 500).length;
  await expect(async () => {
    // In small steps: open requests would seem to take this time, and be given up.
    await vi.advanceTimersByTimeAsync(2000);
    expect(await errors()).toBe(5);
  }).toPass();
  await page.getByRole('button', { name: 'Open draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await expect(textField(dialog)).toHaveValue('Tenacious');
  await expect(dialog).toContainText('Out of owls');
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(cards(page).first()).toContainText('Tenacious');
  expect(await timesPosted(baseURL, 'Tenacious')).toBe(1);
});
