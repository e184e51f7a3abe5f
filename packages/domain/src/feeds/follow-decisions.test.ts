import { lookupAccount, type StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { decisionsOf } from '../people/decisions-of';
import { startServer } from '../testing/start-server';
import { followDecisions } from './follow-decisions';

test('direct messages of somebody who is blocked leave their timeline at once, as on the server', async () => {
  const { door, visitAs } = await startServer();
  const write = async (as: string) =>
    (await door<{ id: StatusId }>('post', { as, text: '@alice psst', visibility: 'direct' })).id;
  const [first, second] = [await write('bob'), await write('carol')];
  const client = await visitAs('alice');
  followDecisions(client);
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
