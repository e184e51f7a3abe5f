import { storeDemoSession } from '../tools/browser/demo-session';
import { cards } from './harness/cards';
import { changeSettings, choose, click } from './harness/change-settings';
import { makeCodeSession } from './harness/code-session';
import { openComposer } from './harness/open-composer';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

test('new posts begin with the scope of the account at once, and after a reload', async ({ page }) => {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await changeSettings(page, 'Profile', [{ row: 'Scope of new posts', change: choose('private') }]);
  for (const when of ['at once', 'after a reload']) {
    const form = await openComposer(page);
    await expect(form.getByRole('radio', { name: 'Followers only' }), when).toBeChecked();
    if (when === 'at once') await page.reload();
  }
});

test('where an account marks its media as sensitive new posts begin so, at once and after a reload', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  await sandbox.character('mastodon');
  allowConsole(/status of 404/);
  const session = await makeCodeSession(`${baseURL}`, 'alice');
  await page.goto('/api/v1/instance');
  await storeDemoSession(page, `${baseURL}`, session);
  await page.goto('/main/friends');
  await expect(cards(page).first()).toBeVisible();
  await changeSettings(page, 'Profile', [{ row: 'Mark media as sensitive', change: click }]);
  for (const when of ['at once', 'after a reload']) {
    const form = await openComposer(page);
    await expect(form.getByRole('checkbox', { name: 'Mark media as sensitive' }), when).toBeChecked();
    if (when === 'at once') await page.reload();
  }
});
