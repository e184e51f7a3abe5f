import { uploadMedia } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import type { DraftContext } from '../post-content/draft-context';
import { postedTexts } from '../testing/posted-texts';
import { startServer } from '../testing/start-server';
import { openWriter } from '../testing/writer-at';

const fresh: DraftContext = { kind: 'new' };
const POSTS = { method: 'POST', path: '/api/v1/statuses$' };
const CUT_AFTER = { ...POSTS, status: 0, after: true };

async function keysOf(server: Awaited<ReturnType<typeof startServer>>): Promise<(string | null)[]> {
  const posts = (await server.requests()).filter(
    ({ method, path }) => method === 'POST' && path === '/api/v1/statuses',
  );
  return posts.map(({ idempotencyKey }) => idempotencyKey);
}

/** Until nobody works on a request any more that was not answered. */
const overTime = (): Promise<unknown> => vi.advanceTimersByTimeAsync(125_000);

test('a post that was made before the connection broke is looked for and found, and not sent again', async () => {
  const server = await startServer();
  const { drafts } = await openWriter(server).open();
  await server.door('fail', { ...CUT_AFTER, times: 2 });
  drafts.change(fresh, { text: 'is this on' });
  expect(await drafts.send(fresh)).toBe('waiting');
  expect(drafts.form(fresh)).toMatchObject({ content: { text: '' }, phase: { state: 'idle' } });
  expect(drafts.outbox.all()).toMatchObject([{ phase: { state: 'checking' } }]);
  drafts.outbox.wake();
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(await postedTexts(server)).toEqual(['is this on']);
  expect(await keysOf(server)).toHaveLength(1);
});

test('what never arrived goes out again with the same key, but not while it might still be worked on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    const server = await startServer();
    const { drafts } = await openWriter(server).open();
    await server.door('fail', { ...POSTS, status: 0 });
    drafts.change(fresh, { text: 'is this on' });
    expect(await drafts.send(fresh)).toBe('waiting');
    await vi.advanceTimersByTimeAsync(100_000);
    drafts.outbox.sendNow(drafts.outbox.all()[0]?.id ?? '');
    drafts.outbox.wake();
    await vi.waitFor(() => expect(drafts.outbox.all()).toMatchObject([{ phase: { state: 'checking' } }]));
    expect(await keysOf(server)).toHaveLength(1);
    await overTime();
    await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
    expect(await postedTexts(server)).toEqual(['is this on']);
    expect(await keysOf(server)).toHaveLength(2);
    expect(new Set(await keysOf(server)).size).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test('a browser that knows it is offline sends nothing, and the post goes out as soon as it is back', async () => {
  const server = await startServer();
  let isOnline = false;
  const { drafts } = await openWriter(server, { isOnline: () => isOnline }).open();
  drafts.change(fresh, { text: 'from the train' });
  expect(await drafts.send(fresh)).toBe('waiting');
  expect(drafts.outbox.all()).toMatchObject([{ phase: { state: 'waiting', why: { kind: 'offline' } } }]);
  expect(await keysOf(server)).toEqual([]);
  isOnline = true;
  drafts.outbox.wake();
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(await postedTexts(server)).toEqual(['from the train']);
});

test('a network that does not work yet when the browser is online again is no reason to wait long', async () => {
  const server = await startServer();
  let isOnline = false;
  let isWorking = false;
  const { drafts } = await openWriter(server, {
    isOnline: () => isOnline,
    between: (request, next) =>
      isOnline && !isWorking ? Promise.reject(new TypeError('Failed to fetch')) : next(request),
  }).open();
  drafts.change(fresh, { text: 'from the train' });
  expect(await drafts.send(fresh)).toBe('waiting');
  isOnline = true;
  drafts.outbox.wake();
  await vi.waitFor(() =>
    expect(drafts.outbox.all()).toMatchObject([{ tries: 2, phase: { state: 'waiting' } }]),
  );
  isWorking = true;
  drafts.outbox.wake();
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(await postedTexts(server)).toEqual(['from the train']);
  expect(await keysOf(server)).toHaveLength(1);
});

test('a server that refuses to list posts after a time offline is reached, and takes the post', async () => {
  const server = await startServer();
  let isOnline = false;
  const { drafts } = await openWriter(server, { isOnline: () => isOnline }).open();
  await server.door('fail', { method: 'GET', path: '/api/v1/accounts/[^/]+/statuses', status: 403 });
  drafts.change(fresh, { text: 'from the train' });
  expect(await drafts.send(fresh)).toBe('waiting');
  isOnline = true;
  drafts.outbox.wake();
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(await postedTexts(server)).toEqual(['from the train']);
});

test('a network that is back while an attempt fails is used at once', async () => {
  const server = await startServer();
  let isOnline = false;
  let onRequest: (() => void) | null = null;
  const { drafts } = await openWriter(server, {
    isOnline: () => isOnline,
    between(request, next) {
      if (onRequest === null) return next(request);
      onRequest();
      onRequest = null;
      return Promise.reject(new TypeError('Failed to fetch'));
    },
  }).open();
  drafts.change(fresh, { text: 'from the train' });
  expect(await drafts.send(fresh)).toBe('waiting');
  isOnline = true;
  onRequest = drafts.outbox.wake;
  drafts.outbox.wake();
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]), { timeout: 1000 });
  expect(await postedTexts(server)).toEqual(['from the train']);
});

