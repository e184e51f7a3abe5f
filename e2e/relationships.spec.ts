import type { Locator, Page } from '@playwright/test';
import { listOf, objectOf, textOf } from '../tools/report/json-value';
import { type CallAs, callAs } from './harness/call-as';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { unfollow } from './harness/unfollow';
import { bothWidths } from './harness/widths';

/** Opens the menu of the open profile. */
async function openMenu(page: Page): Promise<Locator> {
  const name = /^Actions for /;
  await page.getByRole('main').getByRole('button', { name }).click();
  return page.getByRole('menu', { name });
}

async function choose(page: Page, item: string): Promise<void> {
  await (await openMenu(page)).getByRole('menuitem', { name: item, exact: true }).click();
}

async function idOf(call: CallAs, acct: string): Promise<string> {
  return textOf(objectOf(await call(`/api/v1/accounts/lookup?acct=${acct}`))['id']);
}

/** Alice's relationship to an account, from the server. */
async function standing(alice: CallAs, acct: string) {
  const [row] = listOf(await alice(`/api/v1/accounts/relationships?id[]=${await idOf(alice, acct)}`));
  return objectOf(row);
}

test('somebody is followed, told of, put into a list and let go from their profile [3.1.003, 3.4.005, 3.4.008, 3.7.024]', async ({
  page,
  baseURL,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  const id = await idOf(alice, 'allotments');
  await unfollow(alice, id);
  await storeSettings(page, { modalOnUnfollow: true });
  await signIn(page, 'alice', '/users/allotments');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: /^Follow / })).toBeVisible();
  const before = await openMenu(page);
  await expect(before.getByRole('menuitem', { name: 'Mute', exact: true })).toBeVisible();
  // Entries for followed accounts are hidden before the follow.
  await expect(before.getByRole('menuitem', { name: /repeats|Notify/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(before).toBeHidden();
  await expectAccessible(page);

  await main.getByRole('button', { name: /^Follow / }).click();
  await expect(main.getByRole('button', { name: /^Following / })).toBeVisible();
  await choose(page, 'Notify me of new posts');
  await choose(page, 'Hide their repeats');
  const after = await openMenu(page);
  await expect(after.getByRole('menuitem', { name: 'Stop notifying me of new posts' })).toBeVisible();
  await expect(after.getByRole('menuitem', { name: 'Show their repeats' })).toBeVisible();
  expect(await standing(alice, 'allotments')).toMatchObject({ notifying: true, showing_reblogs: false });
  await after.getByRole('menuitem', { name: 'Lists…' }).click();
  const lists = page.getByRole('dialog', { name: /^Lists with / });
  await lists.getByRole('switch', { name: 'Birds' }).click();
  await expect(lists.getByRole('switch', { name: 'Birds' })).toBeChecked();
  await expectAccessible(page);
  await expect
    .poll(async () =>
      listOf(await alice(`/api/v1/accounts/${id}/lists`)).map((one) => objectOf(one)['title']),
    )
    .toEqual(['Birds']);
  await page.keyboard.press('Escape');
  await expect(lists).toBeHidden();

  await main.getByRole('button', { name: /^Following / }).click();
  const question = page.getByRole('alertdialog', { name: 'Unfollow?' });
  await question.getByRole('checkbox', { name: 'Don’t ask again' }).check();
  await question.getByRole('button', { name: 'Unfollow' }).click();
  await main.getByRole('button', { name: /^Follow / }).click();
  await main.getByRole('button', { name: /^Following / }).click();
  await expect(main.getByRole('button', { name: /^Follow / })).toBeVisible();
});

test(
  'somebody is written to, alone or not; what was begun before is kept; a whole server is blocked [3.6.009]',
  bothWidths,
  async ({ page, baseURL }) => {
    const alice = await callAs(`${baseURL}`, 'alice');
    await signIn(page, 'alice', '/users/greta@signalbox.example');
    await choose(page, 'Write a direct post');
    const form = page.getByRole('dialog');
    await expect(textField(form)).toHaveValue('@greta@signalbox.example ');
    await expect(form.getByText('Direct', { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await choose(page, 'Block signalbox.example');
    const question = page.getByRole('alertdialog', { name: 'Block the server signalbox.example?' });
    await question.getByRole('button', { name: 'Block server' }).click();
    await expect(question).toBeHidden();
    expect(await alice('/api/v1/domain_blocks')).toContain('signalbox.example');
    await choose(page, 'Unblock signalbox.example');
    await expect.poll(() => alice('/api/v1/domain_blocks')).not.toContain('signalbox.example');
  },
);
