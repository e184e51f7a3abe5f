import { lookupAccount, type Filter, type FilterId, type StatusId } from '@linnet/api';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { liveHubOf } from '../events/live-hub';
import { storeSnapshot } from '../feeds/snapshots/store-snapshot';
import { storeFilters } from '../filters/stored-filters';
import { notificationsOf } from '../notifications/notifications';
import { decisionsOf } from '../people/decisions';
import type { Decision } from '../people/decision';
import { dropWhenOutdated } from '../snapshots/drop-when-outdated';
import { memorySnapshots, memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import type { PageClient } from './create-client';

const RUNS = 25;

vi.setConfig({ testTimeout: 120_000 });

const home = { kind: 'home' } as const;
const mute: Decision = { kind: 'mute', on: true, notifications: false, seconds: 0 };
const noExtras = { chats: 0, announcements: 0, requests: 0 };
const filter: Filter = {
  id: '1' as FilterId,
  phrase: 'hush',
  contexts: ['home'],
  expiresAt: null,
  irreversible: true,
  wholeWord: false,
};

const steps = [
  ...(['post', 'post', 'store', 'store', 'store', 'store', 'restart', 'restart', 'restart'] as const),
  ...(['restartOffline', 'restartOffline', 'block', 'mute', 'delete', 'filter', 'dismiss'] as const),
  ...(['dismissElsewhere', 'signOut', 'switchAccount', 'clearRecords', 'damage', 'fillDisk'] as const),
];
type Step = (typeof steps)[number];

/** A browser in which alice reads what bob and carol post, and that they like her post. */
async function openBrowser(): Promise<Record<Step, () => Promise<unknown>>> {
  const server = await startServer();
  const texts = new Map<string, string>();
  let hasRoom = true;
  const isNote = (key: string) => /^linnet-(timeline|notifications)/.test(key);
  const storage = memoryStorage({ hasRoom: (key) => hasRoom || !isNote(key) });
  const visit = { storage, snapshots: memorySnapshots(texts), build: 'b1' };
  let isOnline = true;
  let client: PageClient = await server.visitAs('alice', visit);
  const elsewhere = await server.visitAs('alice');
  /** What the next start may show before an answer: statuses and notifications. */
  let mayShow: readonly string[] = [];

  const feed = () => client.feeds.get(home);
  const list = () => notificationsOf(client);
  const shown = (): readonly string[] => feed().state.get().segments.flat();
  const told = (): readonly string[] =>
    list()
      .state.get()
      .shown.map(({ id }) => id);
  const decide = async (name: string, decision: Decision) =>
    expect(await decisionsOf(client).decide(await client.send(lookupAccount(name)), decision)).toBeNull();
  const muted = new Set<string>();
  let isFiltered = false;
  let isBlocked = false;
  const posted: { as: string; status: StatusId; text: string }[] = [];
  const postOf = (id: string) => posted.find(({ status }) => status === id);
  function isFolded(id: string): boolean {
    const row = client.graph.statuses.get(id as StatusId);
    return row !== undefined && (row.muted || client.graph.relationships.get(row.accountId)?.muting === true);
  }
  async function post(as: string, text: string): Promise<StatusId> {
    const { id } = await server.door<{ id: StatusId }>('post', { as, text });
    posted.push({ as, status: id, text });
    return id;
  }
  /** Somebody likes a new post of alice. */
  async function like(as: string): Promise<void> {
    await server.door('act', { as, action: 'favourite', status: await post('alice', 'mine') });
  }

  /** Opens home and the notifications in a new page, of which nothing is answered yet, and checks what is there. */
  async function openPage() {
    let release = (): void => {};
    const answers = new Promise<void>((resolve) => (release = resolve));
    let isRequested = false;
    const between = async (request: Request, next: typeof fetch) => {
      if (request.url.includes('/timelines/')) isRequested = true;
      await answers;
      return isOnline ? next(request) : Promise.reject(new TypeError('offline'));
    };
    client = server.visit({ ...visit, between });
    // As a page does after its first content.
    dropWhenOutdated(client);
    list().holdRows();
    const ended = Promise.all([feed().open(), list().load()]);
    // Without anything stored the server is asked first.
    await vi.waitFor(() => {
      expect(isRequested || feed().state.get().opened).toBe(true);
      expect(list().state.get().loading).toBe('first');
    });
    const before = { statuses: shown(), notifications: told() };
    expect(mayShow).toEqual(expect.arrayContaining([...before.statuses, ...before.notifications]));
    for (const id of before.statuses) {
      expect(isFolded(id)).toBe(muted.has(`${postOf(id)?.as}`));
      if (isFiltered && postOf(id)?.text.includes('hush') === true)
        expect(client.statusViews.hidden.isHidden(id as StatusId, 'home')).toBe(true);
    }
    return { before, release, ended };
  }

  /** Nothing was put above, or between, what the reader saw. */
  function expectUnmoved(before: readonly string[], after: readonly string[]): void {
    const stayed = before.filter((id) => after.includes(id));
    if (stayed.length > 0) expect(after.slice(0, stayed.length)).toEqual(stayed);
  }

  for (const name of ['bob', 'carol']) {
    await decide(name, { kind: 'follow', on: true });
    for (const text of ['a song', 'hush', 'a song']) await post(name, text);
    await like(name);
  }
  await feed().open();
  await list().load();

  const forget = (): void => void (mayShow = []);
  return {
    async restart() {
      const { before, release, ended } = await openPage();
      release();
      await ended;
      await vi.waitFor(() => {
        expect(feed().state.get()).toMatchObject({ storedAt: null, loading: null, opened: true });
        expect(list().state.get()).toMatchObject({ storedAt: null, loading: null, opened: true });
      });
      expectUnmoved(before.statuses, shown());
      expectUnmoved(before.notifications, told());
      const confirmed = new Set([...before.statuses, ...before.notifications]);
      mayShow = mayShow.filter((id) => !confirmed.has(id));
    },
    /** The server cannot be reached at the start: what was stored stays. Later it can, and the page goes on with it. */
    async restartOffline() {
      isOnline = false;
      const { before, release, ended } = await openPage();
      release();
      await ended;
      await vi.waitFor(() => expect(feed().state.get().loading).toBeNull());
      expect({ statuses: shown(), notifications: told() }).toEqual(before);
      isOnline = true;
    },
    async post() {
      await post('carol', posted.length % 2 === 0 ? 'hush' : 'a song');
      await like('bob');
    },
    async store() {
      const statuses = shown();
      if (await storeSnapshot(client, feed(), { position: null })) mayShow = [...mayShow, ...statuses];
      const rows = list()
        .state.get()
        .rows.map(({ id }) => id);
      if (await list().store(noExtras)) mayShow = [...mayShow, ...rows];
    },
    async block() {
      await decide('bob', { kind: 'block', on: true });
      // Who is blocked a second time is in nothing that was stored since.
      if (!isBlocked) forget();
      isBlocked = true;
    },
    async mute() {
      const isNew = !muted.has('carol');
      muted.add('carol');
      await decide('carol', mute);
      if (isNew) forget();
    },
    async delete() {
      const status = posted.pop();
      if (status !== undefined) await server.door('act', { ...status, action: 'delete' });
    },
    async filter() {
      if (client.records === null) return;
      storeFilters(storage, client.records, [filter]);
      liveHubOf(client.graph).emit('filters');
      isFiltered = true;
      forget();
    },
    async dismiss() {
      const [first] = list().state.get().rows;
      if (first === undefined) return;
      expect(await list().dismiss([first.id])).toBeNull();
      mayShow = mayShow.filter((id) => id !== first.id);
    },
    async dismissElsewhere() {
      const others = notificationsOf(elsewhere);
      await others.load();
      const last = others.state.get().rows.at(-1);
      if (last !== undefined) await others.dismiss([last.id]);
    },
    async signOut() {
      await client.accounts.signOut();
      expect(texts.size).toBe(0);
      forget();
      isFiltered = false;
      client = server.visit(visit);
      await feed().open();
      expect(shown()).toEqual([]);
      expect(told()).toEqual([]);
      client = await server.visitAs('alice', visit);
      await Promise.all([feed().open(), list().load()]);
    },
    async switchAccount() {
      client = await server.visitAs('dave', visit);
      await Promise.all([feed().open(), list().load()]);
      expect(shown()).toEqual([]);
      expect(told()).toEqual([]);
      client = await server.visitAs('alice', visit);
      await Promise.all([feed().open(), list().load()]);
    },
    async clearRecords() {
      for (const name of storage.keys('linnet-').filter(isNote)) storage.remove(name);
      forget();
    },
    async damage() {
      for (const [name, text] of texts) texts.set(name, text.replace('"id"', '"it"'));
      forget();
    },
    async fillDisk() {
      hasRoom = false;
    },
  };
}

test('in whatever order people store, leave, block, mute, delete, filter, dismiss and run out of room, a start shows nothing that it must not, and moves nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 12 }), async (order) => {
      const browser = await openBrowser();
      for (const step of order) await browser[step]();
      await expect(browser.restart()).resolves.toBeUndefined();
    }),
    { numRuns: RUNS },
  );
});
