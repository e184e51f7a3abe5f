import type { AccountId } from '@linnet/api';
import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import { recentSearchesOf } from './recent-searches';

async function begin() {
  const server = await startServer();
  const storage = memoryStorage();
  const client = await server.visitAs('alice', { storage });
  return { ...server, storage, client, recent: recentSearchesOf(client) };
}

test('the latest search stands first, each once, ten of them', async () => {
  const { recent } = await begin();
  for (let at = 0; at < 12; at += 1) recent.add(`word ${at}`);
  recent.add('WORD 5');
  expect(recent.texts.get()).toHaveLength(10);
  expect(recent.texts.get().slice(0, 3)).toEqual(['WORD 5', 'word 11', 'word 10']);
});

test('they are found by the next visit, until they are forgotten', async () => {
  const { recent, storage, visit } = await begin();
  recent.add('gorse');
  recent.add('broom');
  const later = recentSearchesOf(visit({ storage }));
  expect(later.texts.get()).toEqual(['broom', 'gorse']);
  later.remove('broom');
  expect(later.texts.get()).toEqual(['gorse']);
  later.removeAll();
  expect(storage.keys('linnet-searches')).toEqual([]);
});

test('they are one account’s: gone with its sign-out, and visitors leave none', async () => {
  const { recent, storage, client } = await begin();
  recent.add('gorse');
  await client.accounts.signOut();
  const next = recentSearchesOf(client.accounts.shown.get());
  expect(next.texts.get()).toEqual([]);
  next.add('broom');
  expect(next.texts.get()).toEqual([]);
  expect(storage.keys('linnet-searches')).toEqual([]);
});

test('a record of another shape counts as none', async () => {
  const { storage, client, visit } = await begin();
  const now = client.session.state.get();
  const account = now.state === 'visitor' ? ('' as AccountId) : now.accountId;
  for (const odd of ['{', '[]', '{"searches":7}', '{"searches":[1,null]}']) {
    storage.write(`linnet-searches ${account}`, odd);
    expect(recentSearchesOf(visit({ storage })).texts.get()).toEqual([]);
  }
});
