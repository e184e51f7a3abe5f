import type { Page } from '@playwright/test';
import { expectAccessible } from './harness/expect-accessible';
import { cards } from './harness/cards';
import { sentPosts } from '@linnet/sandbox/control';
import { expect, test } from './harness/test';
import { beginPost, showOutbox, timesPosted } from './harness/write-post';

const POST = { method: 'POST', path: '^/api/v1/statuses$' };
/** Fails every attempt of browser and client until `mend`. */
const CUT = { ...POST, status: 0, times: 100 };
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
  await expect(list).toBeHidden();
  await expect(cards(page).first()).toContainText('From the train');
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
