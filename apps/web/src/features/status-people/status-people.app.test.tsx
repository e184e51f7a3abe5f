import { callAs, carolAccount } from '../../testing/page/server';
import { expectAccessible } from '../../testing/page/accessible';
import { signIn } from '../../testing/page/sign-in';
import { objectOf } from '../../testing/page/json';
import { expect, test } from '../../testing/page/test';
import type { Locator, Page } from '../../testing/page/locator';

const main = (page: Page): Locator => page.getByRole('main');
const people = (page: Page): Locator => main(page).locator('[data-person]');
const focused = (page: Page): Locator => main(page).locator('article[aria-current=true]');

test('pages of those who repeated a post follow the server’s links; one that does not come can be asked for again', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  const { id } = await sandbox.post({ as: 'bob', text: 'Pass it on.' });
  const { told } = await carolAccount(`${baseURL}`);
  const path = `/${id}/reblogged_by`;
  const pageOf = (at: number) =>
    Array.from({ length: 40 }, (_, row) => ({
      ...told,
      id: `repeater-${at}-${row}`,
      acct: `repeater${at}x${row}`,
      display_name: `Repeater ${at * 40 + row}`,
    }));
  const link = `<${baseURL}/api/v1/statuses/${id}/reblogged_by?max_id=7>; rel="next"`;
  await sandbox.fail({ path, status: 200, body: pageOf(0), headers: { link } });
  await sandbox.fail({ path: `${path}.*max_id=7`, status: 500 });
  await page.goto(`/notice/${id}/people?of=repeats`);
  await expect(people(page).first()).toContainText('Repeater 0');
  const again = main(page).getByRole('button', { name: 'Try again' });
  await main(page).getByRole('button', { name: 'Show more people' }).click();
  await expect(again).toBeVisible();
  await sandbox.fail({ path: `${path}.*max_id=7`, status: 200, body: pageOf(1) });
  await again.click();
  await expect(page.getByText('Repeater 79', { exact: true })).toBeVisible();
  await expect(page.getByText('No more people')).toBeVisible();
});

test('who reacted is listed one emoji at a time, to be chosen and muted; a server that does not tell who is believed', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id } = await sandbox.post({ as: 'alice', text: 'What do you feel?' });
  await sandbox.act({ as: 'bob', action: 'react', status: id, emoji: '🎉' });
  await sandbox.act({ as: 'carol', action: 'react', status: id, emoji: '🐝' });
  await sandbox.act({ as: 'carol', action: 'favourite', status: id });
  await signIn(page, 'alice', `/notice/${id}`);
  await focused(page).getByRole('button', { name: 'Who reacted' }).click();
  await page.getByRole('dialog', { name: 'Who reacted' }).getByRole('link', { name: 'Show all' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who reacted');
  await expect(people(page)).toHaveCount(1);
  await expect(people(page)).toContainText('@bob');
  await main(page).getByRole('link', { name: '🐝, 1 reaction' }).click();
  await expect(people(page)).toContainText('@carol');
  await main(page).getByRole('button', { name: 'Select', exact: true }).click();
  await main(page)
    .getByRole('checkbox', { name: /^Select Carol/ })
    .check();
  await main(page).getByRole('button', { name: 'Mute' }).click();
  await expect(main(page).getByText('Nobody selected')).toBeVisible();
  await expectAccessible(page);
  await sandbox.settings({ showReactions: false });
  await main(page).getByRole('link', { name: 'Favourites' }).click();
  await expect(page.getByRole('heading', { name: 'This server doesn’t show names.' })).toBeVisible();
  const alice = await callAs(`${baseURL}`, 'alice');
  const found = objectOf(await alice('/api/v1/accounts/lookup?acct=carol'));
  expect(await alice(`/api/v1/accounts/relationships?id=${found['id']}`)).toMatchObject([{ muting: true }]);
});
