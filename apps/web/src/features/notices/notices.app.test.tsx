import type { Page } from '../../testing/page/locator';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const region = (page: Page) => page.getByRole('region', { name: 'Notices' });
const list = (page: Page) => region(page).getByRole('listitem');

test('notices are reached and put away by key, and the focus goes back to where it was [2.2.027]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await sandbox.character('akkoma');
  await signIn(page, 'alice', '/tag/frost');
  const follow = page.getByRole('main').getByRole('button', { name: 'Follow #frost' });
  await expect(follow).toBeVisible();
  await expect(region(page)).toBeAttached();
  await sandbox.fail({ path: '/api/v1/tags/', method: 'POST', status: 500 });
  await follow.press('Enter');
  await expect(list(page)).toContainText('Couldn’t follow or unfollow #frost');
  await expect(follow).toBeFocused();
  await page.keyboard.press('F8');
  await expect(list(page).getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(follow).toBeFocused();
});
