import type { Page } from '@playwright/test';
import { objectOf, textOf } from '../tools/report/json-value';
import { callAs } from './harness/call-as';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const unread = (page: Page) => page.getByRole('main').getByText(/unread chat/);

/** Somebody writes to dave. */
async function writeTo(url: string, as: string, text: string): Promise<void> {
  const call = await callAs(url, as);
  const dave = textOf(objectOf(await call('/api/v1/accounts/lookup?acct=dave'))['id']);
  const chat = await call(`/api/v1/pleroma/chats/by-account-id/${dave}`, { method: 'POST' });
  const path = `/api/v1/pleroma/chats/${textOf(objectOf(chat)['id'])}/messages`;
  await call(path, { method: 'POST', body: { content: text } });
}

test('unread chats are counted as they come, and after a break; the heading has an asterisk for them [2.9.011]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await signIn(page, 'dave', '/dave/notifications');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
  const heading = page.getByRole('main').locator('h1');
  await writeTo(`${baseURL}`, 'bob', 'Good morning');
  await expect(unread(page)).toHaveText('1 unread chat');
  const seen = page.getByRole('main').getByRole('button', { name: 'Mark all as seen' });
  if (await seen.isVisible()) await seen.click();
  await expect(seen).toBeHidden();
  await expect(heading).toHaveText(/^Notifications\*/);
  await sandbox.sockets({ action: 'drop' });
  await writeTo(`${baseURL}`, 'carol', 'Tea?');
  await expect(unread(page)).toHaveText('2 unread chats');
});

test('where no stream is heard, chats are asked for', async ({ page, sandbox, baseURL, allowConsole }) => {
  allowConsole(/WebSocket connection to/);
  await sandbox.sockets({ action: 'refuse' });
  await signIn(page, 'dave', '/dave/notifications');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await writeTo(`${baseURL}`, 'bob', 'Good morning');
  await expect(unread(page)).toHaveText('1 unread chat', { timeout: 10_000 });
});
