import type { StatusId } from '@linnet/api';
import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server';
import type { Feed } from './feed';
import { queueSummary } from '../kernel/feed/list-state';
import { rowsOf } from './feed-state';

interface Bulk {
  newest: StatusId;
  oldest: StatusId;
}

const shown = (feed: Feed): StatusId[] => feed.state.get().segments.flat();

test('home pages to its end, every status once', { timeout: 30_000 }, async () => {
  const { visitAs, requests } = await startServer({ seed: 'demo' });
  const client = await visitAs('alice');
  const home = client.feeds.get({ kind: 'home' });
  await home.open();
  let pages = 1;
  for (; !home.state.get().ended; pages += 1) {
    const before = shown(home).length;
    await home.loadOlder();
    expect(home.state.get().ended || shown(home).length > before).toBe(true);
  }
  const ids = shown(home);
  expect(ids.length).toBeGreaterThan(100);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => client.statusViews.get(id) !== undefined)).toBe(true);
  const asked = (await requests()).filter(({ path }) => path === '/api/v1/timelines/home');
  expect(asked).toHaveLength(pages);
});

test('a few that were missed wait above, and continue the list [2.2.032]', async () => {
  const { door, visit } = await startServer();
  await door('bulk', { count: 30, endAt: Date.now() - 60_000 });
  const feed = visit().feeds.get({ kind: 'public' });
  await feed.open();
  const { newest } = await door<Bulk>('bulk', { count: 5 });
  await feed.catchUp();
  expect(queueSummary(feed.state.get())).toEqual({ count: 5, needsReload: false });
  feed.showQueue();
  expect(shown(feed)[0]).toBe(newest);
  expect(feed.state.get().segments).toHaveLength(1);
});

test('many that were missed stay apart, and the gap beneath them fills to the last one [2.2.033, 2.2.039]', async () => {
  const { door, visit } = await startServer();
  await door('bulk', { count: 30, endAt: Date.now() - 600_000 });
  const feed = visit().feeds.get({ kind: 'public' });
  await feed.open();
  const below = shown(feed)[0];
  const { newest, oldest } = await door<Bulk>('bulk', { count: 75 });
  await feed.catchUp();
  expect(queueSummary(feed.state.get())).toEqual({ count: 40, needsReload: true });
  feed.showQueue();
  for (let fills = 0; fills < 5; fills += 1) {
    const gap = rowsOf(feed.state.get().segments).find((row) => row.kind === 'gap');
    if (gap?.kind === 'gap') await feed.fillGap(gap.above);
  }
  const ids = shown(feed);
  expect(feed.state.get().segments).toHaveLength(1);
  expect(ids[0]).toBe(newest);
  expect(ids.indexOf(oldest)).toBe(74);
  expect(below === undefined ? -1 : ids.indexOf(below)).toBe(75);
});

test('a status that cannot be read is left out and logged; the rest of the page is there [2.8.020]', async () => {
  const { door, visit } = await startServer();
  await door('bulk', { count: 5 });
  const logged: string[] = [];
  const client = visit({
    onLog: (what) => logged.push(what),
    between: async (request, next) => {
      const answer = await next(request);
      if (!request.url.includes('/timelines/')) return answer;
      const [first, second, ...rest] = (await answer.json()) as object[];
      return Response.json([first, { ...second, account: 'nobody', id: [] }, ...rest], answer);
    },
  });
  const feed = client.feeds.get({ kind: 'public' });
  await feed.open();
  expect(shown(feed)).toHaveLength(4);
  expect(feed.state.get().error).toBeNull();
  expect(logged).toContain('statuses left out');
});

test('a page of HTML is an error with a way on', async () => {
  const { door, visit } = await startServer();
  await door('bulk', { count: 5 });
  await door('fail', { path: '/timelines/', status: 200, body: '<!doctype html>', contentType: 'text/html' });
  const feed = visit().feeds.get({ kind: 'public' });
  await feed.open();
  expect(feed.state.get().error).toMatchObject({ part: 'first', reason: { kind: 'malformed' } });
  await feed.reload();
  expect(shown(feed)).toHaveLength(5);
});

test('a timeline that does not come is told of for 5 s, wherever the person is [2.8.001]', async () => {
  const { door, visit } = await startServer();
  const body = { error: 'The index is being rebuilt.' };
  await door('fail', { path: '/timelines/', status: 500, body });
  const client = visit();
  const feed = client.feeds.get({ kind: 'public' });
  await feed.open();
  const reason = { kind: 'http', status: 500, text: body.error, body };
  expect(feed.state.get().error).toMatchObject({ part: 'first', reason });
  expect(client.notices.list.get()).toMatchObject([
    { level: 'error', key: 'timeline.error', reason, duration: 5000 },
  ]);
});

test('a timeline for members is no trouble to tell of: its screen offers the login', async () => {
  const { door, visit } = await startServer();
  await door('fail', { path: '/timelines/', status: 401 });
  const client = visit();
  await client.feeds.get({ kind: 'public' }).open();
  expect(client.feeds.get({ kind: 'public' }).state.get().error).toMatchObject({ part: 'first' });
  expect(client.notices.list.get()).toEqual([]);
});
