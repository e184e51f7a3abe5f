import { callAs } from '../../testing/page/server';
import { listOf, objectOf, textOf } from '../../testing/page/json';
import type { Locator, Page } from '../../testing/page/locator';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

type Call = Awaited<ReturnType<typeof callAs>>;

const idOf = async (call: Call, name: string): Promise<string> =>
  textOf(objectOf(await call(`/api/v1/accounts/lookup?acct=${name}`))['id']);

async function writeInChat(call: Call, to: string, content: string): Promise<void> {
  const path = `/api/v1/pleroma/chats/by-account-id/${await idOf(call, to)}`;
  const chat = textOf(objectOf(await call(path, { method: 'POST' }))['id']);
  await call(`/api/v1/pleroma/chats/${chat}/messages`, { method: 'POST', body: { content } });
}

async function writeDirectly(call: Call, status: string): Promise<string> {
  const post = await call('/api/v1/statuses', { method: 'POST', body: { status, visibility: 'direct' } });
  return textOf(objectOf(post)['id']);
}

const main = (page: Page): Locator => page.getByRole('main');
const log = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });

test('messages are listed by people, and what was written in both ways is one thread, which is read', async ({
  page,
  baseURL,
}) => {
  const [alice, bob] = [await callAs(`${baseURL}`, 'alice'), await callAs(`${baseURL}`, 'bob')];
  await writeInChat(bob, 'alice', 'Tea at four?');
  await writeDirectly(bob, '@alice Or rather at five.');
  await signIn(page, 'alice', '/users/alice/messages');
  const row = main(page).getByRole('link', { name: /Bob/ }).first();
  await expect(row).toContainText('Unread');
  await row.click();
  await expect(log(page)).toContainText('Tea at four?');
  await expect(log(page).getByRole('article', { name: /Or rather at five/ })).toHaveCount(1);
  await expect(log(page).getByText('Direct post')).not.toHaveCount(0);
  await expect(log(page).getByText('Chat message')).not.toHaveCount(0);
  await expect(async () => {
    const [chat] = listOf(await alice('/api/v1/pleroma/chats')).map(objectOf);
    const [talk] = listOf(await alice('/api/v1/conversations')).map(objectOf);
    expect([chat?.['unread'], talk?.['unread']]).toEqual([0, false]);
  }).toPass();
});
