import { lookupAccount, setBookmark, setBlock, setDomainBlock, type StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { fetchRelationship } from '../relationships/fetch-relationships';
import { decisionsOf } from '../people/decisions';
import { startServer } from '../testing/start-server';
import { updateFeedsOnBlocks } from './update-on-blocks';

test('direct messages of somebody who is blocked leave their timeline at once, as on the server', async () => {
  const { door, visitAs } = await startServer();
  const write = async (as: string) =>
    (await door<{ id: StatusId }>('post', { as, text: '@alice psst', visibility: 'direct' })).id;
  const [first, second] = [await write('bob'), await write('carol')];
  const client = await visitAs('alice');
  updateFeedsOnBlocks(client);
  const feed = client.feeds.get({ kind: 'direct' });
  await feed.open();
  const shown = () => feed.state.get().segments.flat();
  expect(shown()).toEqual([second, first]);
  await decisionsOf(client).decide(await client.send(lookupAccount('bob')), { kind: 'block', on: true });
  await vi.waitFor(() => expect(shown()).toEqual([second]));
  const again = (await visitAs('alice')).feeds.get({ kind: 'direct' });
  await again.open();
  expect(again.state.get().segments.flat()).toEqual([second]);
});

test('who is followed on a blocked server stays in the timelines when it becomes known that the server is blocked', async () => {
  const { door, visitAs } = await startServer();
  await door('crowd', { count: 1, name: 'wren' });
  const write = async (as: string) => (await door<{ id: StatusId }>('post', { as, text: 'a song' })).id;
  const [far, near] = [await write('wren0@crowd.example'), await write('bob')];
  const client = await visitAs('alice');
  const [wren, bob] = [
    await client.send(lookupAccount('wren0@crowd.example')),
    await client.send(lookupAccount('bob')),
  ];
  for (const target of ['wren0@crowd.example', 'bob'])
    await door('act', { as: 'alice', action: 'follow', target });
  await client.send(setDomainBlock('crowd.example', true));
  updateFeedsOnBlocks(client);
  const feed = client.feeds.get({ kind: 'home' });
  await feed.open();
  const shown = () => feed.state.get().segments.flat();
  expect(shown()).toEqual([near, far]);
  expect(await fetchRelationship(client, wren.id)).toMatchObject({ following: true, domainBlocking: true });
  const { decide } = decisionsOf(client);
  await decide(bob, { kind: 'block', on: true });
  await vi.waitFor(() => expect(shown()).toEqual([far]));
  await decide(wren, { kind: 'follow', on: false });
  await vi.waitFor(() => expect(shown()).toEqual([]));
});

test('what somebody blocked wrote is known for it before it is shown among what the person keeps', async () => {
  const { door, visitAs, requests } = await startServer({ seed: 'demo' });
  const { id } = await door<{ id: StatusId }>('post', { as: 'bob', text: 'a song to keep' });
  const before = await visitAs('alice');
  await before.send(setBookmark(id, true));
  await before.send(setBlock((await before.send(lookupAccount('bob'))).id, true));
  const client = await visitAs('alice');
  const feed = client.feeds.get({ kind: 'bookmarks', folderId: null });
  const first = new Promise<readonly string[]>((resolve) => {
    feed.state.subscribe(() => {
      if (feed.state.get().segments.flat().includes(id))
        resolve(client.statusViews.get(id)?.reasons.map(({ kind }) => kind) ?? []);
    });
  });
  await feed.open();
  expect(await first).toContain('blocked');
  const asked = (await requests()).filter(({ path }) => path.endsWith('/relationships'));
  expect(asked).toHaveLength(1);
});
