import { setBookmark, type Page, type Status, type StatusId } from '@linnet/api';
import { expect, test } from 'vitest';
import { composedStatus } from '../testing/composed-status';
import { startServer } from '../testing/start-server';
import { queueSummary } from '../kernel/feed/list-state';
import { createSeek } from '../kernel/feed/seek';

const source = { kind: 'bookmarks', folderId: null } as const;

/** Somebody with so many bookmarks, newest bookmark first: the posts themselves are in no order. */
async function withBookmarks(count: number) {
  const server = await startServer();
  const client = await server.visitAs('alice');
  const posts: StatusId[] = [];
  for (let number = 0; number < count; number += 1) {
    const { id } = await server.door<{ id: StatusId }>('post', { as: 'bob', text: `post ${number}` });
    posts.push(id);
  }
  const mixed = posts.map((_, index) => posts[(index * 7) % count]).filter((id) => id !== undefined);
  for (const id of mixed) await client.send(setBookmark(id, true));
  const order = mixed.toReversed();
  const asked = async () =>
    (await server.requests()).filter(({ path }) => path === '/api/v1/bookmarks').map(({ query }) => query);
  return { server, order, asked };
}

test('a list in an order of the server is opened far down with one request, and a gap above', async () => {
  const { server, order, asked } = await withBookmarks(130);
  const before = await server.visitAs('alice');
  const left = before.feeds.get(source);
  await left.open();
  for (let pages = 0; pages < 4; pages += 1) await left.loadOlder();
  const at = `${order[95]}`;
  const page = left.pageOf(at);
  expect(page).toBeDefined();

  const client = await server.visitAs('alice');
  const feed = client.feeds.get(source);
  const shown = () => feed.state.get().segments.flat();
  const soFar = await asked();
  await feed.open(at, page);
  expect(shown()).toEqual(order.slice(80, 120));
  expect(feed.state.get()).toMatchObject({ gapAbove: true, notFound: null });
  // After the page itself the top is asked for, which is one press away.
  const [first, second, ...rest] = (await asked()).slice(soFar.length);
  expect(first).toContain('max_id=');
  expect(second).not.toContain('max_id=');
  expect(rest).toEqual([]);
  expect(queueSummary(feed.state.get()).needsReload).toBe(true);

  await feed.loadOlder();
  expect(shown()).toEqual(order.slice(80));
  expect(await feed.fillGap(null)).toBe(true);
  expect(feed.state.get()).toMatchObject({ gapAbove: false, pending: [] });
  expect(shown()).toEqual(order);
});

test('what is above a place is loaded from the top, also when the post at its edge has left the list', async () => {
  const { server, order } = await withBookmarks(72);
  const before = await server.visitAs('alice');
  const left = before.feeds.get(source);
  await left.open();
  await left.loadOlder();
  await left.loadOlder();
  const client = await server.visitAs('alice');
  const feed = client.feeds.get(source);
  await feed.open(`${order[50]}`, left.pageOf(`${order[50]}`));
  const edge = order[40];
  if (edge === undefined) throw new Error('too few');
  expect(feed.state.get().segments.flat()[0]).toBe(edge);
  await before.send(setBookmark(edge, false));
  expect(await feed.fillGap(null)).toBe(true);
  // What is shown stays, although it is gone by now.
  expect(feed.state.get().segments.flat()).toHaveLength(72);
  expect(feed.state.get().segments.flat().slice(0, 40)).toEqual(order.slice(0, 40));
});

test('without its cursor the place is looked for from the top, and shown without a gap', async () => {
  const { server, order, asked } = await withBookmarks(60);
  const client = await server.visitAs('alice');
  const feed = client.feeds.get(source);
  const soFar = await asked();
  await feed.open(`${order[50]}`);
  expect(feed.state.get().segments.flat()).toEqual(order);
  expect(feed.state.get()).toMatchObject({ gapAbove: false, notFound: null });
  expect((await asked()).length).toBe(soFar.length + 2);
});

test('a place that is no longer on its page is looked for from the top; gone from the list, it counts as lost', async () => {
  const { server, order } = await withBookmarks(50);
  const before = await server.visitAs('alice');
  const left = before.feeds.get(source);
  await left.open();
  await left.loadOlder();
  const at = order[30];
  if (at === undefined) throw new Error('too few');
  const page = left.pageOf(at);
  await before.send(setBookmark(at, false));
  const client = await server.visitAs('alice');
  const feed = client.feeds.get(source);
  await feed.open(at, page);
  expect(feed.state.get().segments.flat()).toEqual(order.filter((id) => id !== at));
  expect(feed.state.get()).toMatchObject({ notFound: at, ended: true });
});

/** A list without an end. */
function endless() {
  let asked = 0;
  const row = (number: number) => `row ${number}` as StatusId;
  async function ask({ cursor }: { cursor?: Readonly<Record<string, string>> | undefined }) {
    asked += 1;
    const from = Number(cursor?.['after'] ?? 0);
    const items = Array.from({ length: 40 }, (_, index) => composedStatus(row(from + index)));
    const page: Page<Status> = { items, dropped: 0, older: { after: `${from + 40}` }, newer: null };
    return page;
  }
  return { ask, row, asked: () => asked };
}

test('the search ends after some pages, and goes on from there when it is asked to', async () => {
  const { ask, row, asked } = endless();
  const seek = createSeek();
  const { page } = await seek.find(ask, { at: row(400) });
  expect(asked()).toBe(8);
  expect(page.items).toHaveLength(320);
  const more = await seek.findFrom(ask, row(400), page.older ?? {});
  expect(more.items.at(0)?.id).toBe(row(320));
  expect(more.items.some(({ id }) => id === row(400))).toBe(true);
});
