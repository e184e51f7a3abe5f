import { expect, test, vi } from 'vitest';
import type { DraftContext } from '../post-content/draft-context';
import { liveHubOf } from '../events/live-hub';
import { notificationsOf } from '../notifications';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import type { PageClient } from './create-client';

/** Milliseconds: on a busy machine a post takes its time through server and socket. */
const SLOW = { timeout: 10_000 };

vi.setConfig({ testTimeout: 30_000 });

const fresh: DraftContext = { kind: 'new' };

/** Alice at two servers in one page, which came from the first of them. Both accounts are up to date. */
async function begin() {
  const storage = memoryStorage();
  const home = await startServer({ listens: true });
  const far = await startServer({ listens: true });
  const servers = [home, far] as const;
  const clients = [
    await home.visitAs('alice', { storage }),
    await far.visitAs('alice', { storage, origin: home.base }),
  ] as const;
  for (const client of clients) {
    client.start();
    client.feeds.show({ kind: 'public' });
    await client.feeds.get({ kind: 'public' }).open();
    notificationsOf(client).follow();
  }
  for (const client of clients) {
    await vi.waitFor(() => expect(liveHubOf(client.graph).isStreamOpen.get()).toBe(true), SLOW);
    await vi.waitFor(() => expect(notificationsOf(client).state.get().opened).toBe(true), SLOW);
  }
  return { storage, servers, clients };
}

/** The texts of all posts that the client knows. */
const texts = (client: PageClient): string[] =>
  [...client.graph.statuses.ids()]
    .map((id) => client.statusViews.get(id)?.content.plainText ?? '')
    .toSorted((one, other) => (one < other ? -1 : 1));

const notified = (client: PageClient): number => notificationsOf(client).state.get().rows.length;

test('two accounts at two servers stream and post side by side, and nothing of one reaches the other', async () => {
  const { servers, clients } = await begin();
  const [here, there] = clients;
  await servers[0].door('post', { as: 'bob', text: '@alice from home' });
  await vi.waitFor(() => expect(notified(here)).toBe(1), SLOW);
  expect(notified(there)).toBe(0);
  await servers[1].door('post', { as: 'bob', text: '@alice from afar' });
  await vi.waitFor(() => expect(notified(there)).toBe(1), SLOW);
  expect(notified(here)).toBe(1);
  for (const [client, text] of [[here, 'posted at home'] as const, [there, 'posted afar'] as const]) {
    const drafts = await client.drafts.load();
    drafts.change(fresh, { text, scope: 'public' });
    await drafts.send(fresh);
    await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]), SLOW);
  }
  await vi.waitFor(() => expect(texts(here)).toEqual(['@alice from home', 'posted at home']), SLOW);
  await vi.waitFor(() => expect(texts(there)).toEqual(['@alice from afar', 'posted afar']), SLOW);
});

test('drafts and records of two accounts stay apart, and one of them signs out alone', async () => {
  const { storage, clients } = await begin();
  const [here, there] = clients;
  for (const [client, text] of [[here, 'a thought at home'] as const, [there, 'a thought afar'] as const]) {
    const drafts = await client.drafts.load();
    drafts.change(fresh, { text });
    drafts.flush();
  }
  const host = there.records?.id.split('@')[1];
  expect(host).toBe(new URL(there.environment.baseUrl).host);
  const before = storage.keys();
  const far = before.filter((name) => name.includes(`@${host}`));
  expect(far.filter((name) => name.startsWith('linnet-draft'))).toHaveLength(1);
  expect(before).toEqual(expect.arrayContaining(['linnet-session', `linnet-session@${host}`]));
  await there.accounts.signOut();
  const gone = before.filter((name) => !storage.keys().includes(name));
  expect(gone.filter((name) => !far.includes(name))).toEqual([]);
  expect(here.session.state.get().state).toBe('signed-in');
  expect((await here.drafts.load()).entries().map(({ content }) => content.text)).toEqual([
    'a thought at home',
  ]);
  expect(there.accounts.shown.get().session.state.get().state).toBe('visitor');
  expect(storage.keys('linnet-draft').every((name) => !name.includes('@'))).toBe(true);
});
