import { lookupAccount, type StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { updateFeedsOnBlocks } from '../feeds/update-on-blocks';
import { startServer } from '../testing/start-server';
import { blockHost } from './block-host';
import { setFollow } from './decisions';

test('what people of a blocked server wrote, or others repeated of it, leaves the timelines at once; unblocking brings nothing back', async () => {
  const { door, visitAs } = await startServer();
  const post = async (as: string) => (await door<{ id: StatusId }>('post', { as, text: 'a song' })).id;
  await door('crowd', { count: 1, name: 'wren' });
  const local = await post('bob');
  const far = await post('wren0@crowd.example');
  const { id: repeat } = await door<{ id: StatusId }>('act', { as: 'bob', action: 'reblog', status: far });
  const client = await visitAs('alice');
  updateFeedsOnBlocks(client);
  await setFollow(client, await client.send(lookupAccount('bob')), true);
  const feeds = [client.feeds.get({ kind: 'home' }), client.feeds.get({ kind: 'public' })] as const;
  await Promise.all(feeds.map((feed) => feed.open()));
  const shown = () => feeds.map((feed) => feed.state.get().segments.flat());
  expect(shown()).toEqual([
    [repeat, local],
    [far, local],
  ]);
  await blockHost(client, 'crowd.example', true);
  await vi.waitFor(() => expect(shown()).toEqual([[local], [local]]));
  await blockHost(client, 'crowd.example', false);
  expect(shown()).toEqual([[local], [local]]);
});

test.each([['known', true] as const, ['not known', false] as const])(
  'a block of a server leaves whom one follows there in the timelines, and lifting it leaves all; that it is so was %s',
  async (_name, isKnown) => {
    const { door, visitAs } = await startServer();
    await door('crowd', { count: 2, name: 'wren' });
    const post = async (as: string) => (await door<{ id: StatusId }>('post', { as, text: 'a song' })).id;
    const friend = await post('wren0@crowd.example');
    const stranger = await post('wren1@crowd.example');
    const client = await visitAs('alice');
    updateFeedsOnBlocks(client);
    const wren = await client.send(lookupAccount('wren0@crowd.example'));
    if (isKnown) await setFollow(client, wren, true);
    else await door('act', { as: 'alice', action: 'follow', target: 'wren0@crowd.example' });
    const [home, known] = [client.feeds.get({ kind: 'home' }), client.feeds.get({ kind: 'public' })];
    await Promise.all([home.open(), known.open()]);
    const shown = () => [home, known].map((feed) => feed.state.get().segments.flat());
    expect(shown()).toEqual([[friend], [stranger, friend]]);
    await blockHost(client, 'crowd.example', true);
    await vi.waitFor(() => expect(shown()).toEqual([[friend], [friend]]));
    await blockHost(client, 'crowd.example', false);
    await home.catchUp();
    expect(shown()).toEqual([[friend], [friend]]);
  },
);
