import { type Accounts, createAccounts, type FeedSource } from '@linnet/domain';
import { storeSnapshot } from '@linnet/domain/feeds';
import { expect, test } from 'vitest';
import { planRequests, startTimeline } from '../../boot/plan-requests';
import { readSession } from '../../boot/read-session';
import { storageKeys } from '../../boot/storage-keys';
import { findStartSnapshot } from '../../boot/stored-snapshot';
import { parseHtml } from '../../platform/html/parse-html';
import { appServer, ORIGIN } from '../../testing/app/app-server';
import { lonePage, watchedPage } from '../../testing/lone-page';

const home: FeedSource = { kind: 'home' };

/** What a browser has stored, and its start. */
interface Scene {
  records: Map<string, string>;
  address: string;
  source: FeedSource;
  build: string;
  /** The status at which the history entry was left. */
  at: string | null;
}

/** A browser in which alice has read home. */
async function stored(): Promise<Scene & { texts: Map<string, string> }> {
  const { fetch: send } = await appServer('pleroma');
  const scene = { records: new Map<string, string>(), texts: new Map<string, string>() };
  const whole = { ...scene, address: '/main/friends', source: home, build: 'b1', at: null };
  const { access, shown } = openPage(whole, send);
  await (await access()).byPassword('alice', 'alice');
  const client = shown.get();
  await client.feeds.get(home).open();
  expect(await storeSnapshot(client, client.feeds.get(home), { position: null })).toBe(true);
  client.life.end();
  return whole;
}

function openPage(
  { records, texts, build }: Pick<Scene, 'records' | 'build'> & { texts: Map<string, string> },
  send: typeof fetch,
): Accounts {
  return createAccounts({
    baseUrl: '',
    origin: ORIGIN,
    build,
    fetch: send,
    openSocket: () => {
      throw new DOMException('No sockets here.', 'SecurityError');
    },
    storage: {
      available: true,
      read: (key) => records.get(key) ?? null,
      write: (key, value) => records.set(key, value).has(key),
      remove: (key) => void records.delete(key),
      keys: (prefix) => [...records.keys()].filter((name) => name.startsWith(prefix)),
    },
    snapshots: {
      read: (name) => Promise.resolve(texts.get(name) ?? null),
      write: (name, text) => Promise.resolve(texts.set(name, text).has(name)),
      removeOthers: () => Promise.resolve(),
    },
    parseHtml,
    forWriting: () => Promise.resolve(lonePage),
    forLive: () => Promise.resolve(watchedPage),
    now: () => Date.now(),
    newKey: () => crypto.randomUUID(),
    log: () => {},
  });
}

/** The timeline page that the start script requests. */
function plannedPage({ records, address, build, at }: Scene): string | undefined {
  const session = readSession(records.get(storageKeys.session) ?? null);
  const settings = records.get(storageKeys.settings) ?? null;
  const timeline = startTimeline(address, session !== null);
  const read = (name: string) => records.get(name) ?? null;
  const rest = { isReload: false, remove: (name: string) => void records.delete(name) };
  const snapshot =
    timeline === undefined
      ? null
      : findStartSnapshot({ timeline, session, settings, build, at, stored: read, ...rest });
  const page = snapshot?.page ?? { limit: 20, query: at === null ? '' : `&max_id=${at}` };
  const start = { embedded: {}, server: null, messages: '/en.js', address, session, settings, page };
  return planRequests(start).find(({ path }) => path.includes('/timelines/'))?.path;
}

/** The timeline page that the application requests first. */
async function requestedPage(scene: Scene & { texts: Map<string, string> }): Promise<string> {
  let client: ReturnType<Accounts['shown']['get']> | null = null;
  const page = await new Promise<string>((resolve) => {
    const send: typeof fetch = (input) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input, ORIGIN);
      if (pathname.includes('/timelines/')) resolve(pathname + search);
      return new Promise(() => {});
    };
    client = openPage(scene, send).shown.get();
    void client.feeds.get(scene.source).open(scene.at ?? undefined);
  });
  return page;
}

const changeNote = (scene: Scene, change: (note: Record<string, unknown>) => object): void => {
  for (const [name, text] of scene.records)
    if (name.startsWith('linnet-timeline')) scene.records.set(name, JSON.stringify(change(JSON.parse(text))));
};
const set = (scene: Scene, name: string, value: object) => scene.records.set(name, JSON.stringify(value));

/** What the start may find, and whether the stored timeline is then shown. */
const cases: readonly [name: string, change: (scene: Scene) => unknown, isShown: boolean][] = [
  ['the timeline is stored', () => {}, true],
  ['the timeline is opened by the address of the server', (scene) => (scene.address = '/'), true],
  ['nothing is stored', (scene) => changeNote(scene, () => ({})), false],
  ['another build runs', (scene) => (scene.build = 'b2'), false],
  ['it was turned off', (scene) => set(scene, storageKeys.settings, { timelineSnapshots: false }), false],
  ['the setting is damaged', (scene) => set(scene, storageKeys.settings, { timelineSnapshots: 'no' }), true],
  [
    'the note is of another timeline',
    (scene) => changeNote(scene, (note) => ({ ...note, feed: '[]' })),
    false,
  ],
  ['the note has no statuses', (scene) => changeNote(scene, (note) => ({ ...note, ids: [] })), false],
  ['the note has no list', (scene) => changeNote(scene, (note) => ({ ...note, ids: 'A1' })), false],
  ['the note has no checksum', (scene) => changeNote(scene, (note) => ({ ...note, checksum: 1 })), false],
  [
    'the note names no statuses',
    (scene) => changeNote(scene, (note) => ({ ...note, statuses: null })),
    false,
  ],
  ['the note has no start', (scene) => changeNote(scene, (note) => ({ ...note, start: null })), false],
  ['somebody logged out', (scene) => (scene.records.delete(storageKeys.session), toPublic(scene)), false],
  ['another timeline is opened', toPublic, false],
  ['the history entry was left at a stored status', (scene) => (scene.at = storedId(scene)), true],
];

function toPublic(scene: Scene): void {
  scene.address = '/main/all';
  scene.source = { kind: 'public' };
}

function storedId({ records }: Scene): string {
  const note = [...records].find(([name]) => name.startsWith('linnet-timeline'))?.[1] ?? '';
  return /"ids":\["[^"]*","([^"]*)"/.exec(note)?.[1] ?? '';
}

/** The start's answers are found whatever the order of their parameters. */
const sorted = (page: string): string => page.split(/[?&]/).toSorted().join('&');

test.each(cases)(
  'start script and application agree on what is requested where %s',
  async (_name, change, isShown) => {
    const scene = await stored();
    change(scene);
    const planned = plannedPage(scene);
    expect(planned?.includes('limit=40')).toBe(isShown);
    expect(sorted(await requestedPage(scene))).toBe(sorted(`${planned}`));
  },
);
