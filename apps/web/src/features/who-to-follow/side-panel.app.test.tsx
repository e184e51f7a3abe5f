import type { Locator, Page } from '../../testing/page/locator';
import { objectOf, textOf } from '../../testing/page/json';
import { callAs, doorCommand, unfollow } from '../../testing/page/server';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

/** Recommends accounts of this server and of others, which alice does not follow. */
async function suggest(url: string | undefined, ...names: readonly string[]): Promise<void> {
  for (const account of names) await doorCommand(url, 'account', { account, suggested: true });
}

const people = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
const person = (page: Page, name: string): Locator => people(page).filter({ hasText: name });

test('a locked account is asked, and the request can be taken back [3.4.002, 3.4.003]', async ({
  page,
  baseURL,
}) => {
  await suggest(baseURL, 'dave');
  const carol = await callAs(`${baseURL}`, 'carol');
  const { id } = objectOf(await carol('/api/v1/accounts/lookup?acct=dave'));
  await unfollow(carol, textOf(id));
  await signIn(page, 'carol', '/who-to-follow');
  const button = person(page, '@dave').getByRole('button').first();
  await expect(button).toHaveText('Follow');
  await button.click();
  await expect(button).toHaveText('Requested');
  await button.click();
  await expect(button).toHaveText('Follow');
});

test('three of them stand at the side where the operator wants it, with a way to the others [1.2.073, 1.9.005]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await suggest(baseURL, 'moss', 'quill', 'market', 'allotments', 'arrivals', 'archivist');
  await signIn(page, 'dave');
  const panel = page.getByRole('region', { name: 'Who to follow' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(panel).toBeHidden();
  await sandbox.settings({ suggestions: true });
  await page.reload();
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  const first = panel.getByRole('listitem').first().getByRole('link');
  await expect(first).toHaveAttribute('href', /^\/users\//);
  await panel.getByRole('link', { name: 'More' }).click();
  await expect(page).toHaveURL(/\/who-to-follow$/);
  await expect(people(page).first()).toBeVisible();
});
