import { expect, test, vi } from 'vitest';
import type { DraftContext } from '../post-content/draft-context';
import { postedTexts } from '../testing/posted-texts';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';

const fresh: DraftContext = { kind: 'new' };
const POSTS = { method: 'POST', path: '/api/v1/statuses$' };

/** Room for the sign-in, and for nothing that is written. */
async function begin() {
  const server = await startServer();
  const storage = memoryStorage({ hasRoom: (key) => !/^linnet-(draft|job)/.test(key) });
  const client = await server.visitAs('alice', { storage });
  return { server, client, drafts: await client.drafts.load() };
}

test('where nothing more can be kept the post goes out all the same, once, and the person is told', async () => {
  const { server, client, drafts } = await begin();
  drafts.change(fresh, { text: 'no room left' });
  expect(await drafts.send(fresh)).toBe('posted');
  expect(await postedTexts(server)).toEqual(['no room left']);
  expect(client.notices.list.get()).toMatchObject([{ key: 'drafts.not_stored' }]);
});

test('what waits for the network is kept by the page, and goes out once', async () => {
  const { server, drafts } = await begin();
  await server.door('fail', { ...POSTS, status: 0, after: true });
  drafts.change(fresh, { text: 'held in memory' });
  expect(await drafts.send(fresh)).toBe('waiting');
  expect(drafts.outbox.all()).toMatchObject([{ content: { text: 'held in memory' } }]);
  drafts.outbox.wake();
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(await postedTexts(server)).toEqual(['held in memory']);
});

test('what the server refuses is back in its form', async () => {
  const { server, drafts } = await begin();
  await server.door('fail', { ...POSTS, status: 422, body: { error: 'no' } });
  drafts.change(fresh, { text: 'and back' });
  expect(await drafts.send(fresh)).toBe('refused');
  expect(drafts.form(fresh)).toMatchObject({ content: { text: 'and back' }, phase: { state: 'failed' } });
});
