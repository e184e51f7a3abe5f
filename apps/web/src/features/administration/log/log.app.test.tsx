import { callAs } from '../../../testing/page/server';
import { listOf, textOf } from '../../../testing/page/json';
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

test('the log is searched by days, and an entry about a relay leads to the relays', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  const users = '/api/v1/pleroma/admin/users';
  const DAY_MS = 86_400_000;
  await sandbox.clock(-4 * DAY_MS);
  await alice(`${users}/deactivate`, { method: 'PATCH', body: { nicknames: ['carol'] } });
  await sandbox.clock(0);
  const [host] = listOf(await alice('/api/v1/instance/peers')).map(textOf);
  const relay_url = `https://${host}/actor`;
  await alice('/api/v1/pleroma/admin/relay', { method: 'POST', body: { relay_url } });
  await signIn(page, 'alice', '/administration/log');
  const main = page.getByRole('main');
  const entries = main.getByRole('list', { name: 'Moderation log' }).getByRole('listitem');
  await expect(entries).toHaveText([/followed relay: https/, /deactivated users: @carol/]);
  const day = (back: number) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10);
  await main.getByLabel('From').fill(day(2));
  await main.getByRole('button', { name: 'Find' }).click();
  await expect(entries).toHaveText([/followed relay/]);
  await main.getByLabel('From').fill('');
  await main.getByLabel('Until').fill(day(2));
  await main.getByRole('button', { name: 'Find' }).click();
  await expect(entries).toHaveText([/deactivated users: @carol/]);
  await main.getByLabel('Until').fill('');
  await main.getByLabel('Kind', { exact: true }).selectOption('Relays');
  await expect(entries).toHaveText([/followed relay/]);
  await entries.getByRole('link', { name: 'Relays' }).click();
  await expect(page).toHaveURL(/\/administration\/federation$/);
});
