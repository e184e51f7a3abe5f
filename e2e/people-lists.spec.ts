import type { Locator, Page } from '@playwright/test';
import { objectOf, textOf } from '../tools/report/json-value';
import { type CallAs, callAs } from './harness/call-as';
import { expectAccessible } from './harness/expect-accessible';
import { carolAccount } from './harness/profile-page';
import { scrollUntil } from './harness/scroll-until';
import { severalAccounts } from './harness/several-accounts';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';

const people = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
const person = (page: Page, name: string): Locator => people(page).filter({ hasText: `@${name}` });

async function doTo(alice: CallAs, verb: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const id = textOf(objectOf(await alice(`/api/v1/accounts/lookup?acct=${name}`))['id']);
    await alice(`/api/v1/accounts/${id}/${verb}`, { method: 'POST' });
  }
}

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
  await expect.poll(() => bob('/api/v1/blocks')).toHaveLength(1);
  await page.getByRole('link', { name: 'Servers' }).click();
  await expect(page.getByRole('heading', { name: 'No server is blocked' })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Block a server' });
  await field.fill('nonsense');
  await page.getByRole('button', { name: 'Block server' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter the name of a server');
  await field.fill('https://Far.Example/about');
  await page.keyboard.press('Enter');
  await expect(people(page).filter({ hasText: 'far.example' })).toBeVisible();
  await expect.poll(() => bob('/api/v1/domain_blocks')).toEqual(['far.example']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unblock far.example' }).click();
  await expect.poll(() => bob('/api/v1/domain_blocks')).toEqual([]);
});

test('a list of any length stands still and keeps the focus while more people come', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id } = await sandbox.post({ as: 'bob', text: 'Pass it on, all of you.' });
  const { told } = await carolAccount(`${baseURL}`);
  const path = `/${id}/reblogged_by`;
  const next = (at: number) => ({
    link: `<${baseURL}/api/v1/statuses/${id}/reblogged_by?max_id=${at}>; rel="next"`,
  });
  await sandbox.fail({ path, status: 200, body: severalAccounts(told, 0, 40), headers: next(1) });
  await sandbox.fail({
    path: `${path}.*max_id=1`,
    status: 200,
    body: severalAccounts(told, 40, 40),
    headers: next(2),
  });
  await sandbox.fail({ path: `${path}.*max_id=2`, status: 200, body: severalAccounts(told, 80, 40) });
  await sandbox.hold({ path: `${path}.*max_id=1` });
  await page.goto(`/notice/${id}/people?of=repeats`);
  await expect(people(page).first()).toContainText('Person 0');
  const row = people(page).filter({ hasText: 'Person 38' });
  await scrollUntil(page, () => row.isVisible());
  const name = row.getByRole('link', { name: /Person 38/ });
  await name.focus();
  await name.evaluate((link) => link.setAttribute('data-was-here', ''));
  await expect.poll(() => sandbox.heldRequests()).toBe(1);
  const top = await topOf(row);
  await sandbox.release();
  await expect(people(page).filter({ hasText: 'Person 41' })).toBeAttached();
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('data-was-here');
  await expect.poll(async () => Math.abs((await topOf(row)) - top)).toBeLessThanOrEqual(1);
  await scrollUntil(page, () => people(page).filter({ hasText: 'Person 119' }).isVisible());
  await expect.poll(() => people(page).count()).toBeLessThan(60);
});
