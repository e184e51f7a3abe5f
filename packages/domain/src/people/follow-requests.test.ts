import { lookupAccount } from '@linnet/api';
import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from '../testing/start-server';
import { followRequestsOf } from './follow-requests-of';

afterEach(() => void vi.useRealTimers());

const LIST = '/api/v1/follow_requests';

/** Dave lets people in by hand. */
async function begin() {
  const server = await startServer();
  const client = await server.visitAs('dave');
  const requests = followRequestsOf(client);
  const names = () => requests.state.get().people?.map(({ acct }) => acct);
  const asked = async () => (await server.requests()).filter(({ path }) => path === LIST).length;
  const ask = (...people: string[]) =>
    Promise.all(people.map((as) => server.door('act', { as, action: 'follow', target: 'dave' })));
  const idOf = async (name: string) => (await client.send(lookupAccount(name))).id;
  return { ...server, client, requests, names, asked, ask, idOf };
}

test('who asks is looked for every ten seconds while somebody wants to know, and by nobody else [1.7.019]', async () => {
  const { client, requests, names, asked, ask } = await begin();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const leave = [requests.follow(), requests.follow()];
  await vi.waitFor(() => expect(names()).toEqual([]));
  await ask('bob');
  await vi.advanceTimersByTimeAsync(9000);
  expect(names()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(names()).toEqual(['bob']));
  leave.forEach((end) => end());
  const before = await asked();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked()).toBe(before);
  await client.session.signOut();
  const end = requests.follow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked()).toBe(before);
  expect(names()).toBeUndefined();
  end();
});

test('an answer takes the request away, and what told of it is seen or gone [1.3.008, 1.4.012, 1.7.016]', async () => {
  const { requests, names, ask, idOf, client, door } = await begin();
  await ask('bob', 'carol');
  await requests.load();
  expect(names()?.toSorted()).toEqual(['bob', 'carol']);
  expect(await requests.answer(await idOf('bob'), true)).toBeNull();
  expect(client.graph.relationships.get(await idOf('bob'))).toMatchObject({ followedBy: true });
  expect(await requests.answer(await idOf('carol'), false)).toBeNull();
  expect(names()).toEqual([]);
  const log = () => door<{ method: string; path: string }[]>('log');
  await vi.waitFor(async () =>
    expect((await log()).map(({ path }) => path)).toContain('/api/v1/pleroma/notifications/read'),
  );
});

test('a refused answer leaves the request; one that is gone goes', async () => {
  const { requests, names, ask, idOf, door } = await begin();
  await ask('bob', 'carol');
  await requests.load();
  await door('fail', { path: 'authorize', status: 403, body: { error: 'no' } });
  expect(await requests.answer(await idOf('bob'), true)).toMatchObject({ status: 403 });
  expect(names()?.toSorted()).toEqual(['bob', 'carol']);
  await door('fail', { path: 'reject', status: 0, after: true });
  expect(await requests.answer(await idOf('carol'), false)).toMatchObject({ kind: 'offline' });
  // The server has done it; a second try finds nothing.
  expect(await requests.answer(await idOf('carol'), false)).toMatchObject({ status: 500 });
  expect(names()).toEqual(['bob']);
});

test('a list that does not come keeps what was known, with the reason', async () => {
  const { requests, names, ask, door } = await begin();
  await ask('bob');
  await requests.load();
  await door('fail', { path: LIST, status: 500 });
  await requests.load();
  expect(names()).toEqual(['bob']);
  expect(requests.state.get().failure).toMatchObject({ status: 500 });
});

test('where the server sends pages, a look at the first leaves the others alone', async () => {
  const page = (names: string[], older: string | null) =>
    Response.json(
      names.map((name) => ({ id: name, username: name, acct: name, url: `https://x.example/${name}` })),
      older === null
        ? {}
        : { headers: { link: `<http://localhost:8080${LIST}?max_id=${older}>; rel="next"` } },
    );
  let first = ['a', 'b'];
  const server = await startServer();
  const client = await server.visitAs('dave', {
    between: async (request, next) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== LIST) return next(request);
      return searchParams.get('max_id') === '2' ? page(['c', 'd'], null) : page(first, '2');
    },
  });
  const requests = followRequestsOf(client);
  const names = () => requests.state.get().people?.map(({ acct }) => acct);
  await requests.load();
  expect([names(), requests.state.get().hasMore]).toEqual([['a', 'b'], true]);
  await requests.loadMore();
  expect([names(), requests.state.get().hasMore]).toEqual([['a', 'b', 'c', 'd'], false]);
  first = ['z', 'a'];
  await requests.load();
  expect([names(), requests.state.get().hasMore]).toEqual([['z', 'a', 'b', 'c', 'd'], false]);
});
