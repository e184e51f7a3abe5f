import { createList, listMembers, lookupAccount } from '@linnet/api';
import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server';
import { membershipsOf } from './memberships';

async function begin() {
  const server = await startServer();
  const client = await server.visitAs('alice');
  const list = await client.send(createList({ title: 'Birds' }));
  const bob = await client.send(lookupAccount('bob'));
  const memberships = membershipsOf(client).get(bob.id);
  await memberships.load();
  const isIn = () => memberships.state.get().value?.has(list.id);
  const told = async () => (await client.send(listMembers(list.id))).items.map(({ acct }) => acct);
  return { ...server, client, bob, list, memberships, isIn, told };
}

test('somebody is put into a list and taken out of it, shown at once; the last wish wins [3.7.024]', async () => {
  const { list, memberships, isIn, told } = await begin();
  expect(isIn()).toBe(false);
  const coming = memberships.set(list.id, true);
  expect(isIn()).toBe(true);
  await coming;
  expect(await told()).toEqual(['bob']);
  await Promise.all([false, true, false].map((wish) => memberships.set(list.id, wish)));
  expect(await told()).toEqual([]);
});

test('what the server refuses is taken back, and says why [3.7.024]', async () => {
  const { door, list, memberships, isIn } = await begin();
  await door('fail', { path: '/accounts$', method: 'POST', status: 422, body: { error: 'not followed' } });
  expect(await memberships.set(list.id, true)).toMatchObject({ text: 'not followed' });
  expect(isIn()).toBe(false);
});

test('whoever shows the same person hears of the same lists, also when an answer was late', async () => {
  const { client, bob, list, memberships, isIn } = await begin();
  expect(membershipsOf(client).get(bob.id)).toBe(memberships);
  const late = memberships.load();
  await memberships.set(list.id, true);
  await late;
  expect(isIn()).toBe(true);
});
