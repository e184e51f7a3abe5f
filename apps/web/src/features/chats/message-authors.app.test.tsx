import { listOf, objectOf, textOf } from '../../testing/page/json';
import { callAs } from '../../testing/page/server';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

test('who listens to a chat hears of each message who wrote it, and what', async ({ page, baseURL }) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  const bob = await callAs(`${baseURL}`, 'bob');
  const chats = listOf(await alice('/api/v1/pleroma/chats')).map(objectOf);
  const chat = chats.find(({ account }) => objectOf(account)['acct'] === 'bob');
  const person = objectOf(chat?.['account']);
  const path = `/api/v1/pleroma/chats/${textOf(chat?.['id'])}/messages`;
  await alice(path, { method: 'POST', body: { content: 'Tea at four?' } });
  await signIn(page, 'alice', `/users/alice/chats/${textOf(person['id'])}`);
  const log = page.getByRole('log', { name: 'Messages with Bob' });
  await expect(log.getByRole('group', { name: 'You: Tea at four?', exact: true })).toBeVisible();

  const own = objectOf(await bob(`/api/v1/pleroma/chats/by-account-id/${textOf(await idOfAlice(bob))}`));
  const answer = `/api/v1/pleroma/chats/${textOf(own['id'])}/messages`;
  await bob(answer, { method: 'POST', body: { content: 'With pleasure' } });
  await expect(log.getByRole('group', { name: 'Bob: With pleasure', exact: true })).toBeVisible();
});

async function idOfAlice(call: Awaited<ReturnType<typeof callAs>>): Promise<unknown> {
  return objectOf(await call('/api/v1/accounts/lookup?acct=alice'))['id'];
}
