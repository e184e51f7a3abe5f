import { onTestFinished, vi } from 'vitest';
import { callAs } from '../../testing/page/server';
import { signIn } from '../../testing/page/sign-in';
import { listOf, objectOf } from '../../testing/page/json';
import { expect, test } from '../../testing/page/test';
import type { Locator, Page } from '../../testing/page/locator';
import { storeSettings } from '../../testing/page/settings';

const people = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
const person = (page: Page, name: string): Locator => people(page).filter({ hasText: `@${name}` });
const answer = (page: Page, name: string, label: 'Approve' | 'Deny'): Locator =>
  person(page, name).getByRole('button', { name: new RegExp(`^${label} `) });

async function open(page: Page): Promise<void> {
  await page.goto('/friend-requests');
  await expect(page.getByRole('heading', { name: 'Follow requests', level: 1 })).toBeVisible();
}

test('who lets everybody follow is told that nobody will ask', async ({ page, baseURL }) => {
  const carol = await callAs(`${baseURL}`, 'carol');
  await carol('/api/v1/accounts/update_credentials', { method: 'PATCH', body: { locked: false } });
  await signIn(page, 'carol');
  await open(page);
  await expect(page.getByRole('main')).toContainText('Anybody can follow you without asking.');
  await carol('/api/v1/accounts/update_credentials', { method: 'PATCH', body: { locked: true } });
  await page.reload();
  await expect(page.getByRole('main')).toContainText('requests appear here');
});

test('both answers ask first where one wants that [1.4.013, 2.4.026]', async ({ page, sandbox }) => {
  for (const as of ['quill', 'imogen']) await sandbox.act({ as, action: 'follow', target: 'dave' });
  await storeSettings(page, { modalOnApproveFollow: true, modalOnDenyFollow: true });
  await signIn(page, 'dave');
  await open(page);
  await answer(page, 'quill', 'Approve').click();
  const approve = page.getByRole('alertdialog', { name: 'Approve this request?' });
  await approve.getByRole('button', { name: 'Cancel' }).click();
  await expect(answer(page, 'quill', 'Approve')).toBeFocused();
  await answer(page, 'quill', 'Approve').click();
  await approve.getByRole('button', { name: 'Approve' }).click();
  await expect(person(page, 'quill')).toHaveCount(0);
  await answer(page, 'imogen', 'Deny').click();
  const deny = page.getByRole('alertdialog', { name: 'Deny this request?' });
  await expect(deny).toContainText('Imogen');
  await deny.getByRole('button', { name: 'Deny' }).click();
  await expect(person(page, 'imogen')).toHaveCount(0);
});

test('a refused answer says why; a request that was answered elsewhere goes with a word', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of (403|500)/);
  for (const as of ['quill', 'imogen']) await sandbox.act({ as, action: 'follow', target: 'dave' });
  await signIn(page, 'dave');
  await open(page);
  await sandbox.fail({ path: '/authorize$', status: 403, body: { error: 'Not today' } });
  await answer(page, 'quill', 'Approve').click();
  await expect(person(page, 'quill').getByRole('alert')).toContainText('Not today');
  const dave = await callAs(`${baseURL}`, 'dave');
  const id = objectOf(await dave('/api/v1/accounts/lookup?acct=imogen'))['id'];
  await dave(`/api/v1/follow_requests/${String(id)}/reject`, { method: 'POST' });
  await answer(page, 'imogen', 'Approve').click();
  await expect(page.getByText('That request was cancelled, or already answered')).toBeVisible();
  await expect(person(page, 'imogen')).toHaveCount(0);
  await expect(person(page, 'quill')).toHaveCount(1);
});

test('requests that do not come say why and come on retry', async ({ page, sandbox, allowConsole }) => {
  allowConsole(/status of 503/);
  await sandbox.act({ as: 'quill', action: 'follow', target: 'dave' });
  await signIn(page, 'dave');
  await sandbox.fail({ path: '/api/v1/follow_requests', status: 503, body: { error: 'Asleep' }, times: 99 });
  await open(page);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Asleep');
  await sandbox.clearErrors();
  await expect(async () => {
    if (await alert.isVisible()) await alert.getByRole('button', { name: 'Try again' }).click();
    expect(await person(page, 'quill').isVisible()).toBe(true);
  }).toPass();
});

test('who asks is counted in the navigation of those who let people in by hand, and looked for every ten seconds [1.7.019]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const menu = page.getByRole('navigation', { name: 'Main' });
  await signIn(page, 'bob');
  await expect(menu.getByRole('link', { name: 'Drafts' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Follow requests/ })).toHaveCount(0);
  const dave = await callAs(`${baseURL}`, 'dave');
  const asking = async () => listOf(await dave('/api/v1/follow_requests'));
  await sandbox.act({ as: 'quill', action: 'follow', target: 'dave' });
  const before = (await asking()).length;
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await signIn(page, 'dave');
  const link = menu.getByRole('link', { name: /^Follow requests/ });
  await expect(link).toContainText(`${before} request`);
  await sandbox.act({ as: 'imogen', action: 'follow', target: 'dave' });
  await vi.advanceTimersByTimeAsync(10_500);
  await expect(link).toContainText(`${before + 1} requests waiting`);
  await link.click();
  await expect(people(page)).toHaveCount(before + 1);
});
