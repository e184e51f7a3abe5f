import type { AccountId } from '@linnet/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecordStorage } from '../kernel/environment';
import { recordsNamed, removeAccountRecords } from '../kernel/records';
import type { SessionState } from '../session/session';
import { browserPages } from '../testing/browser-pages';
import { openDevice } from '../testing/settings-device';
import { ALICE, createSettingsServer } from '../testing/settings-server';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-01') }));
afterEach(() => vi.useRealTimers());

const pause = (ms = 3000) => vi.advanceTimersByTimeAsync(ms);

const visitor: SessionState = { state: 'visitor' };
const bob: SessionState = { state: 'signed-in', accountId: 'b2' as AccountId, username: 'bob', own: null };
const mark = { 'wren@far.example': { color: '#ff8800', type: 'solid' } };

type Device = Awaited<ReturnType<typeof openDevice>>;

/** Alice on a server that keeps no settings (or does), where she has written and switched something. */
async function signedIn({ keeps: canStore = false, confirmed = true, page = browserPages().open() } = {}) {
  let lost: 'there' | null = null;
  const server = createSettingsServer(() => ({ requestMs: 5, responseMs: 5, lost }));
  const device = await openDevice({ server, page, canStore, confirmed });
  device.settings.write('muteWords', ['rain']);
  device.settings.write('highlight', mark);
  device.settings.write('stopGifs', false);
  await pause();
  return Object.assign(device, { server, page, cut: () => (lost = 'there') });
}

/** As it is done when somebody leaves: what is kept of drafts is kept of this. */
function leave({ synced, become }: Device, { storage }: { storage: RecordStorage }, keeps: boolean) {
  if (keeps) synced.putAside();
  else removeAccountRecords(storage, recordsNamed(ALICE), { keepsDrafts: false });
  return become(visitor);
}

test('a server that keeps nothing: words and marks go with the person, and come back with them alone', async () => {
  const alice = await signedIn();
  expect(alice.synced.hasLocalOnly()).toBe(true);
  expect(alice.synced.isSettled()).toBe(true);
  await leave(alice, alice.page, true);
  expect(alice.settings.own.get()).toEqual({ stopGifs: false });
  await alice.become(bob);
  alice.settings.write('muteWords', ['snow']);
  await pause();
  await alice.become(visitor);
  expect(alice.settings.own.get()).toEqual({ stopGifs: false });
  alice.settings.write('muteWords', ['hail']);
  await alice.signIn();
  await pause();
  // What a visitor wrote comes along, as everything does that was chosen before somebody signed in.
  expect(new Set(alice.settings.get('muteWords'))).toEqual(new Set(['rain', 'hail']));
  expect(alice.settings.own.get()['highlight']).toEqual(mark);
  expect(alice.page.storage.keys(`linnet-draft ${ALICE}`)).toEqual([]);
});

test('a server that keeps nothing: who does not want them kept here leaves none behind', async () => {
  const alice = await signedIn();
  await leave(alice, alice.page, false);
  const left = alice.page.storage.keys('').map((name) => alice.page.storage.read(name));
  expect(left.join()).not.toMatch(/rain|wren/);
  await alice.signIn();
  await pause();
  expect(alice.settings.own.get()).toEqual({ stopGifs: false });
});

test('who leaves in another tab has decided there; in this one nothing stays, and nothing is put aside', async () => {
  const browser = browserPages();
  const alice = await signedIn({ page: browser.open() });
  const other = await openDevice({ server: alice.server, page: browser.open(), canStore: false });
  expect(other.settings.get('muteWords')).toEqual(['rain']);
  await leave(alice, alice.page, false);
  await pause(10);
  await other.become(visitor);
  expect(other.settings.own.get()).toEqual({ stopGifs: false });
  expect(browser.records.keys('linnet-draft')).toEqual([]);
});

