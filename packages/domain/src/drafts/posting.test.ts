import type { StatusId } from '@linnet/api';
import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server';
import type { DraftContext } from './draft';

const fresh: DraftContext = { kind: 'new' };
const POSTS = { method: 'POST', path: '/api/v1/statuses$' };

test('a post stands on top of home and of the public timeline at once', async () => {
  const { visitAs } = await startServer();
  const client = await visitAs('alice');
  const feeds = [client.feeds.get({ kind: 'home' }), client.feeds.get({ kind: 'public' })];
  for (const feed of feeds) await feed.open();
  client.drafts.change(fresh, { text: 'first frost', subject: 'weather' });
  expect(await client.drafts.send(fresh)).toBe(true);
  for (const feed of feeds) {
    const [[id] = []] = feed.state.get().segments;
    expect(id && client.statusViews.get(id)?.status).toMatchObject({ subject: 'weather', scope: 'public' });
  }
});

test('a post that is not for everybody stands in home alone', async () => {
  const { visitAs } = await startServer();
  const client = await visitAs('alice');
  const [home, open] = [client.feeds.get({ kind: 'home' }), client.feeds.get({ kind: 'public' })];
  await home.open();
  await open.open();
  client.drafts.change(fresh, { text: 'first frost', scope: 'private' });
  await client.drafts.send(fresh);
  expect(home.state.get().segments.flat()).toHaveLength(1);
  expect(open.state.get().segments.flat()).toHaveLength(0);
});

test('a post whose answer was lost is there once, however often it is tried again', async () => {
  const { door, visitAs, requests } = await startServer();
  const client = await visitAs('alice');
  await door('fail', { ...POSTS, status: 0, after: true, times: 2 });
  client.drafts.change(fresh, { text: 'is this on' });
  expect(await client.drafts.send(fresh)).toBe(false);
  expect(client.drafts.form(fresh)).toMatchObject({
    content: { text: 'is this on' },
    phase: { state: 'failed', why: { kind: 'offline' } },
  });
  expect(await client.drafts.send(fresh)).toBe(false);
  expect(await client.drafts.send(fresh)).toBe(true);
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
  client.drafts.change(fresh, { text: 'is this on' });
  expect(await client.drafts.send(fresh)).toBe(false);
  expect(client.drafts.form(fresh).phase).toMatchObject({ state: 'failed', why: { text: 'Busy' } });
  expect(await client.drafts.send(fresh)).toBe(true);
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
  const { text, subject } = client.drafts.form(reply).content;
  expect({ text, subject }).toEqual({ text: '@bob @carol ', subject: 're: tea' });
  client.drafts.change(reply, { text: `${text}with milk` });
  expect(await client.drafts.send(reply)).toBe(true);
  const conversation = client.conversations.get(id);
  await conversation.load();
  expect(conversation.state.get().ids).toHaveLength(2);
});
