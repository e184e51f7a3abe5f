import { expect, test, vi } from 'vitest';
import { createCell } from '../kernel/cell';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';

test('signing in shows another client, and the one before ends', async () => {
  const { visit, door } = await startServer();
  await door('post', { as: 'bob', text: 'a song' });
  const visitor = visit();
  const heard = vi.fn<() => void>();
  visitor.accounts.shown.subscribe(heard);
  await (await visitor.accounts.access()).byPassword('alice', 'alice');
  const client = visitor.accounts.shown.get();
  expect(heard).toHaveBeenCalledOnce();
  expect(client).not.toBe(visitor);
  expect(client.session.state.get()).toMatchObject({ state: 'signed-in', username: 'alice' });
  expect(visitor.session.state.get()).toEqual({ state: 'visitor' });
  await visitor.feeds.get({ kind: 'public' }).open();
  expect(visitor.graph.statuses.size).toBe(0);
});

test('a client that has ended sends, stores and chooses nothing any more', async () => {
  const { visitAs, requests } = await startServer();
  const storage = memoryStorage();
  const client = await visitAs('alice', { storage });
  const drafts = await client.drafts.load();
  await client.accounts.signOut();
  const before = (await requests()).length;
  drafts.change({ kind: 'new' }, { text: 'too late' });
  drafts.flush();
  expect(client.settings.set('hideNsfw', false)).toBe(false);
  await client.feeds.get({ kind: 'home' }).open();
  expect(await client.session.verify()).toBeNull();
  expect(client.session.token()).toBeNull();
  expect(await requests()).toHaveLength(before);
  expect(storage.keys('linnet-draft')).toEqual([]);
  expect(client.accounts.shown.get().settings.get('hideNsfw')).toBe(true);
});

test('a call under way is aborted when its client ends, and its answer is dropped', async () => {
  const { visitAs, door } = await startServer();
  await door('post', { as: 'alice', text: 'a song' });
  const held = createCell(true);
  const signals: AbortSignal[] = [];
  const client = await visitAs('alice', {
    async between(request, next) {
      const answer = await next(request);
      if (!request.url.includes('/timelines/home')) return answer;
      signals.push(request.signal);
      await vi.waitFor(() => expect(held.get()).toBe(false));
      return answer;
    },
  });
  const opening = client.feeds.get({ kind: 'home' }).open();
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  await client.accounts.signOut();
  expect(signals[0]?.aborted).toBe(true);
  held.set(false);
  await opening;
  expect(client.graph.statuses.size).toBe(0);
});

test('what is typed in the last moment is kept when another account signs in', async () => {
  const { visitAs } = await startServer();
  const client = await visitAs('alice');
  const { accounts } = client;
  (await client.drafts.load()).change({ kind: 'new' }, { text: 'half a thought' });
  await (await accounts.access()).byPassword('bob', 'bob');
  const bobs = await accounts.shown.get().drafts.load();
  expect(bobs.form({ kind: 'new' }).content.text).toBe('');
  await (await accounts.access()).byPassword('alice', 'alice');
  const back = await accounts.shown.get().drafts.load();
  expect(back.form({ kind: 'new' }).content.text).toBe('half a thought');
});

test('what is known of the server is not asked for again for another viewer', async () => {
  const { visit, requests } = await startServer();
  const visitor = visit();
  visitor.start();
  await visitor.features.load();
  const documents = async () =>
    (await requests()).filter(({ path }) => /instance$|nodeinfo|frontend_conf|config\.json/.test(path))
      .length;
  const before = await documents();
  expect(before).toBeGreaterThan(0);
  await (await visitor.accounts.access()).byPassword('alice', 'alice');
  const client = visitor.accounts.shown.get();
  expect(client.instance.facts.get().instance).not.toBeNull();
  expect((await client.features.load()).has('frontendConfiguration')).toBe(true);
  expect(await documents()).toBe(before);
});

test('that nothing can be stored is said on the first page of a visit and after signing in', async () => {
  const { visitAs } = await startServer();
  const client = await visitAs('alice', { storage: memoryStorage({ isUnavailable: true }) });
  expect(client.notices.list.get()).toMatchObject([{ key: 'errors.storage_unavailable' }]);
});
