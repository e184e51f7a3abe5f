import type { BrowserContext, Page } from '@playwright/test';
import { cards } from './harness/cards';
import { openDrafts } from './harness/drafts-page';
import { openComposer } from './harness/open-composer';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { beginPost, timesPosted } from './harness/write-post';

const POST = { method: 'POST', path: '^/api/v1/statuses$' };

async function secondTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/main/friends');
  await expect(cards(tab).first()).toBeVisible();
  return tab;
}

/** The number of stored jobs. */
const jobsOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('linnet-job')).length);

test('what is written in one tab stands in the other, and sent from both it is there once', async ({
  page,
  context,
  baseURL,
}) => {
  const here = await beginPost(page, 'From both sides');
  const tab = await secondTab(context);
  const there = await openComposer(tab);
  await expect(textField(there)).toHaveValue('From both sides');
  // By script: the form may be empty again before a pointer reaches it.
  const send = there.getByRole('button', { name: 'Post', exact: true });
  await Promise.all([here.post.dispatchEvent('click'), send.dispatchEvent('click')]);
  await expect.poll(() => timesPosted(baseURL, 'From both sides')).toBe(1);
  await expect.poll(() => jobsOf(page)).toBe(0);
  expect(await timesPosted(baseURL, 'From both sides')).toBe(1);
});

test('a tab that goes in the middle of sending is followed by the other', async ({
  page,
  context,
  sandbox,
  baseURL,
}) => {
  const { post } = await beginPost(page, 'Carried on');
  const tab = await secondTab(context);
  await sandbox.hold(POST);
  await post.click();
  await expect.poll(() => sandbox.heldRequests()).toBe(1);
  await page.goto('about:blank');
  await sandbox.release();
  await expect.poll(() => timesPosted(baseURL, 'Carried on')).toBe(1);
  await expect.poll(() => jobsOf(tab)).toBe(0);
  expect(await timesPosted(baseURL, 'Carried on')).toBe(1);
});

test('two tabs that write different texts at one time lose neither', async ({ page, context }) => {
  await context.clock.install();
  const { field } = await beginPost(page, '');
  const tab = await secondTab(context);
  const there = textField(await openComposer(tab));
  // The clock is stopped, so that neither tab stores its text before the other has started.
  await context.clock.pauseAt(Date.now() + 60_000);
  await field.fill('The hare');
  await there.fill('The hedgehog');
  await context.clock.resume();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const kept = Object.entries(localStorage).filter(([key]) => key.startsWith('linnet-draft'));
        const texts = kept.map(([, value]) => String(value)).join();
        return ['The hare', 'The hedgehog'].filter((text) => texts.includes(text));
      }),
    )
    .toHaveLength(2);
  await openDrafts(tab);
  await expect(tab.getByRole('main').getByText('The hare')).toBeVisible();
  await expect(tab.getByRole('main').getByText('The hedgehog')).toBeVisible();
});

test('for whom new posts are, chosen in one tab, holds in the form of the other', async ({
  page,
  context,
}) => {
  await signIn(page, 'alice', '/settings?tab=profile');
  const tab = await secondTab(context);
  const form = await openComposer(tab);
  const chosen = (name: string) => form.getByRole('radio', { name });
  await expect(chosen('Public')).toBeChecked();
  await page.getByLabel('Scope of new posts').selectOption({ label: 'Followers only' });
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(chosen('Followers only')).toBeChecked({ timeout: 1000 });
  await textField(form).fill('For those who follow me');
  // Either tab may send what the outbox holds.
  const sent = context.waitForEvent(
    'request',
    (request) => request.method() === 'POST' && request.url().endsWith('/statuses'),
  );
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  expect((await sent).postData()).toContain('private');
});
