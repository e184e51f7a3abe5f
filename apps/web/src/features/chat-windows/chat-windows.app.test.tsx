import { callAs } from '../../testing/page/server';
import { objectOf, textOf } from '../../testing/page/json';
import type { Locator, Page } from '../../testing/page/locator';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

/** Writes to Alice in a chat. */
async function write(baseURL: string | undefined, as: string, content: string): Promise<void> {
  const call = await callAs(`${baseURL}`, as);
  const alice = textOf(objectOf(await call('/api/v1/accounts/lookup?acct=alice'))['id']);
  const path = `/api/v1/pleroma/chats/by-account-id/${alice}`;
  const chat = textOf(objectOf(await call(path, { method: 'POST' }))['id']);
  await call(`/api/v1/pleroma/chats/${chat}/messages`, { method: 'POST', body: { content } });
}

const log = (page: Page, name: string): Locator => page.getByRole('log', { name: `Messages with ${name}` });
const field = (page: Page, name: string): Locator =>
  page.getByRole('region', { name }).getByRole('textbox', { name: 'Write a message' });
const head = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Chat with ${name}`, exact: false }).and(page.locator('[aria-expanded]'));

test('a chat is opened beside the page, minimised, and still there after a reload', async ({
  page,
  baseURL,
}) => {
  await write(baseURL, 'bob', 'Tea at four?');
  await signIn(page, 'alice', '/users/alice/chats');
  const beside = page.getByRole('button', { name: /Open the chat with Bob/ });
  // The window is at the end of the page, which is the left in right-to-left.
  await expect(beside.locator('svg')).toHaveClass(/mirrored/);
  await beside.click();
  await expect(log(page, 'Bob')).toContainText('Tea at four?');
  await expect(field(page, 'Bob')).toBeFocused();
  await field(page, 'Bob').fill('With pleasure');
  await field(page, 'Bob').press('Enter');
  await expect(log(page, 'Bob')).toContainText('With pleasure');
  await page.goto('/main/friends');
  await expect(log(page, 'Bob')).toContainText('With pleasure');
  await field(page, 'Bob').press('Escape');
  await expect(log(page, 'Bob')).toHaveCount(0);
  await expect(head(page, 'Bob')).toBeFocused();
  await page.reload();
  await expect(head(page, 'Bob')).toHaveAttribute('aria-expanded', 'false');
  await head(page, 'Bob').click();
  await page.getByRole('button', { name: /^Close Chat with Bob/i }).click();
  await expect(head(page, 'Bob')).toHaveCount(0);
});

test('a message that arrives is told, and opens its chat; F9 goes from one window to the next', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await signIn(page, 'alice');
  await expect(page.getByRole('link', { name: /Chats/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Shoutbox', exact: true }).click();
  await expect.poll(() => sandbox.streams()).toContain('user');
  await write(baseURL, 'bob', 'Are you there?');
  await page.getByRole('button', { name: 'Open chat' }).click();
  await expect(log(page, 'Bob')).toContainText('Are you there?');
  await expect(field(page, 'Bob')).toBeFocused();
  await page.keyboard.press('F9');
  await expect(page.getByRole('textbox', { name: 'Write to everybody here' })).toBeFocused();
  await page.keyboard.press('F9');
  await expect(field(page, 'Bob')).toBeFocused();
});
