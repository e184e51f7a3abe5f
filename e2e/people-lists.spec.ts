import type { Locator, Page } from '@playwright/test';
import { carolAccount } from './harness/profile-page';
import { scrollUntil } from './harness/scroll-until';
import { severalAccounts } from './harness/several-accounts';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';

const people = (page: Page): Locator => page.getByRole('main').getByRole('listitem');

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
