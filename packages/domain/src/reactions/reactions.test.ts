import { getStatus, type AccountId, type StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { sceneOf } from '../actions/action-scene';
import { importStatus } from '../graph/import';
import { composedStatus } from '../testing/composed-status';
import { startServer } from '../testing/start-server';
import { canJoin, canReact } from './can-react';
import { loadReactionPeople } from './reaction-people';
import { reactWith, toggleReaction } from './toggle-reaction';

async function begin() {
  const server = await startServer();
  const { id } = await server.door<{ id: StatusId }>('post', { as: 'bob', text: 'a song' });
  const client = await server.visitAs('alice');
  client.start();
  await vi.waitFor(() => expect(client.instance.facts.get().instance).not.toBeNull());
  await client.features.load();
  const read = async () => importStatus(client.graph, await client.send(getStatus(id)));
  await server.door('act', { as: 'carol', action: 'react', status: id, emoji: '🎉' });
  await read();
  const brief = (row: ReturnType<typeof client.graph.statuses.get>) =>
    row?.reactions.map(({ name, count, me }) => [name, count, me]);
  const shown = () => brief(client.graph.statuses.get(id));
  const fact = () => brief(client.graph.statuses.fact(id));
  const react = (name: string, url: string | null = null) => toggleReaction(client, id, { name, url });
  return { ...server, client, id, read, shown, fact, react };
}

test('joins a reaction and leaves it again, at once and on the server [2.4.004, 2.4.005]', async () => {
  const { shown, fact, react } = await begin();
  react('🎉');
  expect(shown()).toEqual([['🎉', 2, true]]);
  expect(fact()).toEqual([['🎉', 1, false]]);
  await vi.waitFor(() => expect(fact()).toEqual([['🎉', 2, true]]));
  react('🎉');
  expect(shown()).toEqual([['🎉', 1, false]]);
  await vi.waitFor(() => expect(fact()).toEqual([['🎉', 1, false]]));
});

test('a reaction of one’s own begins a new one, and goes with it [2.7.017]', async () => {
  const { requests, shown, fact, react } = await begin();
  react('🐝');
  expect(shown()).toEqual([
    ['🎉', 1, false],
    ['🐝', 1, true],
  ]);
  await vi.waitFor(() => expect(fact()).toHaveLength(2));
  react('🐝');
  expect(shown()).toEqual([['🎉', 1, false]]);
  await vi.waitFor(() => expect(fact()).toEqual([['🎉', 1, false]]));
  const sent = (await requests()).filter(({ path }) => path.includes('/reactions/'));
  expect(sent.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
});

test('after reacting, the reactions are those that the server has by then [2.4.004]', async () => {
  const { door, id, fact, react } = await begin();
  await door('act', { as: 'carol', action: 'react', status: id, emoji: '🌱' });
  react('🎉');
  await vi.waitFor(() =>
    expect(fact()).toEqual([
      ['🎉', 2, true],
      ['🌱', 1, false],
    ]),
  );
});

test('two emoji are two wishes, each with one request under way', async () => {
  const { requests, fact, react } = await begin();
  react('🐝');
  react('🌱');
  react('🐝');
  react('🐝');
  await vi.waitFor(() =>
    expect(
      fact()
        ?.map(([name]) => name)
        .sort(),
    ).toEqual(['🌱', '🎉', '🐝'].sort()),
  );
  expect((await requests()).filter(({ path }) => path.includes('/reactions/'))).toHaveLength(2);
});

test('a heart is one, with its selector or without', async () => {
  const { shown, fact, react } = await begin();
  react('❤');
  await vi.waitFor(() => expect(fact()).toContainEqual(['❤️', 1, true]));
  react('❤');
  expect(shown()).toEqual([['🎉', 1, false]]);
  await vi.waitFor(() => expect(fact()).toEqual([['🎉', 1, false]]));
});

test('one of the server’s own is reacted with by its shortcode and shown with its picture', async () => {
  const { client, id, react } = await begin();
  react('linnet', '/emoji/hedge/linnet.png');
  const last = () => client.graph.statuses.fact(id)?.reactions.at(-1);
  expect(client.graph.statuses.get(id)?.reactions.at(-1)?.url).toBe('/emoji/hedge/linnet.png');
  await vi.waitFor(() => expect(last()).toMatchObject({ name: 'linnet', me: true }));
  expect(last()?.url).toContain('/emoji/hedge/linnet.png');
});

test('puts the reactions back when the server refuses, says so, and can be tried again', async () => {
  const { client, door, shown, fact, react } = await begin();
  await door('fail', { path: '/reactions/', status: 400, body: { error: 'The nest is full' } });
  react('🎉');
  await vi.waitFor(() => expect(client.notices.list.get()).toHaveLength(1));
  expect(shown()).toEqual([['🎉', 1, false]]);
  const [notice] = client.notices.list.get();
  expect(notice).toMatchObject({ key: 'status.action_failed.react', reason: { text: 'The nest is full' } });
  notice?.action?.run();
  await vi.waitFor(() => expect(fact()).toEqual([['🎉', 2, true]]));
});

test('an emoji of another server can be joined where somebody used it here', async () => {
  const { client, door, id, read, fact, react } = await begin();
  const name = 'owl@far.example';
  const pictureUrl = 'https://far.example/owl.png';
  await door('act', { as: 'carol', action: 'react', status: id, emoji: name, pictureUrl });
  await read();
  const row = client.graph.statuses.get(id);
  const owl = row?.reactions.find((reaction) => reaction.name === name);
  if (row === undefined || owl === undefined) throw new Error('no owl');
  expect(canJoin(sceneOf(client, row), owl)).toBe(true);
  react(owl.name, owl.url);
  await vi.waitFor(() => expect(fact()).toContainEqual([name, 2, true]));
});

test('tells who reacted, with the people in their table [2.7.016]', async () => {
  const { client, id } = await begin();
  const [reaction] = await loadReactionPeople(client, id);
  expect(reaction).toMatchObject({ name: '🎉', count: 1 });
  const [first] = reaction?.accountIds ?? [];
  expect(first && client.graph.accounts.get(first)?.acct).toBe('carol');
});

test.each([
  ['mastodon', false],
  ['hollo', true],
] as const)(
  '%s: whether members are offered reactions there is %s; visitors are not [2.6.001]',
  async (character, offered) => {
    const { visit } = await startServer({ character });
    const client = visit();
    client.start();
    await vi.waitFor(() => expect(client.instance.facts.get().instance).not.toBeNull());
    const { has } = await client.features.load();
    importStatus(client.graph, composedStatus('1'));
    const row = client.graph.statuses.get('1' as StatusId);
    if (row === undefined) throw new Error('no status');
    const accountId = row.accountId;
    const member = { state: 'signed-in', accountId, username: 'wren', own: null } as const;
    expect(canReact({ row, has, session: member })).toBe(offered);
    expect(canReact({ row, has: () => true, session: { state: 'visitor' } })).toBe(false);
    const picture = { name: 'owl', url: 'https://nest.example/owl.png' };
    expect(canJoin({ row, has, session: member }, { ...picture, me: false })).toBe(offered);
    expect(canJoin({ row, has, session: member }, { ...picture, me: true })).toBe(offered);
  },
);

test('goes the other route where the server has that one', () => {
  const action = reactWith({ name: '🐝', url: null }, { by: 'a1' as AccountId, route: 'fedibird' });
  expect(action.call('1' as StatusId, true)).toMatchObject({
    method: 'PUT',
    path: '/api/v1/statuses/1/emoji_reactions/%F0%9F%90%9D',
  });
});

test('where only emoji of one character are taken, others are not sent, and that is said; own ones are taken', async () => {
  const server = await startServer({ character: 'hollo' });
  const client = await server.visitAs('alice');
  const { id } = await server.door<{ id: StatusId }>('post', { as: 'bob', text: 'hello' });
  await client.features.load();
  importStatus(client.graph, await client.send(getStatus(id)));
  toggleReaction(client, id, { name: '👩‍👧', url: null });
  expect(client.notices.list.get()).toMatchObject([{ key: 'reactions.joined', values: { emoji: '👩‍👧' } }]);
  expect(client.graph.statuses.get(id)?.reactions).toEqual([]);
  toggleReaction(client, id, { name: 'linnet', url: '/emoji/hedge/linnet.png' });
  await vi.waitFor(() =>
    expect(client.graph.statuses.fact(id)?.reactions).toMatchObject([{ name: 'linnet', me: true }]),
  );
});
