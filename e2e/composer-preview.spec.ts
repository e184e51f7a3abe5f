import type { Locator } from '@playwright/test';
import { storeDemoSession } from '../tools/browser/demo-session';
import { cards } from './harness/cards';
import { makeCodeSession } from './harness/code-session';
import { expectAccessible } from './harness/expect-accessible';
import { openComposer } from './harness/open-composer';
import { openPostOptions } from './harness/open-post-options';
import { sentPosts } from '@linnet/sandbox/control';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { beginPost } from './harness/write-post';

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
  const more = ' and tomorrow';
  await page.keyboard.type(more, { delay: 20 });
  await expect(preview(form)).toContainText('tonight and tomorrow');
  // It waits for a pause in writing, of which a busy machine makes more than the writer.
  expect((await sentPosts(sandbox)).length).toBeLessThan(asked + more.length);
  await form.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(preview(form)).toHaveCount(0);
  await page.goto('/main/public');
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).filter({ hasText: 'frost tonight' })).toHaveCount(0);
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
    await expect(form.getByRole('checkbox', { name: 'Post later' })).toBeVisible();
    await expect(form.getByRole('checkbox', { name: 'Delete automatically' })).toHaveCount(0);
  });
});

test('a preview with subject, poll and format keeps the rules of accessibility', async ({ page }) => {
  const { form } = await beginPost(page, 'Which **bread** on Saturday?');
  const addSubject = form.getByRole('button', { name: 'Add content warning' });
  if (await addSubject.isVisible()) await addSubject.click();
  await form.getByRole('textbox', { name: 'Content warning (optional)' }).fill('kitchen');
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