test('a post that is taken back while it is looked for leaves one post, its last version', async () => {
  const server = await startServer();
  let onSearch = (): void => {};
  const { drafts } = await openWriter(server, {
    async between(request, next) {
      const answer = await next(request);
      if (request.url.endsWith('/source')) onSearch();
      return answer;
    },
  }).open();
  const rewrite = (text: string): Promise<unknown> => {
    const context = drafts.cancel(drafts.outbox.all()[0]?.id ?? '') ?? fresh;
    drafts.change(context, { text });
    return drafts.send(context);
  };
  await server.door('fail', { ...POSTS, status: 500, after: true });
  drafts.change(fresh, { text: 'one' });
  await drafts.send(fresh);
  await server.door('fail', CUT_AFTER);
  await rewrite('two');
  await vi.waitFor(() => expect(drafts.outbox.all()).toMatchObject([{ phase: { state: 'checking' } }]));

  const rewritten = new Promise((resolve) => {
    onSearch = () => {
      onSearch = () => {};
      resolve(rewrite('three'));
    };
  });
  drafts.outbox.wake();
  await rewritten;
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(await postedTexts(server)).toEqual(['three']);
});

test('a gateway that gives up is no answer: the post is looked for, with no second request', async () => {
  const server = await startServer();
  const { drafts } = await openWriter(server).open();
  await server.door('fail', {
    ...POSTS,
    status: 504,
    body: '<h1>Gateway</h1>',
    contentType: 'text/html',
    after: true,
  });
  drafts.change(fresh, { text: 'through the gate' });
  expect(await drafts.send(fresh)).toBe('waiting');
  drafts.outbox.wake();
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(await postedTexts(server)).toEqual(['through the gate']);
  expect(await keysOf(server)).toHaveLength(1);
});

test('after a reload in the middle of sending the post is there once', async () => {
  const server = await startServer();
  const writer = openWriter(server);
  const page = await writer.open();
  await server.door('hold', { ...POSTS, at: 'work' });
  page.drafts.change(fresh, { text: 'interrupted' });
  void page.drafts.send(fresh);
  await vi.waitFor(async () => expect(await server.door('state')).toMatchObject({ waiting: 1 }));
  page.leave();
  const { drafts } = await writer.open();
  await vi.waitFor(() => expect(drafts.outbox.all()).toMatchObject([{ phase: { state: 'checking' } }]));
  await server.door('release');
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]), 8000);
  expect(await postedTexts(server)).toEqual(['interrupted']);
  expect(await keysOf(server)).toHaveLength(1);
  expect(drafts.entries()).toEqual([]);
  expect(writer.records.keys('linnet-job')).toEqual([]);
});

test('a post that waits for the network goes out at the next visit', async () => {
  const server = await startServer();
  let isOnline = false;
  const writer = openWriter(server, { isOnline: () => isOnline });
  const page = await writer.open();
  page.drafts.change(fresh, { text: 'tomorrow then', subject: 'patience' });
  expect(await page.drafts.send(fresh)).toBe('waiting');
  page.leave();
  isOnline = true;
  const { drafts } = await writer.open();
  expect(drafts.outbox.all()).toMatchObject([{ content: { text: 'tomorrow then', subject: 'patience' } }]);
  drafts.outbox.wake();
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(await postedTexts(server)).toEqual(['tomorrow then']);
});

test('taken back without being changed it is the same post', async () => {
  const server = await startServer();
  const { drafts } = await openWriter(server).open();
  await server.door('fail', CUT_AFTER);
  drafts.change(fresh, { text: 'once' });
  await drafts.send(fresh);
  expect(drafts.cancel(drafts.outbox.all()[0]?.id ?? '')).toEqual(fresh);
  expect(drafts.form(fresh).content.text).toBe('once');
  expect(await drafts.send(fresh)).toBe('posted');
  expect(await postedTexts(server)).toEqual(['once']);
  expect(await keysOf(server)).toHaveLength(1);
});

