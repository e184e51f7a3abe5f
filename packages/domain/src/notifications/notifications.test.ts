import { lookupAccount, markers, openChat, sendChatMessage } from '@linnet/api';
import { afterEach, expect, test, vi } from 'vitest';
import type { Client } from '../client/client';
import { liveHubOf } from '../events/live-hub';
import { followRequestsOf } from '../people';
import { startServer } from '../testing/start-server';
import { notificationsOf } from './notifications';

afterEach(() => void vi.useRealTimers());

const LIST = '/api/v1/notifications';

type Options = NonNullable<Parameters<typeof startServer>[0]>;
type Visit = Parameters<Awaited<ReturnType<typeof startServer>>['visitAs']>[1];

/** Dave is told of things; `between` sees each request of his page. */
async function begin(options: Options = {}, visit: Visit = {}) {
  const server = await startServer(options);
  const client = await server.visitAs('dave', visit);
  const notifications = notificationsOf(client);
  const rows = () => notifications.state.get().rows;
  const kinds = () => rows().map(({ kind }) => kind);
  const act = (as: string, action: string, more: object = {}) => server.door('act', { as, action, ...more });
  const mention = (as: string, text = '@dave hello') => server.door('post', { as, text });
  const asked = async (path = LIST) => (await server.requests()).filter((one) => one.path === path);
  return { ...server, client, notifications, rows, kinds, act, mention, asked };
}

/** A signal that the test gives. */
function signal() {
  let give = (): void => {};
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
}

/** A page to which an answer of the list can come late. */
async function beginWithLateAnswers() {
  let late: (() => Promise<void>) | null = null;
  const here = await begin(
    {},
    {
      async between(request, next) {
        const answer = await next(request);
        const wait = late;
        if (wait === null || new URL(request.url).pathname !== LIST) return answer;
        late = null;
        await wait();
        return answer;
      },
    },
  );
  /** Asks until the server has answered; the returned function lets the answer through. */
  async function askLate(ask: () => Promise<unknown>) {
    const [answered, through] = [signal(), signal()];
    late = () => {
      answered.give();
      return through.given;
    };
    const asked = ask();
    await answered.given;
    return async () => {
      through.give();
      await asked;
    };
  }
  return { ...here, askLate };
}

/** The server keeps no mark for each notification. */
async function withoutMarks(client: Client): Promise<void> {
  const known = await client.features.load();
  const has: typeof known.has = (key) => !key.startsWith('notificationsRead') && known.has(key);
  vi.spyOn(client.features, 'load').mockResolvedValue({ ...known, has });
}

test('kinds are named to a server that gives some only so, and what it does not have is not', async () => {
  const { notifications, mention, asked, kinds } = await begin();
  await mention('bob');
  await notifications.load();
  expect(kinds()).toEqual(['mention']);
  const [request] = await asked();
  const types = new URLSearchParams(request?.query).getAll('types[]');
  expect(types).toContain('pleroma:emoji_reaction');
  expect(types).not.toContain('pleroma:report');
});

test('every kind is requested, those about chats apart from the list, where they take no place [2.7.007]', async () => {
  const server = await startServer();
  const [client, bob] = [await server.visitAs('alice'), await server.visitAs('bob')];
  const alice = await bob.send(lookupAccount('alice'));
  const { id } = await bob.send(openChat(alice.id));
  await bob.send(sendChatMessage(id, { text: 'Tea?', mediaId: undefined }, 'tea'));
  await client.session.verify();
  const list = notificationsOf(client);
  const apart = list.separateList(['chat_mention']);
  await list.load();
  await apart.load();
  const asked = (await server.requests()).filter(({ path }) => path === LIST);
  expect(asked.map(({ query }) => new URLSearchParams(query).getAll('types[]').toSorted())).toEqual([
    [
      ...['favourite', 'follow', 'follow_request', 'mention', 'move', 'pleroma:emoji_reaction'],
      ...['pleroma:report', 'poll', 'reblog', 'status', 'update'],
    ],
    ['pleroma:chat_mention'],
  ]);
  expect(list.state.get().rows.filter(({ message }) => message !== null)).toEqual([]);
  expect(apart.state.get().rows[0]?.message?.content).toBe('Tea?');
});

