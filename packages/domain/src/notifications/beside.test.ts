import { notifications as listOf, type AccountId, type StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { liveHubOf } from '../events/live-hub';
import { followRequestsOf } from '../people';
import { relationTo } from '../testing/relation-to';
import { startServer } from '../testing/start-server';
import type { NotificationKind } from './notification-kind';
import { notificationsOf } from './notifications';

type Options = NonNullable<Parameters<typeof startServer>[0]>;

/** Dave reads all that he is told, and beside it what is of some kinds. */
async function begin(kinds: readonly NotificationKind[], options: Options = {}) {
  const server = await startServer(options);
  const client = await server.visitAs('dave');
  const hub = liveHubOf(client.graph);
  const all = notificationsOf(client);
  const some = all.separateList(kinds);
  const { id: post } = await server.door<{ id: StatusId }>('post', {
    as: 'dave',
    text: 'The kettle is mine.',
  });
  const act = (as: string, action: string, more: object = {}) =>
    server.door('act', { as, action, status: post, ...more });
  const kindsIn = (list: typeof all) => list.state.get().rows.map(({ kind }) => kind);
  /** What happens on the server is told by the stream. */
  async function hear(): Promise<void> {
    const { items } = await client.send(listOf({ limit: 1 }));
    for (const item of items) hub.emit('notification', item);
  }
  const leaves: (() => void)[] = [];
  const follow = async () => {
    leaves.push(all.follow(), some.follow());
    await vi.waitFor(() => expect([all, some].map(({ state }) => state.get().opened)).toEqual([true, true]));
  };
  const leave = () => leaves.splice(0).forEach((end) => end());
  return { ...server, client, hub, all, some, post, act, hear, kindsIn, follow, leave };
}

test('a list of some kinds is told what is new as the one of all is, whatever is hidden there', async () => {
  const { client, all, some, act, hear, kindsIn, follow, leave } = await begin(['like', 'repeat']);
  client.settings.write('notificationVisibility', { likes: false });
  await follow();
  await act('bob', 'favourite');
  await hear();
  await act('carol', 'reblog');
  await hear();
  expect(kindsIn(some)).toEqual(['repeat', 'like']);
  expect(kindsIn(all)).toEqual(['repeat']);
  leave();
});

test('what was missed is asked for once something is heard again', async () => {
  const { hub, some, act, kindsIn, follow, leave } = await begin(['like']);
  await follow();
  await act('bob', 'favourite');
  hub.streamOpenSince = Date.now();
  hub.isStreamOpen.set(true);
  await vi.waitFor(() => expect(kindsIn(some)).toEqual(['like']));
  leave();
});

test.each(['pleroma', 'mastodon'] as const)(
  'what is seen in one list is seen in the other at %s',
  async (character) => {
    const { all, some, act, follow, leave } = await begin(['like'], { character });
    await act('bob', 'favourite');
    await follow();
    const [row] = some.state.get().rows;
    expect(row?.seen).toBe(false);
    await some.markSeen(row === undefined ? [] : [row.id]);
    expect(some.state.get().rows[0]?.seen).toBe(true);
    expect(all.state.get().rows[0]?.seen).toBe(true);
    await act('carol', 'favourite');
    await Promise.all([all.catchUp(), some.catchUp()]);
    expect(some.state.get().rows.map(({ seen }) => seen)).toEqual([false, true]);
    await all.markAllSeen();
    expect(some.state.get().rows.map(({ seen }) => seen)).toEqual([true, true]);
    leave();
  },
);

test('what is dismissed in one list is gone from the other, and back in both when the server refuses', async () => {
  const { all, some, act, door, kindsIn, follow, leave } = await begin(['like']);
  await act('bob', 'favourite');
  await act('carol', 'reblog');
  await follow();
  expect(kindsIn(all)).toEqual(['repeat', 'like']);
  const ids = some.state.get().rows.map(({ id }) => id);
  await door('fail', { path: '/dismiss', status: 500 });
  const refused = some.dismiss(ids);
  expect([kindsIn(some), kindsIn(all)]).toEqual([[], ['repeat']]);
  expect(await refused).not.toBeNull();
  expect([kindsIn(some), kindsIn(all)]).toEqual([['like'], ['repeat', 'like']]);
  expect(await all.clearAll()).toBeNull();
  expect([kindsIn(some), kindsIn(all)]).toEqual([[], []]);
  leave();
});

test('a blocked person leaves a group, and the single notifications of the others stay in the list beside', async () => {
  const { client, all, some, act, follow, leave } = await begin(['like'], { character: 'mastodon' });
  await act('bob', 'favourite');
  await act('carol', 'favourite');
  await follow();
  const [grouped, single] = [all, some].map(
    ({ state }) =>
      () =>
        state.get().rows,
  );
  expect(grouped?.().map(({ group }) => group?.count)).toEqual([2]);
  const [carol, bob] = single?.().map(({ accountId }) => accountId) ?? [];
  if (!carol || !bob) throw new Error('Not both.');
  client.graph.relationships.put(carol, relationTo(carol, { blocking: true }));
  expect(grouped?.().map(({ accountId, group }) => [accountId, group?.count])).toEqual([[bob, 1]]);
  expect(single?.().map(({ accountId, group }) => [accountId, group])).toEqual([[bob, null]]);
  leave();
});

test('a post that is deleted takes what was told of it along, in both', async () => {
  const { client, post, all, some, act, kindsIn, follow, leave } = await begin(['like']);
  await act('bob', 'favourite');
  await follow();
  client.graph.statuses.change(post, (row) => ({ ...row, deleted: true }));
  expect([kindsIn(some), kindsIn(all)]).toEqual([[], []]);
  leave();
});

test('who is let in stands among those who follow from then on', async () => {
  const { client, all, some, door, kindsIn, follow, leave } = await begin(['follow']);
  await client.send({
    method: 'PATCH',
    path: '/api/v1/accounts/update_credentials',
    body: { kind: 'json', value: { locked: false } },
    read: () => undefined,
  });
  await door('act', { as: 'bob', action: 'follow', target: 'dave' });
  await client.send({
    method: 'PATCH',
    path: '/api/v1/accounts/update_credentials',
    body: { kind: 'json', value: { locked: true } },
    read: () => undefined,
  });
  await door('act', { as: 'carol', action: 'follow', target: 'dave' });
  await follow();
  expect([kindsIn(some), kindsIn(all)]).toEqual([['follow'], ['follow_request', 'follow']]);
  const asking = all.state.get().rows[0]?.accountId ?? ('' as AccountId);
  const requests = followRequestsOf(client);
  await requests.load();
  expect(await requests.answer(asking, true)).toBeNull();
  expect([kindsIn(some), kindsIn(all)]).toEqual([
    ['follow', 'follow'],
    ['follow', 'follow'],
  ]);
  leave();
});

test('whoever signs out leaves nothing in either', async () => {
  const { client, act, some, kindsIn, follow, leave } = await begin(['like']);
  await act('bob', 'favourite');
  await follow();
  expect(kindsIn(some)).toEqual(['like']);
  await client.accounts.signOut();
  leave();
  const next = notificationsOf(client.accounts.shown.get());
  expect([kindsIn(next.separateList(['like'])), kindsIn(next)]).toEqual([[], []]);
});
