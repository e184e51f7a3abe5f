import { answerFollowRequest, lookupAccount } from '@linnet/api';
import { afterEach, expect, test, vi } from 'vitest';
import { liveHubOf } from '../events/live-hub';
import { startServer } from '../testing/start-server';
import { setFollow } from './decisions';
import { watchRelationship } from './watch-relationship';

afterEach(() => void vi.useRealTimers());

async function begin() {
  const server = await startServer();
  const [alice, dave] = [await server.visitAs('alice'), await server.visitAs('dave')];
  const him = await alice.send(lookupAccount('dave'));
  const me = await dave.send(lookupAccount('alice'));
  const standing = () => alice.graph.relationships.get(him.id);
  const asked = async () =>
    (await server.requests()).filter(({ path }) => path === '/api/v1/accounts/relationships').length;
  return { alice, dave, him, me, standing, asked };
}

test('a request that is granted shows within a minute where no stream tells of it, and nothing is asked after that', async () => {
  const { alice, dave, him, me, standing, asked } = await begin();
  await setFollow(alice, him, true);
  expect(standing()).toMatchObject({ following: false, requested: true });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const leave = watchRelationship(alice, him.id);
  await dave.send(answerFollowRequest(me.id, true));
  const before = await asked();
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(standing()).toMatchObject({ following: true, requested: false }));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await asked()).toBe(before + 1);
  leave();
});

test('what has been known for a while is asked again when the card is opened, what is new is not', async () => {
  const { alice, dave, him, me, standing, asked } = await begin();
  await setFollow(alice, him, true);
  await dave.send(answerFollowRequest(me.id, true));
  watchRelationship(alice, him.id)();
  expect(await asked()).toBe(0);
  expect(standing()).toMatchObject({ requested: true });
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 31_000);
  watchRelationship(alice, him.id)();
  await vi.waitFor(() => expect(standing()).toMatchObject({ following: true, requested: false }));
  expect(await asked()).toBe(1);
});

test('who begins to follow is known to follow at once, and whoever has left the card causes no request', async () => {
  const { alice, dave, him, me, standing, asked } = await begin();
  const leave = watchRelationship(alice, him.id);
  await setFollow(dave, me, true);
  const told = { id: 'n1', type: 'follow', account: him } as never;
  liveHubOf(alice.graph).emit('notification', told);
  await vi.waitFor(() => expect(standing()).toMatchObject({ followedBy: true }));
  leave();
  const before = await asked();
  liveHubOf(alice.graph).emit('notification', told);
  expect(await asked()).toBe(before);
});
