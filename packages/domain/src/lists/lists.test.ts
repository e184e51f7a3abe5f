import { createList } from '@linnet/api';
import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from '../testing/start-server';
import { listsOf } from './lists';

afterEach(() => void vi.useRealTimers());

async function begin() {
  const server = await startServer();
  const client = await server.visitAs('alice');
  const titles = () =>
    listsOf(client)
      .state.get()
      .value?.map(({ title }) => title);
  const asked = async () =>
    (await server.requests()).filter(({ path, method }) => path === '/api/v1/lists' && method === 'GET')
      .length;
  return { ...server, client, lists: listsOf(client), titles, asked };
}

test('the names of lists stand in their order, and a new one is found within 240 s [1.7.019, 1.9.011, 2.9.007]', async () => {
  const { client, lists, titles } = await begin();
  await client.send(createList({ title: 'work' }));
  await client.send(createList({ title: 'birds' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const leave = lists.follow();
  await vi.waitFor(() => expect(titles()).toEqual(['birds', 'work']));
  await client.send(createList({ title: 'cities' }));
  await vi.advanceTimersByTimeAsync(235_000);
  expect(titles()).toEqual(['birds', 'work']);
  await vi.advanceTimersByTimeAsync(5000);
  await vi.waitFor(() => expect(titles()).toEqual(['birds', 'cities', 'work']));
  leave();
});

test('nothing is asked once the names have left the screen, and nothing for visitors [2.2.050]', async () => {
  const { client, lists, titles, asked } = await begin();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const leave = [lists.follow(), lists.follow()];
  await vi.waitFor(() => expect(titles()).toEqual([]));
  leave.forEach((end) => end());
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(await asked()).toBe(1);
  await client.accounts.signOut();
  const next = listsOf(client.accounts.shown.get());
  const end = next.follow();
  await vi.waitFor(() => expect(next.state.get().value).toEqual([]));
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(await asked()).toBe(1);
  end();
});

test('names that cannot be asked for again stay, with the reason', async () => {
  const { client, lists, titles, door } = await begin();
  await client.send(createList({ title: 'birds' }));
  await lists.load();
  await door('fail', { path: '/api/v1/lists', status: 500 });
  await lists.load();
  expect(titles()).toEqual(['birds']);
  expect(lists.state.get().error).toMatchObject({ status: 500 });
});

test('going from one timeline to the next asks for the names once', async () => {
  const { lists, titles, asked } = await begin();
  const leave = lists.follow();
  await vi.waitFor(() => expect(titles()).toEqual([]));
  leave();
  lists.follow()();
  lists.follow()();
  expect(await asked()).toBe(1);
});