test('a tab that has yet to hear that somebody left takes what they took along for nobody’s choice', async () => {
  const browser = browserPages();
  const alice = await signedIn({ keeps: true, page: browser.open() });
  const other = await openDevice({ server: alice.server, page: browser.open() });
  await leave(alice, alice.page, false);
  await pause(10);
  other.settings.write('greentext', true);
  other.returnToPage();
  await pause(20_000);
  expect((await openDevice({ server: alice.server })).settings.get('muteWords')).toEqual(['rain']);
  await other.become(visitor);
  expect(other.settings.get('muteWords')).toEqual([]);
});

test('a tab that hears late of who has come instead takes nothing of theirs', async () => {
  const browser = browserPages();
  const alice = await signedIn({ page: browser.open() });
  const other = await openDevice({ server: alice.server, page: browser.open(), canStore: false });
  await leave(alice, alice.page, false);
  await alice.become(bob);
  alice.settings.write('muteWords', ['snow']);
  await pause(10);
  await other.become(bob);
  await pause();
  for (const each of [alice, other]) expect(each.settings.get('muteWords')).toEqual(['snow']);
  await alice.become(visitor);
  await alice.signIn();
  await pause();
  expect(alice.settings.get('muteWords')).toEqual([]);
});

test('another person comes in where a sign-in had ended: what was written waits, as drafts do', async () => {
  const alice = await signedIn();
  await alice.become(bob);
  await pause();
  expect(alice.settings.get('muteWords')).toEqual([]);
  await alice.become(visitor);
  await alice.signIn();
  await pause();
  expect(alice.settings.get('muteWords')).toEqual(['rain']);
});

test('a page that was closed before somebody else came in leaves theirs to them too', async () => {
  const browser = browserPages();
  const alice = await signedIn({ page: browser.open() });
  alice.synced.end();
  const next = await openDevice({
    server: alice.server,
    page: browser.open(),
    canStore: false,
    confirmed: false,
  });
  expect(next.settings.get('muteWords')).toEqual(['rain']);
  next.synced.end();
  browser.records.write('linnet-synced', browser.records.read('linnet-synced')?.replace(ALICE, 'c3') ?? '');
  const mine = await openDevice({ server: alice.server, page: browser.open(), canStore: false });
  await pause();
  expect(mine.settings.own.get()).toEqual({});
  expect(browser.records.keys('linnet-draft c3 settings')).toHaveLength(1);
});

test('a server that has everything: nothing is alone here, and nothing is put aside', async () => {
  const alice = await signedIn({ keeps: true });
  expect(alice.synced.hasLocalOnly()).toBe(false);
  await leave(alice, alice.page, true);
  expect(alice.settings.own.get()).toEqual({ stopGifs: false });
  expect(alice.page.storage.keys('linnet-draft')).toEqual([]);
});

test('a server that could not be told is told when the person is back', async () => {
  const alice = await signedIn({ keeps: true });
  alice.cut();
  alice.settings.write('muteWords', ['rain', 'fog']);
  await leave(alice, alice.page, true);
  expect(alice.settings.own.get()).toEqual({ stopGifs: false });
  const server = createSettingsServer(() => ({ requestMs: 5, responseMs: 5, lost: null }));
  Object.assign(server.store, alice.server.store);
  const back = await openDevice({ server, page: alice.page });
  await pause();
  expect(back.settings.get('muteWords')).toEqual(['rain', 'fog']);
  expect((await openDevice({ server })).settings.get('muteWords')).toEqual(['rain', 'fog']);
});

test('before the server has said anything, who leaves takes their words along all the same', async () => {
  const alice = await signedIn({ keeps: true, confirmed: false });
  await leave(alice, alice.page, true);
  expect(alice.settings.own.get()).toEqual({ stopGifs: false });
  await alice.signIn();
  await pause();
  expect(alice.settings.get('muteWords')).toEqual(['rain']);
});

test('pins and switches alone: only what was written counts as being nowhere else', async () => {
  const server = createSettingsServer(() => ({ requestMs: 5, responseMs: 5, lost: null }));
  const desk = await openDevice({ server, canStore: false });
  desk.settings.write('stopGifs', false);
  desk.settings.write('muteWords', []);
  expect(desk.synced.hasLocalOnly()).toBe(false);
  desk.settings.write('pinnedNavItems', ['home']);
  expect(desk.synced.hasLocalOnly()).toBe(true);
});