test('without a stream the server is looked at every ten seconds, with one it is not [2.7.022, 2.7.023, 2.4.037]', async () => {
  const { client, notifications, mention, kinds, asked } = await begin();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const leave = notifications.follow();
  await vi.waitFor(() => expect(notifications.state.get().opened).toBe(true));
  await mention('bob');
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(() => expect(kinds()).toEqual(['mention']));
  liveHubOf(client.graph).isStreamOpen.set(true);
  await notifications.catchUp();
  // What is new may have been seen on another device, which no stream tells.
  await notifications.markAllSeen();
  // What was begun before goes on.
  await vi.advanceTimersByTimeAsync(20_000);
  const before = await asked();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked()).toEqual(before);
  liveHubOf(client.graph).isStreamOpen.set(false);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await asked()).toEqual(before);
});

test('what the stream tells stands at once, and once', async () => {
  const { client, notifications, mention, rows, kinds } = await begin({ listens: true });
  const leave = notifications.follow();
  await vi.waitFor(() => expect(notifications.state.get().opened).toBe(true));
  client.start();
  await vi.waitFor(() => expect(liveHubOf(client.graph).isStreamOpen.get()).toBe(true), 5000);
  await mention('bob');
  await vi.waitFor(() => expect(kinds()).toEqual(['mention']), 5000);
  await notifications.catchUp();
  expect(rows()).toHaveLength(1);
  leave();
});

test('a post that is deleted elsewhere takes what is told of it along', async () => {
  const { client, notifications, mention, rows, door } = await begin({ listens: true });
  const leave = notifications.follow();
  await vi.waitFor(() => expect(notifications.state.get().opened).toBe(true));
  client.start();
  await vi.waitFor(() => expect(liveHubOf(client.graph).isStreamOpen.get()).toBe(true), 5000);
  await mention('bob', '@dave stays');
  await mention('carol', '@dave goes');
  await vi.waitFor(() => expect(rows()).toHaveLength(2), 5000);
  await door('act', { as: 'carol', action: 'delete', status: rows()[0]?.statusId });
  await vi.waitFor(() => expect(rows()).toHaveLength(1), 5000);
  leave();
});

test('what was missed is found however much it is, and older ones come page by page to an end', async () => {
  const { notifications, mention, rows } = await begin();
  await mention('bob');
  await notifications.load();
  for (let at = 0; at < 45; at += 1) await mention('bob', `@dave ${at}`);
  await notifications.catchUp();
  expect(rows()).toHaveLength(46);
  const other = await begin();
  for (let at = 0; at < 60; at += 1) await other.mention('bob', `@dave ${at}`);
  await other.notifications.load();
  expect(other.rows()).toHaveLength(30);
  await other.notifications.loadOlder();
  expect(other.rows()).toHaveLength(50);
  for (let at = 0; at < 5 && !other.notifications.state.get().ended; at += 1) {
    await other.notifications.loadOlder();
  }
  expect(other.rows()).toHaveLength(60);
  expect(other.notifications.state.get().ended).toBe(true);
});

test('when more was missed than is asked for at once, the list begins anew and has no hole', async () => {
  const { notifications, mention, rows } = await begin();
  await mention('bob', '@dave the first');
  await notifications.load();
  for (let at = 0; at < 90; at += 1) await mention('bob', `@dave ${at}`);
  await notifications.catchUp();
  expect(rows()).toHaveLength(80);
  await notifications.loadOlder();
  expect(rows()).toHaveLength(91);
});

test('what lacks its status is told to the log and passed over, and the list goes on below it [2.4.029]', async () => {
  const told: string[] = [];
  const { notifications, mention, rows } = await begin(
    {},
    {
      onLog: (what) => told.push(what),
      async between(request, next) {
        const answer = await next(request);
        if (new URL(request.url).pathname !== LIST) return answer;
        const list: unknown = await answer.json();
        if (!Array.isArray(list)) throw new Error('No list.');
        const broken = list.map((one: object, at) => (at === 0 ? { ...one, status: null } : one));
        return new Response(JSON.stringify(broken), { headers: answer.headers });
      },
    },
  );
  for (let at = 0; at < 40; at += 1) await mention('bob', `@dave ${at}`);
  await notifications.load();
  expect(rows()).toHaveLength(29);
  await notifications.loadOlder();
  expect(rows()).toHaveLength(38);
  await notifications.catchUp();
  expect(told.filter((what) => what === 'an invalid notification')).toHaveLength(2);
});

