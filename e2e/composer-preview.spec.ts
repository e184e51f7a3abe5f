import type { Locator } from '@playwright/test';
import { storeDemoSession } from '../tools/browser/demo-session';
import { cards } from './harness/cards';
import { makeCodeSession } from './harness/code-session';
import { expectAccessible } from './harness/expect-accessible';
import { openComposer } from './harness/open-composer';
import { openPostOptions } from './harness/open-post-options';
import { sentPosts } from './harness/sent-posts';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { beginPost } from './harness/write-post';

const PREVIEW = { method: 'POST', path: '^/api/v1/statuses$' };

const preview = (form: Locator) => form.getByRole('region', { name: 'Preview' });

const openPreview = (form: Locator) => form.getByRole('button', { name: 'Preview', exact: true }).click();

test('shows how a post will look, follows what is written, and posts nothing [2.4.009, 2.9.012]', async ({
  page,
  sandbox,
}) => {
  const { form } = await beginPost(page, 'Hello @bob, #frost tonight');
  await openPreview(form);
  await expect(preview(form).getByRole('link', { name: /bob/ })).toBeVisible();
  await expect(preview(form).getByRole('link', { name: /frost/ })).toBeVisible();
  const asked = (await sentPosts(sandbox)).length;
  await textField(form).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' and tomorrow', { delay: 20 });
  await expect(preview(form)).toContainText('tonight and tomorrow');
  expect((await sentPosts(sandbox)).length).toBe(asked + 1);
  await form.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(preview(form)).toHaveCount(0);
  await page.goto('/main/public');
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).filter({ hasText: 'frost tonight' })).toHaveCount(0);
});

test('an empty post has no preview, and that can be dismissed [2.5.010, 2.8.007]', async ({
  page,
  sandbox,
}) => {
  const { form } = await beginPost(page, '');
  await openPreview(form);
  await expect(preview(form).getByRole('alert')).toHaveText(/^Error:\s*There is nothing to preview/);
  expect(await sentPosts(sandbox)).toEqual([]);
  await preview(form).getByRole('button', { name: 'Dismiss' }).click();
  await expect(preview(form)).toHaveCount(0);
  await openPreview(form);
  await textField(form).fill('Something');
  await expect(preview(form)).toContainText('Something');
  await expect(preview(form).getByRole('alert')).toHaveCount(0);
});

test('says why there is no preview, and tries again; the text is not touched by it', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/422/);
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await sandbox.fail({ ...PREVIEW, status: 422, body: { error: 'Too spicy' } });
  const form = await openComposer(page);
  await textField(form).fill('chili');
  await openPreview(form);
  await expect(preview(form).getByRole('alert')).toContainText('Too spicy');
  await preview(form).getByRole('button', { name: 'Try again' }).click();
  await expect(preview(form)).toContainText('chili');
  await expect(textField(form)).toHaveValue('chili');
});

test('an answer to what was written before does not come back', async ({ page, sandbox }) => {
  const { form } = await beginPost(page, 'first words');
  await sandbox.hold(PREVIEW);
  await openPreview(form);
  await expect.poll(() => sandbox.waiting()).toBe(1);
  await textField(form).fill('second words');
  await expect.poll(() => sandbox.waiting()).toBe(2);
  await sandbox.release();
  await expect(preview(form)).toContainText('second words');
  await expect(preview(form)).not.toContainText('first words');
});

test.describe('on a server that cannot show it beforehand', () => {
  test.beforeEach(async ({ sandbox, allowConsole }) => {
    await sandbox.character('mastodon');
    allowConsole(/status of 404/);
  });

  test('no preview is offered, and no post that deletes itself; polls and later times are', async ({
    page,
    baseURL,
  }) => {
    const url = baseURL ?? '';
    await page.goto('/api/v1/instance');
    await storeDemoSession(page, url, await makeCodeSession(url, 'alice'));
    await page.goto('/main/friends');
    await expect(cards(page).first()).toBeVisible();
    const form = await openComposer(page);
    await expect(form.getByRole('button', { name: 'Poll', exact: true })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Preview', exact: true })).toHaveCount(0);
    await openPostOptions(form);
    await expect(form.getByRole('checkbox', { name: 'Send later' })).toBeVisible();
    await expect(form.getByRole('checkbox', { name: 'Delete itself after a time' })).toHaveCount(0);
  });
});

test('a preview with subject, poll and format keeps the rules of accessibility', async ({ page }) => {
  const { form } = await beginPost(page, 'Which **bread** on Saturday?');
  const addSubject = form.getByRole('button', { name: 'Add a subject' });
  if (await addSubject.isVisible()) await addSubject.click();
  await form.getByRole('textbox', { name: 'Subject (optional)' }).fill('kitchen');
  await form.getByRole('combobox', { name: 'Post format' }).selectOption('text/markdown');
  await form.getByRole('button', { name: 'Poll', exact: true }).click();
  await form.getByRole('textbox', { name: 'Option 1' }).fill('rye');
  await form.getByRole('textbox', { name: 'Option 2' }).fill('oat');
  await openPreview(form);
  await expect(preview(form).getByRole('listitem')).toHaveText(['rye', 'oat']);
  await expect(preview(form)).toContainText('kitchen');
  await expect(preview(form).locator('strong')).toHaveText('bread');
  await expectAccessible(page, 'section[aria-label="Preview"]');
});
