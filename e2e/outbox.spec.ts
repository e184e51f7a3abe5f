import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/expect-accessible';
import { cards } from './harness/cards';
import { sentPosts } from '@linnet/sandbox/control';
import { expectQuiet, followRequests } from './harness/quiet';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { narrowOnly } from './harness/widths';
import { beginPost, showOutbox, timesPosted } from './harness/write-post';

const POST = { method: 'POST', path: '^/api/v1/statuses$' };
/** Fails every attempt of browser and client until `mend`. */
const CUT = { ...POST, status: 0, times: 100 };
const HOUR = 3_600_000;
const CUT_MESSAGES = /ERR_EMPTY_RESPONSE|ERR_CONNECTION/;

/** The number of stored jobs in this browser. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('linnet-job')).length);

test('without a network a post waits in its list, the form is free, and it goes out by itself', async ({
  page,
  context,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const { form, post } = await beginPost(page, 'From the train');
  await context.setOffline(true);
  await expect(page.getByText('You’re offline. What you write is saved.')).toBeVisible();
  await post.click();
  const list = page.getByRole('region', { name: 'Posts being sent' });
  await expect(list).toContainText('From the train');
  await expect(list).toContainText('It will be sent once you’re back online.');
  await expect(form.getByText('Error:')).toBeHidden();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(cards(page).first()).toContainText('From the train');
  await expect(list).toBeHidden();
  expect(await timesPosted(baseURL, 'From the train')).toBe(1);
});

test('what was posted without an answer is found after the page was loaded again, and is there once', async ({
  page,
  sandbox,
  allowConsole,
  baseURL,
}) => {
  allowConsole(CUT_MESSAGES);
  await sandbox.fail({ ...CUT, after: true });
  // This page looks for the post, too, and must not find it before the next one.
  await sandbox.hold({ method: 'GET', path: '^/api/v1/accounts/[^/]+/statuses' });
  const { post } = await beginPost(page, 'Said over two pages');
  await post.click();
  const list = await showOutbox(page);
  await expect(list).toContainText('Said over two pages');
  await expect(list).toContainText('Checking whether it was posted.');
  const before = (await sentPosts(sandbox)).length;
  await page.reload();
  await sandbox.release();
  await expect.poll(() => kept(page)).toBe(0);
  await expect(page.getByRole('region', { name: 'Posts being sent' })).toBeHidden();
  await sandbox.clearErrors();
  expect((await sentPosts(sandbox)).length).toBe(before);
  expect(await timesPosted(baseURL, 'Said over two pages')).toBe(1);
});

test('a post whose key the server has forgotten is looked for first, and is there once', async ({
  page,
  sandbox,
  allowConsole,
  baseURL,
}) => {
  allowConsole(CUT_MESSAGES);
  await sandbox.fail({ ...CUT, after: true });
  const { post } = await beginPost(page, 'Said this morning');
  await post.click();
  await expect(await showOutbox(page)).toContainText('Said this morning');
  await page.goto('about:blank');
  await sandbox.clearErrors();
  const before = (await sentPosts(sandbox)).length;
  // The device was off for longer than the server remembers idempotency keys.
  await sandbox.clock(7 * HOUR);
  await page.clock.install({ time: Date.now() + 7 * HOUR });
  await page.goto('/main/friends');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => kept(page)).toBe(0);
  expect(await timesPosted(baseURL, 'Said this morning')).toBe(1);
  expect((await sentPosts(sandbox)).slice(before)).toEqual([]);
});

test('a reload while the server works on it makes one post', async ({ page, sandbox, baseURL }) => {
  await sandbox.hold({ ...POST, at: 'work' });
  const { post } = await beginPost(page, 'Interrupted');
  await post.click();
  await expect.poll(() => sandbox.heldRequests()).toBe(1);
  await page.reload();
  const list = await showOutbox(page);
  await expect(list).toContainText('Checking whether it was posted.');
  await list.getByRole('button', { name: 'Check now' }).click();
  await sandbox.release();
  await expect.poll(() => kept(page)).toBe(0);
  expect(await timesPosted(baseURL, 'Interrupted')).toBe(1);
  expect(await sentPosts(sandbox)).toHaveLength(1);
});

test(
  'where the list is not in sight a notice tells that a post waits, and takes it back',
  narrowOnly,
  async ({ page, sandbox }) => {
    await storeSettings(page, { sendDelay: 60 });
    const { post } = await beginPost(page, 'In a moment');
    await post.click();
    const notice = page.getByText('Your post is waiting. It will be sent automatically.');
    await expect(notice).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel and edit' }).click();
    await expect(notice).toBeHidden();
    await expect(textField(page.getByRole('dialog', { name: 'New post' }))).toHaveValue('In a moment');
    expect(await sentPosts(sandbox)).toEqual([]);
  },
);

test('five errors, and the text is a draft again with what the server says', async ({
  page,
  sandbox,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/status of 500/);
  followRequests(page);
  await page.clock.install();
  await sandbox.fail({ ...POST, status: 500, body: { error: 'Out of owls' }, times: 5 });
  const { post } = await beginPost(page, 'Tenacious');
  await post.click();
  const errors = async () => (await sentPosts(sandbox)).filter(({ status }) => status === 500).length;
  await expect(async () => {
    // Otherwise open requests would seem to take these seconds, and be given up.
    await expectQuiet(page);
    await page.clock.runFor(20_000);
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

test('where the browser keeps nothing more the post goes out once, and the person is told', async ({
  page,
  sandbox,
  allowConsole,
  baseURL,
}) => {
  allowConsole(CUT_MESSAGES);
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (/^linnet-(draft|job)/.test(key)) throw new DOMException('No room.', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await sandbox.fail({ ...CUT, after: true });
  const { post } = await beginPost(page, 'No room left');
  await post.click();
  await expect(page.getByText('Your browser has no space left for drafts')).toBeVisible();
  await sandbox.clearErrors();
  await expect(cards(page).first()).toContainText('No room left');
  await expect(page.getByRole('region', { name: 'Posts being sent' })).toBeHidden();
  expect(await timesPosted(baseURL, 'No room left')).toBe(1);
});
