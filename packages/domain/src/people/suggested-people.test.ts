import type { AccountId } from '@linnet/api';
import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server';
import { suggestedPeopleOf } from './suggested-people';

async function begin() {
  const server = await startServer();
  for (const account of ['bob', 'carol']) await server.door('account', { account, suggested: true });
  const visit = async () => {
    const client = await server.visitAs('alice');
    const suggested = suggestedPeopleOf(client);
    return {
      client,
      suggested,
      names: () => suggested.state.get().value?.map(({ account }) => account.acct),
    };
  };
  const asked = async () => (await server.requests()).filter(({ path }) => path.endsWith('/suggestions'));
  return { ...server, visit, asked };
}

test('whom the staff recommends is told with the reason; one can be sent away [1.2.073]', async () => {
  const { visit } = await begin();
  const { suggested, names } = await visit();
  await suggested.load();
  expect(names()?.toSorted()).toEqual(['bob', 'carol']);
  const [first] = suggested.state.get().value ?? [];
  expect(first?.source).toBe('staff');
  expect(await suggested.dismiss(first?.account.id ?? ('' as AccountId))).toBeNull();
  expect(names()).toHaveLength(1);
  await suggested.load();
  expect(names()).toHaveLength(1);
});

test('visitors do not even ask [2.2.050]', async () => {
  const { visit, asked } = await begin();
  const { client } = await visit();
  await client.accounts.signOut();
  const next = suggestedPeopleOf(client.accounts.shown.get());
  await next.load();
  expect(next.state.get().value).toEqual([]);
  expect(await asked()).toEqual([]);
});

test('a server that turns out not to have the newer call is asked by the older one', async () => {
  const { visit, asked, door } = await begin();
  await door('fail', { path: '/api/v2/suggestions', status: 404, body: { error: 'Not implemented' } });
  const { suggested, names } = await visit();
  await suggested.load();
  expect(names()).toEqual([]);
  expect((await asked()).map(({ path }) => path)).toEqual(['/api/v2/suggestions', '/api/v1/suggestions']);
});

test('what does not come, and what is not dismissed, is told', async () => {
  const { visit, door } = await begin();
  const { suggested, names } = await visit();
  await door('fail', { path: '/suggestions', status: 500 });
  await suggested.load();
  expect(suggested.state.get()).toMatchObject({ value: null, error: { status: 500 } });
  await suggested.load();
  expect(suggested.state.get().error).toBeNull();
  await door('fail', { path: '/suggestions/', status: 500 });
  const [first] = suggested.state.get().value ?? [];
  expect(await suggested.dismiss(first?.account.id ?? ('' as AccountId))).toMatchObject({ status: 500 });
  expect(names()).toHaveLength(2);
});
