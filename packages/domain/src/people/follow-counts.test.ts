import { lookupAccount, verifyCredentials } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { importAccount } from '../graph/import';
import { liveHubOf } from '../events/live-hub';
import { startServer } from '../testing/start-server';
import type { Decision } from './decision';
import { decisionsOf } from './decisions';
import { updateFollowCounts } from './follow-counts';
import { relationshipsOf } from './relationships';

/** Alice's page, which knows bob and how she stands to him. */
async function begin() {
  const server = await startServer();
  const client = await server.visitAs('alice');
  updateFollowCounts(client);
  const bob = await client.send(lookupAccount('bob'));
  const alice = await client.send(verifyCredentials());
  for (const account of [alice, bob]) importAccount(client.graph, account);
  relationshipsOf(client).request(bob.id);
  await vi.waitFor(() => expect(client.graph.relationships.get(bob.id)).toBeDefined());
  const { accounts } = client.graph;
  const counts = () => ({
    following: accounts.get(alice.id)?.followingCount,
    ownFollowers: accounts.get(alice.id)?.followersCount,
    followers: accounts.get(bob.id)?.followersCount,
    theirFollowing: accounts.get(bob.id)?.followingCount,
  });
  const decide = (decision: Decision) => decisionsOf(client).decide(bob, decision);
  return { ...server, client, bob, counts, decide };
}

test('who follows somebody sees the counts of both change, and back', async () => {
  const { counts, decide } = await begin();
  const before = counts();
  await decide({ kind: 'follow', on: true });
  await vi.waitFor(() => expect(counts()).toMatchObject({ following: 1, followers: 1 }));
  await decide({ kind: 'follow', on: false });
  await vi.waitFor(() => expect(counts()).toEqual(before));
});

test('a block ends follows on both sides, and the counts say so', async () => {
  const { counts, decide, door, client, bob } = await begin();
  const before = counts();
  await door('act', { as: 'bob', action: 'follow', target: 'alice' });
  liveHubOf(client.graph).emit('notification', { type: 'follow', account: bob } as never);
  await vi.waitFor(() => expect(counts().ownFollowers).toBe(1));
  await decide({ kind: 'follow', on: true });
  await vi.waitFor(() => expect(counts()).toMatchObject({ following: 1, followers: 1, theirFollowing: 1 }));
  await decide({ kind: 'block', on: true });
  await vi.waitFor(() => expect(counts()).toEqual(before));
});

test('a follower who is removed is counted no more', async () => {
  const { counts, decide, door, client, bob } = await begin();
  await door('act', { as: 'bob', action: 'follow', target: 'alice' });
  relationshipsOf(client).request(bob.id);
  client.graph.relationships.change(bob.id, (row) => ({ ...row, followedBy: true }));
  await vi.waitFor(() => expect(counts()).toMatchObject({ ownFollowers: 1, theirFollowing: 1 }));
  await decide({ kind: 'removeFollower', on: true });
  await vi.waitFor(() => expect(counts()).toMatchObject({ ownFollowers: 0, theirFollowing: 0 }));
});
