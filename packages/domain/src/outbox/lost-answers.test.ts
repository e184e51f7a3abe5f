import { uploadMedia } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import type { DraftContext } from '../drafts/draft-context';
import { postedTexts } from '../testing/posted-texts';
import { startServer } from '../testing/start-server';
import { writerAt } from '../testing/writer-at';

const fresh: DraftContext = { kind: 'new' };
const POSTS = { method: 'POST', path: '/api/v1/statuses$' };
const CUT_AFTER = { ...POSTS, status: 0, after: true };

async function keysOf(server: Awaited<ReturnType<typeof startServer>>): Promise<(string | null)[]> {
  const posts = (await server.requests()).filter(
    ({ method, path }) => method === 'POST' && path === '/api/v1/statuses',
  );
  return posts.map(({ idempotencyKey }) => idempotencyKey);
}

test('a post that was made before the connection broke is there once, under one key', async () => {
  const server = await startServer();
  const { drafts } = await writerAt(server).open();
  await server.door('fail', { ...CUT_AFTER, times: 2 });
  drafts.change(fresh, { text: 'is this on' });
  expect(await drafts.send(fresh)).toBe('waiting');
  expect(drafts.form(fresh)).toMatchObject({ content: { text: '' }, phase: { state: 'idle' } });
  drafts.outbox.wake();
  await vi.waitFor(async () => expect(await keysOf(server)).toHaveLength(2));
  await vi.waitFor(() => expect(drafts.outbox.all()[0]?.phase.state).toBe('waiting'));
  drafts.outbox.wake();
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(await postedTexts(server)).toEqual(['is this on']);
  const keys = await keysOf(server);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test('a gateway that gives up is no answer: the same key goes out again', async () => {
  const server = await startServer();
  const { drafts } = await writerAt(server).open();
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
  expect(new Set(await keysOf(server)).size).toBe(1);
});

test('after a reload in the middle of sending the post is there once', async () => {
  const server = await startServer();
  const writer = writerAt(server);
  const page = await writer.open();
  await server.door('hold', POSTS);
  page.drafts.change(fresh, { text: 'interrupted' });
  void page.drafts.send(fresh);
  await vi.waitFor(async () => expect(await server.door('state')).toMatchObject({ waiting: 1 }));
  page.leave();
  await server.door('release');
  const { drafts } = await writer.open();
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]), 5000);
  expect(await postedTexts(server)).toEqual(['interrupted']);
  expect(drafts.entries()).toEqual([]);
  expect(writer.records.names('linnet-job')).toEqual([]);
});

test('a post that waits for the network goes out at the next visit', async () => {
  const server = await startServer();
  const writer = writerAt(server);
  const page = await writer.open();
  await server.door('fail', { ...POSTS, status: 0 });
  page.drafts.change(fresh, { text: 'tomorrow then', subject: 'patience' });
  expect(await page.drafts.send(fresh)).toBe('waiting');
  page.leave();
  const { drafts } = await writer.open();
  expect(drafts.outbox.all()).toMatchObject([{ content: { text: 'tomorrow then', subject: 'patience' } }]);
  drafts.outbox.wake();
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(await postedTexts(server)).toEqual(['tomorrow then']);
});

test('taken back without being changed it is the same request again', async () => {
  const server = await startServer();
  const { drafts } = await writerAt(server).open();
  await server.door('fail', CUT_AFTER);
  drafts.change(fresh, { text: 'once' });
  await drafts.send(fresh);
  expect(drafts.takeBack(drafts.outbox.all()[0]?.id ?? '')).toEqual(fresh);
  expect(drafts.form(fresh).content.text).toBe('once');
  expect(await drafts.send(fresh)).toBe('posted');
  expect(await postedTexts(server)).toEqual(['once']);
  expect(new Set(await keysOf(server)).size).toBe(1);
});

test.each([
  ['was made', true],
  ['was not made', false],
])(
  'taken back and changed there is one post, with the later words, if the first %s',
  async (_what, after) => {
    const server = await startServer();
    const { drafts } = await writerAt(server).open();
    await server.door('fail', { ...POSTS, status: 0, after });
    drafts.change(fresh, { text: 'the frist words' });
    await drafts.send(fresh);
    drafts.takeBack(drafts.outbox.all()[0]?.id ?? '');
    drafts.change(fresh, { text: 'the first words' });
    expect(await drafts.send(fresh)).toBe('posted');
    expect(await postedTexts(server)).toEqual(['the first words']);
  },
);

test('changed twice, and asked in vain in between, the very first form is still taken back', async () => {
  const server = await startServer();
  const { drafts } = await writerAt(server).open();
  await server.door('fail', CUT_AFTER);
  drafts.change(fresh, { text: 'one' });
  await drafts.send(fresh);
  drafts.takeBack(drafts.outbox.all()[0]?.id ?? '');
  drafts.change(fresh, { text: 'two' });
  await server.door('fail', { method: 'GET', path: '/accounts/.*/statuses', status: 0 });
  expect(await drafts.send(fresh)).toBe('waiting');
  drafts.takeBack(drafts.outbox.all()[0]?.id ?? '');
  drafts.change(fresh, { text: 'three' });
  expect(await drafts.send(fresh)).toBe('posted');
  expect(await postedTexts(server)).toEqual(['three']);
});

test('what was taken back is taken from the timelines too', async () => {
  const server = await startServer();
  const { client, drafts } = await writerAt(server).open();
  const home = client.feeds.get({ kind: 'home' });
  await server.door('fail', CUT_AFTER);
  drafts.change(fresh, { text: 'with a misteak' });
  await drafts.send(fresh);
  await home.open();
  const [id] = home.state.get().segments.flat();
  drafts.takeBack(drafts.outbox.all()[0]?.id ?? '');
  drafts.change(fresh, { text: 'without a mistake' });
  await drafts.send(fresh);
  expect(id && client.graph.statuses.get(id)).toMatchObject({ deleted: true });
});

test('a key that the server has forgotten is not used: the post is looked for', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const server = await startServer();
    const writer = writerAt(server);
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
    const { drafts } = await writerAt(server).open();
    await server.door('fail', CUT_AFTER);
    drafts.change(fresh, { text: 'yesterday' });
    await drafts.send(fresh);
    drafts.takeBack(drafts.outbox.all()[0]?.id ?? '');
    vi.setSystemTime(Date.now() + 20 * 3_600_000);
    expect(await drafts.send(fresh)).toBe('posted');
    expect(await postedTexts(server)).toEqual(['yesterday']);
  } finally {
    vi.useRealTimers();
  }
});

test('the same words with a picture are another post', async () => {
  const server = await startServer();
  const writer = writerAt(server);
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
