import { lookupAccount, type StatusId } from '@linnet/api';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { storeSnapshot } from '../feeds/snapshots/store-snapshot';
import { decisionsOf } from '../people/decisions';
import type { Decision } from '../people/decision';
import { memorySnapshots, memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import type { PageClient } from './create-client';

vi.setConfig({ testTimeout: 120_000 });

const home = { kind: 'home' } as const;
const mute: Decision = { kind: 'mute', on: true, notifications: false, seconds: 0 };

const steps = [
  ...(['post', 'post', 'store', 'store', 'store', 'restart', 'restart', 'restart'] as const),
  ...(['block', 'mute', 'delete', 'signOut', 'switchAccount', 'clearRecords', 'damage', 'fillDisk'] as const),
];
type Step = (typeof steps)[number];

/** A browser in which alice reads what bob and carol post. */
async function openBrowser(): Promise<Record<Step, () => Promise<unknown>>> {
  const server = await startServer();
  const texts = new Map<string, string>();
  let hasRoom = true;
  const storage = memoryStorage({ hasRoom: (key) => hasRoom || !key.startsWith('linnet-timeline') });
  const visit = { storage, snapshots: memorySnapshots(texts), build: 'b1' };
  let client: PageClient = await server.visitAs('alice', visit);
  /** What the next start may show before an answer. */
  let mayShow: readonly string[] = [];

  const feed = () => client.feeds.get(home);
  const shown = (): readonly string[] => feed().state.get().segments.flat();
  const decide = async (name: string, decision: Decision) =>
    expect(await decisionsOf(client).decide(await client.send(lookupAccount(name)), decision)).toBeNull();
  const muted = new Set<string>();
  const posted: { as: string; status: StatusId }[] = [];
  const authors = new Map<string, string>();
  const authorOf = (id: string) => authors.get(id);
  function isFolded(id: string): boolean {
    const row = client.graph.statuses.get(id as StatusId);
    return row !== undefined && (row.muted || client.graph.relationships.get(row.accountId)?.muting === true);
  }
  async function post(as: string): Promise<void> {
    const { id } = await server.door<{ id: StatusId }>('post', { as, text: 'a song' });
    posted.push({ as, status: id });
    authors.set(id, as);
  }

  /** Opens home in a new page, and checks what is there before and after the answers. */
  async function restart(): Promise<void> {
    let release = (): void => {};
    const answers = new Promise<void>((resolve) => (release = resolve));
    let noteRequest = (): void => {};
    const requested = new Promise<void>((resolve) => (noteRequest = resolve));
    const between = async (request: Request, next: typeof fetch) => {
      if (request.url.includes('/timelines/')) noteRequest();
      await answers;
      return next(request);
    };
    client = server.visit({ ...visit, between });
    const opened = feed().open();
    // Without a stored timeline the server is asked first.
    await Promise.race([opened, requested]);
    const before = shown();
    expect(mayShow).toEqual(expect.arrayContaining([...before]));
    for (const id of before) expect(isFolded(id)).toBe(muted.has(`${authorOf(id)}`));
    release();
    await opened;
    await vi.waitFor(() =>
      expect(feed().state.get()).toMatchObject({ storedAt: null, loading: null, opened: true }),
    );
    const after = shown();
    const stayed = before.filter((id) => after.includes(id));
    // Nothing was put above, or between, what the reader saw.
    if (stayed.length > 0) expect(after.slice(0, stayed.length)).toEqual(stayed);
    if (before.length > 0) mayShow = [];
  }

  for (const name of ['bob', 'carol']) {
    await decide(name, { kind: 'follow', on: true });
    for (let count = 0; count < 3; count += 1) await post(name);
  }
  await feed().open();

  const forget = (): void => void (mayShow = []);
  return {
    restart,
    post: () => post('carol'),
    async store() {
      if (await storeSnapshot(client, feed(), { position: null })) mayShow = shown();
    },
    async block() {
      await decide('bob', { kind: 'block', on: true });
      mayShow = mayShow.filter((id) => authorOf(id) !== 'bob');
    },
    async mute() {
      await decide('carol', mute);
      muted.add('carol');
    },
    async delete() {
      const status = posted.pop();
      if (status !== undefined) await server.door('act', { ...status, action: 'delete' });
    },
    async signOut() {
      await client.accounts.signOut();
      expect(texts.size).toBe(0);
      forget();
      client = server.visit(visit);
      await feed().open();
      expect(shown()).toEqual([]);
      client = await server.visitAs('alice', visit);
      await feed().open();
    },
    async switchAccount() {
      client = await server.visitAs('dave', visit);
      await feed().open();
      expect(shown()).toEqual([]);
      client = await server.visitAs('alice', visit);
      await restart();
    },
    async clearRecords() {
      for (const name of storage.keys('linnet-timeline')) storage.remove(name);
      forget();
    },
    async damage() {
      for (const [name, text] of texts) texts.set(name, text.replace('song', 'sonG'));
      forget();
    },
    async fillDisk() {
      hasRoom = false;
    },
  };
}

test('in whatever order people store, leave, block, mute, delete and run out of room, a start shows nothing that it must not, and moves nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 12 }), async (order) => {
      const browser = await openBrowser();
      for (const step of order) await browser[step]();
      await expect(browser.restart()).resolves.toBeUndefined();
    }),
    { numRuns: 25 },
  );
});