test('taken back and changed there is one post, with the later words, if the first was made', async () => {
  const server = await startServer();
  const { drafts } = await openWriter(server).open();
  await server.door('fail', CUT_AFTER);
  drafts.change(fresh, { text: 'the frist words' });
  await drafts.send(fresh);
  drafts.cancel(drafts.outbox.all()[0]?.id ?? '');
  drafts.change(fresh, { text: 'the first words' });
  expect(await drafts.send(fresh)).toBe('posted');
  expect(await postedTexts(server)).toEqual(['the first words']);
});

test('if the first was not made the later words wait until it can come no more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    const server = await startServer();
    const { drafts } = await openWriter(server).open();
    await server.door('fail', { ...POSTS, status: 0 });
    drafts.change(fresh, { text: 'the frist words' });
    await drafts.send(fresh);
    drafts.cancel(drafts.outbox.all()[0]?.id ?? '');
    drafts.change(fresh, { text: 'the first words' });
    expect(await drafts.send(fresh)).toBe('waiting');
    expect(await postedTexts(server)).toEqual([]);
    await overTime();
    await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
    expect(await postedTexts(server)).toEqual(['the first words']);
  } finally {
    vi.useRealTimers();
  }
});

test('changed twice, and asked in vain in between, the very first form is still taken back', async () => {
  const server = await startServer();
  const { drafts } = await openWriter(server).open();
  await server.door('fail', CUT_AFTER);
  drafts.change(fresh, { text: 'one' });
  await drafts.send(fresh);
  drafts.cancel(drafts.outbox.all()[0]?.id ?? '');
  drafts.change(fresh, { text: 'two' });
  await server.door('fail', { method: 'GET', path: '/accounts/.*/statuses', status: 0 });
  expect(await drafts.send(fresh)).toBe('waiting');
  drafts.cancel(drafts.outbox.all()[0]?.id ?? '');
  drafts.change(fresh, { text: 'three' });
  expect(await drafts.send(fresh)).toBe('posted');
  expect(await postedTexts(server)).toEqual(['three']);
});

test('what was taken back is taken from the timelines too', async () => {
  const server = await startServer();
  const { client, drafts } = await openWriter(server).open();
  const home = client.feeds.get({ kind: 'home' });
  await server.door('fail', CUT_AFTER);
  drafts.change(fresh, { text: 'with a misteak' });
  await drafts.send(fresh);
  await home.open();
  const [id] = home.state.get().segments.flat();
  drafts.cancel(drafts.outbox.all()[0]?.id ?? '');
  drafts.change(fresh, { text: 'without a mistake' });
  await drafts.send(fresh);
  expect(id && client.graph.statuses.get(id)).toMatchObject({ deleted: true });
});

test('a key that the server has forgotten is not used: the post is looked for', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const server = await startServer();
    const writer = openWriter(server);
    const page = await writer.open();
    await server.door('fail', CUT_AFTER);
    page.drafts.change(fresh, { text: 'seven hours' });
    await page.drafts.send(fresh);
    page.leave();
    vi.setSystemTime(Date.now() + 7 * 3_600_000);
    const { drafts } = await writer.open();
    await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
    expect(await postedTexts(server)).toEqual(['seven hours']);
    expect(await keysOf(server)).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test('nor after it was taken back, unchanged, and sent again the day after', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const server = await startServer();
    const { drafts } = await openWriter(server).open();
    await server.door('fail', CUT_AFTER);
    drafts.change(fresh, { text: 'yesterday' });
    await drafts.send(fresh);
    drafts.cancel(drafts.outbox.all()[0]?.id ?? '');
    vi.setSystemTime(Date.now() + 20 * 3_600_000);
    expect(await drafts.send(fresh)).toBe('posted');
    expect(await postedTexts(server)).toEqual(['yesterday']);
  } finally {
    vi.useRealTimers();
  }
});

test('the same words with a picture are another post', async () => {
  const server = await startServer();
  const writer = openWriter(server);
  const first = await writer.open();
  first.drafts.change(fresh, { text: 'look' });
  await first.drafts.send(fresh);
  const { client, drafts } = await writer.open();
  const attachment = await client.send(
    uploadMedia({ file: new Blob(['far'], { type: 'image/png' }), description: '' }),
  );
  await server.door('fail', { ...POSTS, status: 500 });
  drafts.change(fresh, { text: 'look', attachments: [{ attachment, name: 'far.ppm', description: '' }] });
  expect(await drafts.send(fresh)).toBe('waiting');
  drafts.outbox.sendNow(drafts.outbox.all()[0]?.id ?? '');
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(await postedTexts(server)).toEqual(['look', 'look']);
});
