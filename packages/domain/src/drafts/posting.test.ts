import type { StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { conversationsOf } from '../conversation/conversations-of';
import { startServer } from '../testing/start-server';
import type { DraftContext } from './draft';

const fresh: DraftContext = { kind: 'new' };
const POSTS = { method: 'POST', path: '/api/v1/statuses$' };

test('a post stands on top of home and of the public timeline at once', async () => {
  const { visitAs } = await startServer();
  const client = await visitAs('alice');
  const feeds = [client.feeds.get({ kind: 'home' }), client.feeds.get({ kind: 'public' })];
  for (const feed of feeds) await feed.open();
  (await client.drafts.load()).change(fresh, { text: 'first frost', subject: 'weather' });
  expect(await (await client.drafts.load()).send(fresh)).toBe(true);
  await vi.waitFor(() => {
    for (const feed of feeds) {
      const [[id] = []] = feed.state.get().segments;
      expect(id && client.statusViews.get(id)?.status).toMatchObject({ subject: 'weather', scope: 'public' });
    }
  });
});

test('a post that is not for everybody stands in home alone', async () => {
  const { visitAs } = await startServer();
  const client = await visitAs('alice');
  const [home, open] = [client.feeds.get({ kind: 'home' }), client.feeds.get({ kind: 'public' })];
  await home.open();
  await open.open();
  (await client.drafts.load()).change(fresh, { text: 'first frost', scope: 'private' });
  await (await client.drafts.load()).send(fresh);
  await vi.waitFor(() => expect(home.state.get().segments.flat()).toHaveLength(1));
  expect(open.state.get().segments.flat()).toHaveLength(0);
});

test('a post whose answer was lost is there once, however often it is tried again', async () => {
  const { door, visitAs, requests } = await startServer();
  const client = await visitAs('alice');
  await door('fail', { ...POSTS, status: 0, after: true, times: 2 });
  (await client.drafts.load()).change(fresh, { text: 'is this on' });
  expect(await (await client.drafts.load()).send(fresh)).toBe(false);
  expect((await client.drafts.load()).form(fresh)).toMatchObject({
    content: { text: 'is this on' },
    phase: { state: 'failed', why: { kind: 'offline' } },
  });
  expect(await (await client.drafts.load()).send(fresh)).toBe(false);
  expect(await (await client.drafts.load()).send(fresh)).toBe(true);
  const keys = (await requests()).map(({ idempotencyKey }) => idempotencyKey).filter((key) => key !== null);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  const home = client.feeds.get({ kind: 'home' });
  await home.open();
  expect(home.state.get().segments.flat()).toHaveLength(1);
});

test('a post that was refused can be sent when the trouble is over', async () => {
  const { door, visitAs } = await startServer();
  const client = await visitAs('alice');
  await door('fail', { ...POSTS, status: 503, body: { error: 'Busy' } });
  (await client.drafts.load()).change(fresh, { text: 'is this on' });
  expect(await (await client.drafts.load()).send(fresh)).toBe(false);
  expect((await client.drafts.load()).form(fresh).phase).toMatchObject({
    state: 'failed',
    why: { text: 'Busy' },
  });
  expect(await (await client.drafts.load()).send(fresh)).toBe(true);
});

test('a reply begins with whom it names, and goes into the conversation', async () => {
  const { door, visitAs } = await startServer();
  const { id } = await door<{ id: StatusId }>('post', {
    as: 'bob',
    text: 'hello @carol',
    spoilerText: 'tea',
  });
  const client = await visitAs('alice');
  await client.feeds.get({ kind: 'public' }).open();
  const reply: DraftContext = { kind: 'reply', to: id };
  const { text, subject } = (await client.drafts.load()).form(reply).content;
  expect({ text, subject }).toEqual({ text: '@bob @carol ', subject: 're: tea' });
  (await client.drafts.load()).change(reply, { text: `${text}with milk` });
  expect(await (await client.drafts.load()).send(reply)).toBe(true);
  const conversation = conversationsOf(client).get(id);
  await conversation.load();
  expect(conversation.state.get().thread.order).toHaveLength(2);
});
