import { lookupAccount, type Account, type AccountId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import type { Client } from '../client/client';
import { fetchingOf } from '../fetching/fetching';
import { liveHubOf } from '../events/live-hub';
import { saveNote } from '../profile/save-note';
import { searchPeople } from '../suggestions/known-people';
import { startServer } from '../testing/start-server';
import { decisionsOf, setFollow } from './decisions';
import { relationshipsOf } from './relationships';
import { watchRelationship } from './watch-relationship';

/** A page of alice's in which the answers to some questions are written down by the server and arrive when let go. */
async function begin(held: RegExp) {
  const server = await startServer();
  let isHolding = false;
  const waiting: (() => void)[] = [];
  const client = await server.visitAs('alice', {
    between: async (request, next) => {
      const answer = await next(request);
      const { pathname } = new URL(request.url);
      if (isHolding && request.method === 'GET' && held.test(pathname)) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      return answer;
    },
  });
  const bob = await client.send(lookupAccount('bob'));
  const standing = () => client.graph.relationships.get(bob.id);
  return {
    ...server,
    client,
    bob,
    standing,
    async hold(ask: () => void) {
      isHolding = true;
      ask();
      await vi.waitFor(() => expect(waiting).toHaveLength(1));
      isHolding = false;
    },
    letGo: () => waiting.splice(0).forEach((go) => go()),
  };
}

const known = async (client: Client, id: AccountId): Promise<void> => {
  relationshipsOf(client).request(id);
  await vi.waitFor(() => expect(client.graph.relationships.get(id)).toBeDefined());
};

const questions: readonly [string, RegExp, (client: Client, bob: Account) => Promise<unknown>][] = [
  ['a profile by its name', /\/bob$/, (client) => fetchingOf(client).account({ by: 'name', name: 'bob' })],
  ['a profile by its id', /accounts\/\w+$/, (client, { id }) => fetchingOf(client).account({ by: 'id', id })],
  ['people who are searched for', /accounts\/search$/, (client) => searchPeople(client, 'bob')],
];

test.each(questions)('an answer about %s that comes late undoes no decision', async (_name, held, ask) => {
  const { client, bob, standing, hold, letGo } = await begin(held);
  let answer: unknown;
  await hold(() => (answer = ask(client, bob)));
  expect(await decisionsOf(client).decide(bob, { kind: 'block', on: true })).toBeNull();
  letGo();
  await answer;
  expect(standing()?.blocking).toBe(true);
});

test('a look from an open card that is answered late undoes no decision', async () => {
  const { client, bob, standing, hold, letGo } = await begin(/relationships$/);
  await known(client, bob.id);
  const leave = watchRelationship(client, bob.id);
  const told = { id: 'n1', type: 'follow', account: bob } as never;
  await hold(() => liveHubOf(client.graph).emit('notification', told));
  await setFollow(client, bob, true);
  letGo();
  await client.send(lookupAccount('bob'));
  expect(standing()?.following).toBe(true);
  leave();
});

test('an answer about several people is taken of those of whom nothing was written meanwhile', async () => {
  const { client, bob, standing, hold, letGo } = await begin(/relationships$/);
  const carol = await client.send(lookupAccount('carol'));
  await hold(() => {
    for (const { id } of [bob, carol]) relationshipsOf(client).request(id);
  });
  expect(await saveNote(client, bob.id, 'from work')).toBeNull();
  letGo();
  await vi.waitFor(() => expect(client.graph.relationships.get(carol.id)).toBeDefined());
  expect(standing()?.note).toBe('from work');
});