test('one and all are marked as seen; a refused mark goes again [2.4.021, 2.7.021]', async () => {
  const { notifications, mention, rows, door } = await begin();
  for (let at = 0; at < 3; at += 1) await mention('bob', `@dave ${at}`);
  await notifications.load();
  const seen = () => rows().map((row) => row.seen);
  const second = rows()[1];
  if (second === undefined) throw new Error('No second one.');
  expect(await notifications.markSeen([second.id])).toBeNull();
  expect(seen()).toEqual([false, true, false]);
  await door('fail', { path: '/api/v1/pleroma/notifications/read', status: 500 });
  expect(await notifications.markAllSeen()).toMatchObject({ kind: 'http' });
  expect(seen()).toEqual([false, true, false]);
  expect(await notifications.markAllSeen()).toBeNull();
  expect(seen()).toEqual([true, true, true]);
  await notifications.catchUp();
  expect(seen()).toEqual([true, true, true]);
});

test('where the server keeps one place only, that is moved after a pause, and moves what is seen here', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { notifications, mention, rows, client, visitAs } = await begin();
  await withoutMarks(client);
  for (let at = 0; at < 3; at += 1) await mention('bob', `@dave ${at}`);
  await notifications.load();
  expect(rows().map((row) => row.seen)).toEqual([false, false, false]);
  await notifications.markAllSeen();
  expect(rows().map((row) => row.seen)).toEqual([true, true, true]);
  const place = async () => (await client.send(markers(['notifications']))).notifications?.lastReadId;
  expect((await place()) ?? null).toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  await vi.waitFor(async () => expect(await place()).toBe(rows()[0]?.id));
  const elsewhere = await visitAs('dave');
  await withoutMarks(elsewhere);
  const there = notificationsOf(elsewhere);
  const leave = there.follow();
  await vi.waitFor(() => expect(there.state.get().rows.map((row) => row.seen)).toEqual([true, true, true]));
  leave();
});

test('dismissed ones and all that are cleared are gone, and back when the server refuses [2.4.023, 2.7.022]', async () => {
  const { notifications, mention, rows, door } = await begin();
  for (let at = 0; at < 3; at += 1) await mention('bob', `@dave ${at}`);
  await notifications.load();
  const ids = rows().map(({ id }) => id);
  await door('fail', { path: '/dismiss$', status: 500 });
  expect(await notifications.dismiss(ids.slice(0, 1))).toMatchObject({ reason: { status: 500 }, count: 1 });
  expect(rows().map(({ id }) => id)).toEqual(ids);
  expect(await notifications.dismiss(ids.slice(0, 1))).toBeNull();
  await notifications.catchUp();
  expect(rows().map(({ id }) => id)).toEqual(ids.slice(1));
  expect(await notifications.clearAll()).toBeNull();
  await notifications.load();
  expect(rows()).toEqual([]);
});

test('a request that was granted is a follow that was seen, one that was turned down is gone [2.4.024, 2.4.025, 1.3.008]', async () => {
  const { notifications, act, rows, client, kinds } = await begin();
  await act('bob', 'follow', { target: 'dave' });
  await act('carol', 'follow', { target: 'dave' });
  await notifications.load();
  expect(kinds()).toEqual(['follow_request', 'follow_request']);
  const id = async (name: string) => (await client.send(lookupAccount(name))).id;
  const requests = followRequestsOf(client);
  await requests.answer(await id('bob'), true);
  await requests.answer(await id('carol'), false);
  expect(rows()).toMatchObject([{ kind: 'follow', seen: true, accountId: await id('bob') }]);
});

