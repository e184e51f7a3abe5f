import type { Page } from '../../../testing/page/locator';
import { cards } from '../../../testing/page/parts';
import { signIn } from '../../../testing/page/sign-in';
import { expect, test } from '../../../testing/page/test';

const words = (page: Page) => page.getByRole('region', { name: 'From this server’s staff' });
const features = (page: Page) => page.getByRole('region', { name: 'Features' });

test('a panel that does not come is left out, and what follows it comes all the same [1.8.018]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  // Without this the panel would be embedded in the page.
  await sandbox.settings({ panel: null, frontendConfiguration: { showInstanceSpecificPanel: true } });
  await sandbox.fail({ path: '^/instance/panel.html', status: 500, times: 9 });
  await page.goto('/main/all');
  await expect(features(page)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  const asked = async () => (await sandbox.log()).some(({ path }) => path === '/instance/panel.html');
  await expect.poll(asked).toBe(true);
  await expect(words(page)).toHaveCount(0);
});

test('visitors read what the server offers, unless its operator leaves that out [1.2.051]', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ textLimit: 4321, uploadLimit: 8_000_000 });
  await page.goto('/main/all');
  const list = features(page).getByRole('list');
  for (const offered of ['Shoutbox', 'One-to-one chats', 'who to follow', 'followers only']) {
    await expect(list).toContainText(offered);
  }
  await expect(list).toContainText('Posts up to 4,321 characters');
  await expect(list).toContainText('Files up to 8 MB');
  await sandbox.settings({ frontendConfiguration: { showFeaturesPanel: false } });
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await expect(features(page)).toHaveCount(0);
  await sandbox.settings({ frontendConfiguration: { showFeaturesPanel: true } });
  await signIn(page, 'alice');
  await expect(page.getByRole('region', { name: 'Your account', exact: true })).toContainText('@alice');
  await expect(cards(page).first()).toBeVisible();
  await expect(features(page)).toHaveCount(0);
});
