import { lookupAccount } from '@linnet/api';
import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from '../testing/start-server';
import { followRequestsOf } from './follow-requests';

afterEach(() => void vi.useRealTimers());

const LIST = '/api/v1/follow_requests';

/** Dave lets people in by hand. */
async function begin() {
  const server = await startServer();
  const client = await server.visitAs('dave');
  const requests = followRequestsOf(client);
  const names = () => requests.state.get().rows?.map(({ acct }) => acct);
  const asked = async () => (await server.requests()).filter(({ path }) => path === LIST).length;
  const ask = (...people: string[]) =>
    Promise.all(people.map((as) => server.door('act', { as, action: 'follow', target: 'dave' })));
  const idOf = async (name: string) => (await client.send(lookupAccount(name))).id;
  return { ...server, client, requests, names, asked, ask, idOf };
}

test('who asks is looked for every ten seconds while somebody wants to know, and by nobody else [1.7.019]', async () => {
  const { client, requests, names, asked, ask } = await begin();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const leave = [requests.startPolling(), requests.startPolling()];
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
  await client.accounts.signOut();
  const next = followRequestsOf(client.accounts.shown.get());
  const end = next.startPolling();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked()).toBe(before);
  expect(next.state.get().rows).toBeNull();
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
  expect(requests.state.get().error).toMatchObject({ status: 500 });
});

/** A server with many who ask, told forty by forty. */
async function beginPaged(asking: readonly string[]) {
  const there = { asking };
  const told = (name: string) => ({
    id: name,
    username: name,
    acct: name,
    url: `https://x.example/${name}`,
  });
  const server = await startServer();
  const client = await server.visitAs('dave', {
    between: async (request, next) => {
      const { pathname, searchParams } = new URL(request.url);
      if (/\/follow_requests\/\w+\/\w+$/.test(pathname)) {
        return Response.json({ error: 'Record not found' }, { status: 404 });
      }
      if (pathname !== LIST) return next(request);
      const from = there.asking.indexOf(searchParams.get('max_id') ?? '') + 1;
      const page = there.asking.slice(from, from + 40);
      const link = `<http://localhost:8080${LIST}?max_id=${page.at(-1)}>; rel="next"`;
      const hasMore = from + page.length < there.asking.length;
      return Response.json(page.map(told), hasMore ? { headers: { link } } : {});
    },
  });
  const requests = followRequestsOf(client);
  const names = () => requests.state.get().rows?.map(({ acct }) => acct);
  return { client, requests, names, there };
}

const many = Array.from({ length: 60 }, (_, at) => `p${at}`);

test('where the server sends pages, a look at the first leaves the others alone', async () => {
  const { requests, names, there } = await beginPaged(many);
  await requests.load();
  expect([names(), requests.state.get().hasMore]).toEqual([many.slice(0, 40), true]);
  await requests.loadMore();
  expect([names(), requests.state.get().hasMore]).toEqual([many, false]);
  there.asking = ['newest', ...many];
  await requests.load();
  expect([names(), requests.state.get().hasMore]).toEqual([there.asking, false]);
});

test('who asks no more goes, also where the server sends pages', async () => {
  const { requests, names, there } = await beginPaged(many);
  await requests.load();
  await requests.loadMore();
  there.asking = many.filter((name) => name !== 'p3');
  await requests.load();
  expect([names(), requests.state.get().hasMore]).toEqual([there.asking, false]);
  // So many are new that nobody knows what stands between them and the others.
  there.asking = [...Array.from({ length: 50 }, (_, at) => `new${at}`), ...there.asking];
  await requests.load();
  expect([names(), requests.state.get().hasMore]).toEqual([there.asking.slice(0, 40), true]);
  await requests.loadMore();
  await requests.loadMore();
  expect([names(), requests.state.get().hasMore]).toEqual([there.asking, false]);
});

test('whose request is not there any more goes when it is answered, however far down they stand', async () => {
  const { client, requests, names } = await beginPaged(many);
  await requests.load();
  await requests.loadMore();
  const last = [...client.graph.accounts.ids()].find((id) => client.graph.accounts.get(id)?.acct === 'p59');
  if (last === undefined) throw new Error('The last one is not known.');
  expect(await requests.answer(last, true)).toMatchObject({ status: 404 });
  expect(names()).toEqual(many.slice(0, 59));
});
