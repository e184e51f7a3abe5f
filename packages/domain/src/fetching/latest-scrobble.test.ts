import type { AccountId } from '@linnet/api';
import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from '../testing/start-server';
import { latestScrobble } from './latest-scrobble';

afterEach(() => void vi.useRealTimers());

async function listener() {
  const server = await startServer();
  const client = await server.visitAs('alice');
  const session = client.session.state.get();
  if (session.state !== 'member') throw new Error('Nobody is signed in.');
  const asked = async () =>
    (await server.requests()).filter(({ path }) => path.endsWith('/scrobbles')).length;
  return { ...server, client, id: session.accountId, asked };
}

test('what somebody listens to is asked for once in five minutes [3.7.020]', async () => {
  const { client, id, asked } = await listener();
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(await latestScrobble(client, id)).toBeNull();
  await latestScrobble(client, id);
  expect(await asked()).toBe(1);
  vi.setSystemTime(Date.now() + 5 * 60_000);
  await latestScrobble(client, id);
  expect(await asked()).toBe(2);
});

test('what failed is asked for again', async () => {
  const { client, asked } = await listener();
  await expect(latestScrobble(client, 'nobody' as AccountId)).rejects.toMatchObject({
    reason: { kind: 'http', status: 404 },
  });
  await expect(latestScrobble(client, 'nobody' as AccountId)).rejects.toMatchObject({
    reason: { kind: 'http', status: 404 },
  });
  expect(await asked()).toBe(2);
});
