import { lookupAccount, type AccountId } from '@linnet/api';
import { expect, test } from 'vitest';
import { blockHost } from '../people/block-host';
import { decisionsOf } from '../people/decisions';
import { relationTo } from '../testing/relation-to';
import { startServer } from '../testing/start-server';
import type { NotificationRow } from './notification-row';
import { notificationsOf } from './notifications';
import { withoutPeople } from './row-changes';

async function begin() {
  const server = await startServer();
  const client = await server.visitAs('dave');
  const notifications = notificationsOf(client);
  const tell = (as: string, text: string) => server.door('post', { as, text: `@dave ${text}` });
  const rows = () => notifications.state.get().rows;
  return { ...server, client, notifications, tell, rows };
}

test('somebody who is blocked leaves the list at once; unblocking brings nothing back that was read past', async () => {
  const { client, notifications, tell, rows } = await begin();
  for (const text of ['one', 'two']) await tell('bob', text);
  await tell('carol', 'three');
  await notifications.load();
  const bob = await client.send(lookupAccount('bob'));
  client.graph.relationships.put(bob.id, relationTo(bob.id));
  expect(rows()).toHaveLength(3);
  const decide = (on: boolean) => decisionsOf(client).decide(bob, { kind: 'block', on });
  expect(await decide(true)).toBeNull();
  expect(rows()).toHaveLength(1);
  expect(await decide(false)).toBeNull();
  await notifications.catchUp();
  expect(rows()).toHaveLength(1);
  await tell('bob', 'four');
  await notifications.catchUp();
  expect(rows()).toHaveLength(2);
  await notifications.load();
  expect(rows()).toHaveLength(4);
});

test('those of a blocked server leave the list, though it was not known how the reader stands to them', async () => {
  const { client, notifications, tell, rows, door } = await begin();
  await door('crowd', { count: 2, name: 'wren' });
  await tell('wren0@crowd.example', 'one');
  await tell('wren1@crowd.example', 'two');
  await tell('carol', 'three');
  await notifications.load();
  expect(rows()).toHaveLength(3);
  await blockHost(client, 'crowd.example', true);
  expect(rows()).toHaveLength(1);
});

test('a group loses those who are put away, and stays while it knows of others', () => {
  const person = (name: string) => name as AccountId;
  const group = (...names: string[]) => ({
    key: 'g',
    accountIds: names.map(person),
    count: names.length + 5,
  });
  const row = (names: readonly string[], isGroup: boolean) =>
    ({ accountId: person(names[0] ?? ''), group: isGroup ? group(...names) : null }) as NotificationRow;
  const rows = [row(['ann', 'ben'], true), row(['ann'], true), row(['ann'], false), row(['ben'], false)];
  const left = withoutPeople((id) => id === 'ann')(rows);
  expect(left).toEqual([
    { accountId: 'ben', group: { key: 'g', accountIds: ['ben'], count: 6 } },
    row(['ben'], false),
  ]);
  expect(withoutPeople(() => false)(rows)).toBe(rows);
});
