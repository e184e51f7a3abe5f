import { scheduledStatuses, scheduleStatus } from '@linnet/api';
import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import { scheduledPostsOf } from './scheduled-posts';

const HOUR = 3_600_000;

async function begin(count = 0) {
  const server = await startServer();
  const storage = memoryStorage();
  const client = await server.visitAs('alice', { storage });
  const now = Date.now();
  const inHours = (hours: number): string => new Date(now + hours * HOUR).toISOString();
  const schedule = (text: string, hours: number) =>
    client.send(
      scheduleStatus(
        { text, subject: '', scope: 'public', sensitive: false },
        { at: inHours(hours), idempotencyKey: crypto.randomUUID() },
      ),
    );
  for (let made = 0; made < count; made += 1) await schedule(`post ${made}`, (count - made) * 10);
  const posts = scheduledPostsOf(client);
  const texts = () => posts.state.get().rows?.map(({ text }) => text);
  const idOf = (wanted: string) => {
    const found = posts.state.get().rows?.find(({ text }) => text === wanted);
    if (found === undefined) throw new Error(`No post says ${wanted}.`);
    return found.id;
  };
  const onServer = async () => (await client.send(scheduledStatuses())).items.map(({ text }) => text);
  const draftTexts = async () => (await client.drafts.load()).entries().map(({ content }) => content.text);
  return { ...server, storage, client, posts, draftTexts, schedule, inHours, texts, idOf, onServer };
}

test('what waits is listed with the soonest first', async () => {
  const { posts, schedule, texts } = await begin();
  await schedule('late', 40);
  await schedule('soon', 2);
  await schedule('between', 20);
  expect(texts()).toBeUndefined();
  await posts.load();
  expect(texts()).toEqual(['soon', 'between', 'late']);
  expect(posts.state.get()).toMatchObject({ hasMore: false, isLoading: false, error: null });
});

test('more than a page comes page by page, each post once', async () => {
  const { posts } = await begin(45);
  await posts.load();
  expect(posts.state.get().rows).toHaveLength(40);
  expect(posts.state.get().hasMore).toBe(true);
  await posts.loadMore();
  expect(posts.state.get().rows).toHaveLength(45);
  expect(posts.state.get().hasMore).toBe(false);
  expect(new Set(posts.state.get().rows?.map(({ id }) => id)).size).toBe(45);
});

test('a post is moved to another time, and stands where that belongs', async () => {
  const { posts, inHours, texts, idOf } = await begin(2);
  await posts.load();
  expect(texts()).toEqual(['post 1', 'post 0']);
  expect(await posts.move(idOf('post 1'), inHours(60))).toBeNull();
  expect(texts()).toEqual(['post 0', 'post 1']);
});

test('a time that is too near is refused, and the old one stays', async () => {
  const { posts, inHours, idOf } = await begin(1);
  await posts.load();
  const before = posts.state.get().rows;
  expect(await posts.move(idOf('post 0'), inHours(0.05))).toMatchObject({ status: 422 });
  expect(posts.state.get().rows).toEqual(before);
});

test('a cancelled post is gone, here and there', async () => {
  const { posts, texts, idOf, onServer } = await begin(2);
  await posts.load();
  expect(await posts.cancel(idOf('post 0'))).toBeNull();
  expect(texts()).toEqual(['post 1']);
  expect(await onServer()).toEqual(['post 1']);
});

test('what a cancelled post says becomes a draft, with its poll', async () => {
  const { client, posts, inHours, draftTexts } = await begin();
  const poll = { options: ['rye', 'oat'], multiple: true, expiresIn: 7200 };
  const made = await client.send(
    scheduleStatus(
      { text: 'bread?', subject: 'kitchen', scope: 'private', sensitive: true, poll },
      { at: inHours(3), idempotencyKey: 'k1' },
    ),
  );
  if (made.kind !== 'scheduled') throw new Error('It went out.');
  await posts.load();
  expect(await draftTexts()).toEqual([]);
  await posts.cancel(made.scheduled.id);
  const [entry] = (await client.drafts.load()).entries();
  expect(entry?.content).toMatchObject({
    text: 'bread?',
    subject: 'kitchen',
    scope: 'private',
    sensitive: true,
    poll: { options: ['rye', 'oat'], multiple: true, amount: 2, unit: 'hours' },
    scheduledAt: null,
  });
});

test('that draft is kept over a reload', async () => {
  const { posts, idOf, storage, visit } = await begin(1);
  await posts.load();
  await posts.cancel(idOf('post 0'));
  const later = await visit({ storage }).drafts.load();
  expect(later.entries().map(({ content }) => content.text)).toEqual(['post 0']);
});

test('a draft is left when no answer came: the post may be gone', async () => {
  const { posts, idOf, door, draftTexts } = await begin(1);
  await posts.load();
  await door('fail', { path: 'scheduled_statuses', status: 0, times: 9 });
  expect(await posts.cancel(idOf('post 0'))).toMatchObject({ kind: 'offline' });
  expect(await draftTexts()).toEqual(['post 0']);
});

test('one that could not be cancelled stays, and makes no draft', async () => {
  const { posts, texts, idOf, door, draftTexts } = await begin(1);
  await posts.load();
  await door('fail', { path: 'scheduled_statuses', status: 500 });
  expect(await posts.cancel(idOf('post 0'))).toMatchObject({ status: 500 });
  expect(texts()).toEqual(['post 0']);
  expect(await draftTexts()).toEqual([]);
});

test('one that has gone out meanwhile is not listed any more, and that is told', async () => {
  const { posts, texts, idOf, door } = await begin(1);
  await posts.load();
  const id = idOf('post 0');
  await door('clock', { offsetMs: 11 * HOUR });
  expect(await posts.cancel(id)).toMatchObject({ status: 404 });
  expect(texts()).toEqual([]);
});

test('why they are not known is told, and asking again brings them', async () => {
  const { posts, texts, door } = await begin(1);
  await door('fail', { path: 'scheduled_statuses', status: 503 });
  await posts.load();
  expect(posts.state.get()).toMatchObject({ rows: null, isLoading: false, error: { status: 503 } });
  await posts.load();
  expect(texts()).toEqual(['post 0']);
});

test('the next person of the page sees nothing of it', async () => {
  const { client, posts } = await begin(1);
  await posts.load();
  await client.accounts.signOut();
  expect(scheduledPostsOf(client.accounts.shown.get()).state.get().rows).toBeNull();
});

test('a server that keeps no posts for later is not asked for any', async () => {
  const server = await startServer({ character: 'hollo' });
  const client = server.visit();
  const posts = scheduledPostsOf(client);
  await posts.load();
  expect(posts.state.get()).toMatchObject({ rows: [], isOffered: false });
  expect((await server.requests()).filter(({ path }) => path.includes('scheduled'))).toEqual([]);
});