test('an answer that the server gave before something was put away does not bring it back', async () => {
  const { notifications, mention, rows, askLate } = await beginWithLateAnswers();
  for (const text of ['one', 'two', 'three']) await mention('bob', `@dave ${text}`);
  await notifications.load();
  const [third, second, first] = rows().map(({ id }) => id);
  if (third === undefined || second === undefined || first === undefined) throw new Error('Not all three.');
  const release = await askLate(notifications.catchUp);
  expect(await notifications.dismiss([second])).toBeNull();
  await notifications.markSeen([first]);
  await release();
  expect(rows().map(({ id, seen }) => [id, seen])).toEqual([
    [third, false],
    [first, true],
  ]);
  const afresh = await askLate(notifications.load);
  expect(await notifications.clearAll()).toBeNull();
  await afresh();
  expect(rows()).toEqual([]);
  await mention('bob', '@dave four');
  await notifications.catchUp();
  expect(rows()).toHaveLength(1);
});

test('what could not be put away is back, whichever answer comes first', async () => {
  const { notifications, mention, rows, askLate, door } = await beginWithLateAnswers();
  for (const text of ['one', 'two']) await mention('bob', `@dave ${text}`);
  await notifications.load();
  const ids = rows().map(({ id }) => id);
  await door('fail', { path: '/dismiss$', status: 500 });
  const release = await askLate(notifications.catchUp);
  const refused = notifications.dismiss(ids.slice(0, 1));
  expect(rows()).toHaveLength(1);
  await release();
  await refused;
  expect(rows().map(({ id }) => id)).toEqual(ids);
  await notifications.catchUp();
  expect(rows().map(({ id }) => id)).toEqual(ids);
});

test('an answer that the server gave before a request was granted or turned down does not bring it back', async () => {
  const { notifications, act, rows, client, kinds, askLate } = await beginWithLateAnswers();
  for (const name of ['bob', 'carol']) await act(name, 'follow', { target: 'dave' });
  await notifications.load();
  expect(kinds()).toEqual(['follow_request', 'follow_request']);
  const id = async (name: string) => (await client.send(lookupAccount(name))).id;
  const [bob, carol] = [await id('bob'), await id('carol')];
  const release = await askLate(notifications.catchUp);
  await followRequestsOf(client).answer(bob, true);
  await followRequestsOf(client).answer(carol, false);
  await release();
  expect(rows()).toMatchObject([{ kind: 'follow', seen: true, accountId: bob }]);
});

test('an answer that the server gave before a post was deleted does not bring back what was told of it', async () => {
  const { notifications, mention, rows, client, askLate } = await beginWithLateAnswers();
  for (const text of ['stays', 'goes']) await mention('carol', `@dave ${text}`);
  await notifications.load();
  const release = await askLate(notifications.catchUp);
  const id = rows()[0]?.statusId;
  if (id === undefined || id === null) throw new Error('No status.');
  const status = client.graph.statuses.get(id);
  if (status === undefined) throw new Error('No row.');
  client.graph.statuses.put(id, { ...status, deleted: true });
  expect(rows()).toHaveLength(1);
  await release();
  expect(rows()).toHaveLength(1);
});

test('an error is told once for five seconds, however often it is tried again [2.8.011]', async () => {
  const { client, notifications, door } = await begin();
  const told = vi.spyOn(client.notices, 'add');
  await door('fail', { path: LIST, status: 500, times: 3 });
  await notifications.load();
  await notifications.catchUp();
  await notifications.catchUp();
  expect(told.mock.calls).toMatchObject([[{ key: 'notifications.error', duration: 5000 }]]);
  await notifications.load();
  expect(notifications.state.get().error).toBeNull();
});

test('nothing that one person was told stays for the next', async () => {
  const { client, notifications, mention, asked } = await begin();
  await mention('bob');
  await notifications.load();
  await client.accounts.signOut();
  const next = notificationsOf(client.accounts.shown.get());
  expect(next.state.get().rows).toEqual([]);
  const before = (await asked()).length;
  await next.load();
  expect(await asked()).toHaveLength(before);
});

test('a server that does not know one of the names is asked without any', async () => {
  let isRefused = false;
  const { notifications, mention, kinds } = await begin(
    {},
    {
      between(request, next) {
        const { pathname, searchParams } = new URL(request.url);
        if (pathname !== LIST || !searchParams.has('types[]')) return next(request);
        isRefused = true;
        return Promise.resolve(Response.json({ error: 'types: Invalid value for enum' }, { status: 400 }));
      },
    },
  );
  await mention('bob');
  await notifications.load();
  expect([isRefused, kinds()]).toEqual([true, ['mention']]);
});
