import { signInByCode } from '../../../testing/page/sign-in';
import { expect, test } from '../../../testing/page/test';
import { openComposer, openPostOptions } from '../../../testing/page/writing';

test('where the server cannot show a post beforehand no preview is offered, and no post that deletes itself; polls and later times are', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await sandbox.character('mastodon');
  await signInByCode(page, { url: baseURL, username: 'alice', path: '/about' });
  const form = await openComposer(page);
  await expect(form.getByRole('button', { name: 'Poll', exact: true })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Preview', exact: true })).toHaveCount(0);
  await openPostOptions(form);
  await expect(form.getByRole('checkbox', { name: 'Post later' })).toBeVisible();
  await expect(form.getByRole('checkbox', { name: 'Delete automatically' })).toHaveCount(0);
});
