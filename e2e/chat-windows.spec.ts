import type { Page } from '@playwright/test';
import { callAs } from './harness/call-as';
import { listOf, objectOf, textOf } from '../tools/report/json-value';
import { cards } from './harness/cards';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const dock = (page: Page) => page.getByRole('complementary', { name: 'Chats and shoutbox' });
const chatWindow = (page: Page) => dock(page).getByRole('region', { name: 'Bob' });
const head = (page: Page) =>
  dock(page)
    .getByRole('listitem')
    .getByRole('button', { name: /^Chat with Bob/ });

test('two tabs have the same chat windows, each opened for itself, and what is read in one is read in both', async ({
  page,
  context,
  baseURL,
}) => {
  const bob = await callAs(`${baseURL}`, 'bob');
  const alice = objectOf(await bob('/api/v1/accounts/lookup?acct=alice'));
  const path = `/api/v1/pleroma/chats/by-account-id/${textOf(alice['id'])}`;
  const chat = textOf(objectOf(await bob(path, { method: 'POST' }))['id']);
  const say = (content: string) =>
    bob(`/api/v1/pleroma/chats/${chat}/messages`, { method: 'POST', body: { content } });

  await say('Are both of you there?');
  await signIn(page, 'alice');
  const tab = await context.newPage();
  await tab.goto('/main/friends');
  for (const each of [page, tab]) await expect(cards(each).first()).toBeVisible();

  await page.bringToFront();
  await page.goto('/users/alice/chats');
  await page.getByRole('button', { name: /^Open the chat with Bob/ }).click();
  await expect(chatWindow(page)).toBeVisible();
  await expect(head(tab)).toBeVisible();
  await expect(chatWindow(tab)).toBeHidden();
  await expect(chatWindow(page).getByText('Are both of you there?')).toBeVisible();
  const callAlice = await callAs(`${baseURL}`, 'alice');
  const unread = async () => {
    const chats = listOf(await callAlice('/api/v1/pleroma/chats')).map(objectOf);
    return chats.find(({ account }) => objectOf(account)['username'] === 'bob')?.['unread'];
  };
  await expect.poll(unread).toBe(0);
  await expect(head(tab)).toHaveAccessibleName('Chat with Bob');

  const field = chatWindow(page).getByRole('textbox', { name: 'Write a message' });
  await field.fill('Both.');
  await field.press('Enter');
  await tab.bringToFront();
  await head(tab).click();
  await expect(chatWindow(tab).getByText('Both.', { exact: true })).toHaveCount(1);
  await expect(chatWindow(page).getByText('Both.', { exact: true })).toHaveCount(1);

  await chatWindow(tab)
    .getByRole('button', { name: /^Close/ })
    .click();
  await expect(chatWindow(tab)).toBeHidden();
  await expect(head(tab)).toBeHidden();
  await expect(chatWindow(page)).toBeHidden();
});
