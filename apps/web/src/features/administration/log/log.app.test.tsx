import { callAs } from '../../../testing/page/server';
import { signIn } from '../../../testing/page/sign-in';
import { expectAccessible } from '../../../testing/page/accessible';
import { expect, test } from '../../../testing/page/test';

test('the log tells what staff has done, is searched by person, words and kind, and leads there', async ({
  page,
  baseURL,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  const users = '/api/v1/pleroma/admin/users';
  await alice(`${users}/deactivate`, { method: 'PATCH', body: { nicknames: ['carol'] } });
  await alice(`${users}/activate`, { method: 'PATCH', body: { nicknames: ['carol'] } });
  await alice(`${users}/tag`, { method: 'PUT', body: { nicknames: ['dave'], tags: ['regular'] } });
  await signIn(page, 'alice', '/administration/log');
  const main = page.getByRole('main');
  const entries = main.getByRole('list', { name: 'Moderation log' }).getByRole('listitem');
  await expect(entries).toHaveText([
    /added tags: regular to users: @dave/,
    /activated users: @carol/,
    /deactivated users: @carol/,
  ]);
  await expectAccessible(page);
  await main.getByLabel('Kind', { exact: true }).selectOption('Tags');
  await expect(entries).toHaveText([/added tags/]);
  await page.goto('/administration/log');
  await main.getByLabel('Who did it').fill('@bob');
  await main.getByRole('button', { name: 'Find' }).click();
  await expect(main).toContainText('Nothing in the log');
  await main.getByLabel('Who did it').fill('alice');
  await main.getByLabel('Words').fill('deactivated');
  await main.getByRole('button', { name: 'Find' }).click();
  await expect(entries).toHaveText([/deactivated users: @carol/]);
  await entries.first().getByRole('link', { name: '@carol' }).click();
  await expect(page).toHaveURL(/\/administration\/people\/carol$/);
});
