import type { Status, StatusId } from '@linnet/api';
import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server';
import { takePostStep } from './post-step';
import { type PostsQuery, postsOf } from './posts';

const everything: PostsQuery = { host: null, localOnly: false, withPrivate: false, withRepeats: false };

async function begin(count: number) {
  const server = await startServer();
  await server.door('bulk', { as: 'carol', count });
  const client = await server.visitAs('alice');
  const feed = postsOf(client, everything);
  await feed.load();
  const ids = () => feed.state.get().rows?.map(({ id }) => id) ?? [];
  return { ...server, client, feed, ids };
}

test('pages follow each other to the end, each post once, also while new ones come', async () => {
  const { feed, ids, door } = await begin(50);
  expect(ids()).toHaveLength(20);
  await door('bulk', { as: 'dave', count: 7 });
  while (feed.state.get().hasMore) await feed.loadMore();
  // The seven new ones are above what is shown, until the list is loaded again.
  expect(ids()).toHaveLength(50);
  expect(new Set(ids()).size).toBe(50);
  await feed.load();
  expect(ids()).toHaveLength(57);
  expect(new Set(ids()).size).toBe(57);
});

test('posts that are deleted meanwhile leave no gap before the next page', async () => {
  const { client, feed, ids } = await begin(45);
  const [first, second, third] = feed.state.get().rows ?? [];
  for (const seen of [first, second, third] as readonly Status[]) {
    expect((await takePostStep(client, seen, { kind: 'delete' })).kind).toBe('done');
    feed.remove(seen.id);
  }
  while (feed.state.get().hasMore) await feed.loadMore();
  expect(ids()).toHaveLength(42);
});

test('a server that sends the same page for ever ends the list', async () => {
  let pages = 0;
  const server = await startServer();
  await server.door('bulk', { as: 'carol', count: 25 });
  const client = await server.visitAs('alice', {
    between(request, next) {
      const url = new URL(request.url);
      if (url.pathname.endsWith('/admin/statuses')) {
        pages += 1;
        url.searchParams.set('page', '1');
      }
      return next(new Request(url, request));
    },
  });
  const feed = postsOf(client, everything);
  await feed.load();
  while (feed.state.get().hasMore && pages < 20) await feed.loadMore();
  expect(pages).toBeLessThan(10);
  expect(feed.state.get().rows).toHaveLength(20);
});

test('a post that somebody else has deleted is told as such; nothing is sent', async () => {
  const { client, feed, door, base, send } = await begin(1);
  const [seen] = feed.state.get().rows ?? [];
  const id = seen?.id as StatusId;
  await door('act', { as: 'carol', action: 'delete', status: id });
  const change = { kind: 'change', change: { sensitive: true } } as const;
  expect(await takePostStep(client, seen as Status, change)).toMatchObject({ kind: 'changed', now: null });
  expect(await takePostStep(client, seen as Status, { kind: 'delete' })).toMatchObject({ kind: 'already' });
  const log = (await (await send(`${base}/sandbox/log`)).json()) as readonly { method: string }[];
  expect(log.filter(({ method }) => method === 'PUT' || method === 'DELETE')).toEqual([]);
});
