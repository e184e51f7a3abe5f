import type { Locator, Page } from '@playwright/test';
import { doorCommand } from './harness/door-command';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';

/** Recommends accounts of this server and of others, which alice does not follow. */
async function suggest(url: string | undefined, ...names: readonly string[]): Promise<void> {
  for (const account of names) await doorCommand(url, 'account', { account, suggested: true });
}

const people = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
const person = (page: Page, name: string): Locator => people(page).filter({ hasText: name });

test('suggested people stand as cards, and a follow shows once the server has said yes [1.2.025, 1.2.073, 3.4.002, 3.4.003]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await suggest(baseURL, 'moss', 'market', 'allotments', 'greta@signalbox.example');
  // The notifications in the third column would request relationships of their own.
  await storeSettings(page, { thirdColumnMode: 'none' });
  await signIn(page, 'alice');
  await page.goto('/who-to-follow');
  await expect(page.getByRole('heading', { name: 'Who to follow', level: 1 })).toBeVisible();
  await expect(people(page)).not.toHaveCount(0);
  const asked = (await sandbox.log()).filter(({ path }) => path.endsWith('/accounts/relationships'));
  expect(asked.length, 'one call for all cards').toBeLessThanOrEqual(1);
  const card = person(page, '@allotments');
  await expect(card).toContainText('Recommended by staff');
  await sandbox.hold({ path: '/follow$' });
  const follow = card.getByRole('button', { name: /^Follow / });
  await follow.click();
  await expect(follow).toHaveAttribute('aria-busy', 'true');
  await expect(card.getByText('Following', { exact: true })).toBeHidden();
  await sandbox.release();
  const following = card.getByRole('button', { name: /^Following / });
  await expect(following).toBeFocused();
  await following.click();
  await expect(follow).toBeFocused();
  await expectAccessible(page);
  expect(await page.title()).toContain('Who to follow');
});
