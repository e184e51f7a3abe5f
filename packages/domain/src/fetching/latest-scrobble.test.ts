import type { AccountId } from '@linnet/api';
import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from '../testing/start-server';
import { latestScrobblesOf } from './latest-scrobble';

afterEach(() => void vi.useRealTimers());

async function listener() {
  const server = await startServer();
  const client = await server.visitAs('alice');
  const session = client.session.state.get();
  if (session.state !== 'signed-in') throw new Error('Nobody is signed in.');
  const asked = async () =>
    (await server.requests()).filter(({ path }) => path.endsWith('/scrobbles')).length;
  /** Shows the line of an account, until the server has answered. */
  const show = async (id: AccountId) => {
    const scrobble = latestScrobblesOf(client).get(id);
    const leave = scrobble.follow();
    await vi.waitFor(() => expect(scrobble.state.get().isLoading).toBe(false));
    leave();
    return scrobble.state.get();
  };
  return { ...server, id: session.accountId, asked, show };
}

test('what somebody listens to is asked for once in five minutes [3.7.020]', async () => {
  const { show, id, asked } = await listener();
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(await show(id)).toMatchObject({ value: [] });
  await show(id);
  expect(await asked()).toBe(1);
  vi.setSystemTime(Date.now() + 5 * 60_000);
  await show(id);
  expect(await asked()).toBe(2);
});

test('what failed is asked for again', async () => {
  const { show, asked } = await listener();
  for (let times = 0; times < 2; times += 1) {
    expect(await show('nobody' as AccountId)).toMatchObject({ error: { kind: 'http', status: 404 } });
  }
  expect(await asked()).toBe(2);
});
