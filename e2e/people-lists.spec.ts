import type { Locator, Page } from '@playwright/test';
import { objectOf, textOf } from '../tools/report/json-value';
import { type CallAs, callAs } from './harness/call-as';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const people = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
const person = (page: Page, name: string): Locator => people(page).filter({ hasText: `@${name}` });

async function doTo(alice: CallAs, verb: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const id = textOf(objectOf(await alice(`/api/v1/accounts/lookup?acct=${name}`))['id']);
    await alice(`/api/v1/accounts/${id}/${verb}`, { method: 'POST' });
  }
}

const many = ['moss', 'quill', 'allotments', 'arrivals', 'archivist', 'market', 'imogen', 'carol'];

test('muted people are searched, chosen and let go together; who was refused stays chosen and is tried again [3.4.006]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  const bob = await callAs(`${baseURL}`, 'bob');
  await doTo(bob, 'mute', many);
  await signIn(page, 'bob', '/kept-away');
  await expect(people(page)).toHaveCount(many.length);
  await page.getByRole('searchbox', { name: 'Search these people' }).fill('ar');
  await expect(person(page, 'market')).toBeVisible();
  await expect(person(page, 'quill')).toHaveCount(0);
  await page.getByRole('button', { name: 'Select' }).click();
  await page.getByRole('checkbox', { name: /shown$/ }).check();
  const bar = page.getByRole('toolbar', { name: 'What to do about those chosen' });
  const chosen = Number((await bar.getByRole('status').textContent())?.split(' ')[0]);
  expect(chosen).toBeGreaterThan(1);
  expect(chosen).toBeLessThan(many.length);
  await expectAccessible(page);
  await sandbox.fail({ path: '/unmute$', status: 403, body: { error: 'not today' } });
  await bar.getByRole('button', { name: 'Unmute' }).click();
  await expect(bar.getByRole('alert')).toContainText('not today');
  await expect(bar.getByRole('status')).toHaveText('1 chosen');
  await bar.getByRole('button', { name: 'Unmute' }).click();
  await expect(bar.getByRole('status')).toHaveText('Nobody chosen');
  expect(await bob('/api/v1/mutes')).toHaveLength(many.length - chosen);
  // Who was let go stays there to be taken back.
  await expect(people(page).getByRole('button', { name: /^Mute: / })).toHaveCount(chosen);
  await page.reload();
  await expect(people(page)).toHaveCount(many.length - chosen);
});

test('blocked people and servers stand in lists of their own, and come again from there [3.4.007]', async ({
  page,
  baseURL,
}) => {
  const bob = await callAs(`${baseURL}`, 'bob');
  await doTo(bob, 'block', ['moss', 'market']);
  await signIn(page, 'bob', '/kept-away?tab=blocked');
  await person(page, 'moss')
    .getByRole('button', { name: /^Unblock/ })
    .click();
  await expect(person(page, 'moss').getByRole('button', { name: /^Block/ })).toBeVisible();
  expect(await bob('/api/v1/blocks')).toHaveLength(1);
  await page.getByRole('link', { name: 'Servers' }).click();
  await expect(page.getByRole('heading', { name: 'No server is blocked' })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Block a server' });
  await field.fill('nonsense');
  await page.getByRole('button', { name: 'Block the server' }).click();
  await expect(page.getByRole('alert')).toContainText('no name of a server');
  await field.fill('https://Far.Example/about');
  await page.keyboard.press('Enter');
  await expect(people(page).filter({ hasText: 'far.example' })).toBeVisible();
  expect(await bob('/api/v1/domain_blocks')).toEqual(['far.example']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unblock far.example' }).click();
  await expect.poll(() => bob('/api/v1/domain_blocks')).toEqual([]);
});

test('several who ask to follow are answered at once, after a question where one wants that', async ({
  page,
  sandbox,
}) => {
  for (const as of ['quill', 'imogen', 'moss']) await sandbox.act({ as, action: 'follow', target: 'dave' });
  await signIn(page, 'dave', '/friend-requests');
  await expect(person(page, 'imogen')).toBeVisible();
  await page.getByRole('button', { name: 'Select' }).click();
  for (const name of ['Quill', 'Imogen'])
    await page.getByRole('checkbox', { name: `Choose ${name}` }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Approve' }).click();
  for (const name of ['quill', 'imogen']) await expect(person(page, name)).toHaveCount(0);
  await expect(person(page, 'moss')).toBeVisible();
});
