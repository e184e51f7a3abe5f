import type { Locator, Page } from '@playwright/test';
import { objectOf } from '../tools/report/json-value';
import { type CallAs, callAs } from './harness/call-as';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const people = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
const person = (page: Page, name: string): Locator => people(page).filter({ hasText: `@${name}` });
const answer = (page: Page, name: string, label: 'Approve' | 'Deny'): Locator =>
  person(page, name).getByRole('button', { name: new RegExp(`^${label} `) });

/** Dave's notifications of one type. */
async function told(dave: CallAs, type: string): Promise<{ acct: unknown; seen: unknown }[]> {
  const list = await dave(`/api/v1/notifications?limit=40&types[]=${type}`);
  if (!Array.isArray(list)) throw new Error('No list of notifications.');
  return list.map(objectOf).map(({ account, pleroma }) => ({
    acct: objectOf(account)['acct'],
    seen: objectOf(pleroma)['is_seen'],
  }));
}

test('somebody is let in, another turned away, and both leave the list and the notifications tidy [1.2.019, 1.2.071, 1.3.008, 1.4.012]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  for (const as of ['quill', 'imogen']) await sandbox.act({ as, action: 'follow', target: 'dave' });
  const dave = await callAs(`${baseURL}`, 'dave');
  const id = objectOf(await dave('/api/v1/accounts/lookup?acct=quill'))['id'];
  await signIn(page, 'dave', '/friend-requests');
  await expect(person(page, 'quill')).toBeVisible();
  await expectAccessible(page);
  await answer(page, 'quill', 'Approve').focus();
  await page.keyboard.press('Enter');
  await expect(person(page, 'quill')).toHaveCount(0);
  // The focus moves to the next person in the list.
  await expect(people(page).locator('a:focus')).toHaveCount(1);
  await expect
    .poll(() => dave(`/api/v1/accounts/relationships?id[]=${String(id)}`))
    .toMatchObject([{ followed_by: true }]);
  await expect
    .poll(async () => (await told(dave, 'follow')).find(({ acct }) => acct === 'quill'))
    .toMatchObject({ seen: true });
  await answer(page, 'imogen', 'Deny').click();
  await expect(person(page, 'imogen')).toHaveCount(0);
  for (let left = await people(page).count(); left > 0; left -= 1) {
    await people(page).first().getByRole('button', { name: /^Deny/ }).click();
    await expect(people(page)).toHaveCount(left - 1);
  }
  await expect(page.getByRole('heading', { name: 'No follow requests' })).toBeVisible();
  await expectAccessible(page);
  const left = async () => [...(await told(dave, 'follow_request')), ...(await told(dave, 'follow'))];
  await expect.poll(async () => (await left()).map(({ acct }) => acct)).not.toContain('imogen');
});
