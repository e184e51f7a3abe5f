import type { AccountId } from '@linnet/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pinChange, writeValues } from '../settings/kept-here';
import { type Settings, createSettings } from '../settings/settings';
import { browserPages } from '../testing/browser-pages';
import { memoryStorage } from '../testing/memory-storage';
import { openDevice } from '../testing/settings-device';
import { createSettingsServer } from '../testing/settings-server';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-01') }));
afterEach(() => vi.useRealTimers());

const WHOLE = '/api/v1/accounts/update_credentials';

function quickServer() {
  return createSettingsServer(() => ({ requestMs: 5, responseMs: 5, lost: null }));
}

const pin = (settings: Settings, key: string, here: boolean) =>
  writeValues(settings, pinChange(settings.own.get(), key, here));

const pause = (ms = 3000) => vi.advanceTimersByTimeAsync(ms);

test('what is chosen on one device is there on the others; many changes are one write [3.4.024]', async () => {
  const server = quickServer();
  const desk = await openDevice({ server });
  for (const size of [4, 5, 6]) {
    desk.settings.write('maxThumbnails', size);
    await pause(300);
  }
  expect(server.writes).toEqual([]);
  await pause();
  expect(server.writes).toEqual([WHOLE]);
  const phone = await openDevice({ server });
  expect(phone.settings.get('maxThumbnails')).toBe(6);
  phone.settings.write('muteWords', ['rain']);
  await pause();
  desk.returnToPage();
  await pause();
  expect(desk.settings.get('muteWords')).toEqual(['rain']);
  // Nobody chose anything since.
  desk.returnToPage();
  await pause(20_000);
  expect(server.writes).toEqual([WHOLE, WHOLE]);
});

test('sizes and alerts of a device are not carried to another', async () => {
  const server = quickServer();
  const desk = await openDevice({ server });
  desk.settings.write('textSize', '18px');
  desk.settings.write('webPushNotifications', true);
  await pause();
  expect(server.store).toEqual({});
});

test('a setting that is pinned to a device stays there, and follows the others again when it is not', async () => {
  const server = quickServer();
  const desk = await openDevice({ server });
  const phone = await openDevice({ server });
  desk.settings.write('hideNsfw', false);
  await pause();
  pin(phone.settings, 'hideNsfw', true);
  phone.settings.write('hideNsfw', true);
  await pause(9000);
  phone.returnToPage();
  await pause(9000);
  desk.returnToPage();
  await pause(9000);
  expect(desk.settings.get('hideNsfw')).toBe(false);
  expect(phone.settings.get('hideNsfw')).toBe(true);
  pin(phone.settings, 'hideNsfw', false);
  expect(phone.settings.get('hideNsfw')).toBe(false);
});

test('what a device has for itself is taken back there alone; let go, it follows the others', async () => {
  const server = quickServer();
  const desk = await openDevice({ server });
  const phone = await openDevice({ server });
  desk.settings.write('hideNsfw', false);
  await pause(9000);
  phone.returnToPage();
  await pause();
  const before = phone.settings.own.get();
  pin(phone.settings, 'hideNsfw', true);
  // Back to the usual one, and pinned still.
  phone.settings.write('hideNsfw', undefined);
  await pause();
  expect(phone.settings.get('hideNsfw')).toBe(true);
  expect((await openDevice({ server })).settings.get('hideNsfw')).toBe(false);
  // Everything is taken back: what the others have comes, and goes with the step back.
  const own = phone.settings.own.get();
  writeValues(phone.settings, { hideNsfw: undefined, keptHere: undefined });
  await pause();
  expect(phone.settings.own.get()).toEqual(before);
  writeValues(phone.settings, { hideNsfw: true, keptHere: own['keptHere'] });
  await pause();
  expect(phone.settings.get('hideNsfw')).toBe(true);
  expect((await openDevice({ server })).settings.get('hideNsfw')).toBe(false);
});

test('only the cache valid: it is uploaded; only the server valid: it is used [3.4.020, 3.4.021, 3.4.022]', async () => {
  const server = quickServer();
  const page = browserPages().open();
  const desk = await openDevice({ server, page });
  desk.settings.write('pinnedNavItems', ['home', 'twkn']);
  await pause();
  desk.synced.end();
  // The server has lost everything.
  for (const app of Object.keys(server.store)) delete server.store[app];
  const again = await openDevice({ server, page });
  await pause();
  expect(Object.keys(server.store).sort()).toEqual(['linnet', 'pleroma-fe']);
  expect(again.pins()).toEqual(['home', 'twkn']);
  expect((await openDevice({ server })).pins()).toEqual(['home', 'twkn']);
});

test('a page that is left writes at once what waits', async () => {
  const server = quickServer();
  const desk = await openDevice({ server });
  desk.settings.write('stopGifs', false);
  desk.attention.set(false);
  await pause(100);
  expect(server.writes).toEqual([WHOLE]);
});

test('a write that got lost is sent again until it was read back', async () => {
  let isLost = true;
  const server = createSettingsServer(() => ({ requestMs: 5, responseMs: 5, lost: isLost ? 'there' : null }));
  const desk = await openDevice({ server });
  desk.settings.write('stopGifs', false);
  await pause(5000);
  expect(server.writes).toEqual([]);
  isLost = false;
  await pause(10_000);
  expect(server.writes).toEqual([WHOLE]);
  expect((await openDevice({ server })).settings.get('stopGifs')).toBe(false);
});

test('a server that cannot change a part is written to as a whole, with all that others wrote', async () => {
  const server = quickServer();
  const desk = await openDevice({ server });
  const phone = await openDevice({ server });
  desk.settings.write('stopGifs', false);
  await pause();
  phone.settings.write('greentext', true);
  phone.settings.write('collapseNav', true);
  await pause();
  expect(server.writes).toEqual([WHOLE, WHOLE]);
  const third = await openDevice({ server });
  expect(third.settings.own.get()).toEqual({ stopGifs: false, greentext: true, collapseNav: true });
});

test('a server without a store is given no settings, and they stay in this browser', async () => {
  const server = quickServer();
  const page = browserPages().open();
  const desk = await openDevice({ server, page, canStore: false });
  desk.settings.write('stopGifs', false);
  desk.returnToPage();
  await pause(20_000);
  expect(server.writes).toEqual([]);
  expect((await openDevice({ server, page, canStore: false })).settings.get('stopGifs')).toBe(false);
});

test.each([true, false])(
  'a change in one tab is in the others at once (server with a store: %s)',
  async (canStore) => {
    const server = quickServer();
    const browser = browserPages();
    const [one, other] = [
      await openDevice({ server, page: browser.open(), canStore }),
      await openDevice({ server, page: browser.open(), canStore }),
    ];
    one.settings.write('hideNsfw', false);
    await pause(0);
    expect(other.settings.get('hideNsfw')).toBe(false);
    other.settings.write('pinnedNavItems', ['home', 'twkn']);
    await pause(0);
    expect(one.pins()).toEqual(['home', 'twkn']);
    expect(one.settings.get('hideNsfw')).toBe(false);
    await pause(20_000);
    expect(other.settings.own.get()).toEqual(one.settings.own.get());
  },
);

test('what a later version has written is read as far as it goes, and not written over', async () => {
  const server = quickServer();
  const entries = { stopGifs: { at: 5, value: 'false' } };
  const fe = { _user: 'alice@nest.example', _timestamp: 5, _version: 2, prefsStorage: { pins: [] } };
  Object.assign(server.store, { linnet: { version: 2, entries }, 'pleroma-fe': fe });
  const desk = await openDevice({ server });
  expect(desk.settings.get('stopGifs')).toBe(false);
  desk.settings.write('collapseNav', true);
  await pause();
  expect(server.writes).toEqual([]);
  expect(desk.settings.own.get()).toMatchObject({ collapseNav: true });
});

test('who signs out takes along what they wrote, and who comes next gets nothing of theirs', async () => {
  const server = quickServer();
  const page = browserPages().open();
  const desk = await openDevice({ server, page });
  desk.settings.write('muteWords', ['rain']);
  desk.settings.write('stopGifs', false);
  await pause();
  await desk.become({ state: 'visitor' });
  expect(desk.settings.own.get()).toEqual({ stopGifs: false });
  expect(page.storage.keys('linnet-synced')).toEqual([]);
  await desk.signIn();
  await pause();
  expect(desk.settings.get('muteWords')).toEqual(['rain']);
});

test('what another tab changes while one starts holds, in both and on all devices', async () => {
  const server = quickServer();
  const browser = browserPages();
  const old = await openDevice({ server, page: browser.open() });
  old.settings.write('stopGifs', true);
  await pause();
  const opening = openDevice({ server, page: browser.open() });
  old.settings.write('stopGifs', false);
  const starting = await opening;
  expect(starting.settings.get('stopGifs')).toBe(false);
  await pause();
  expect(old.settings.get('stopGifs')).toBe(false);
  expect((await openDevice({ server })).settings.get('stopGifs')).toBe(false);
});

test('what is chosen in a tab that keeps nothing in step yet holds, in all tabs and on all devices', async () => {
  const server = quickServer();
  const browser = browserPages();
  const desk = await openDevice({ server, page: browser.open() });
  desk.settings.write('stopGifs', true);
  await pause();
  const fresh = createSettings(browser.open().storage, () => {});
  fresh.write('stopGifs', false);
  await pause(6000);
  desk.returnToPage();
  await pause();
  expect(desk.settings.get('stopGifs')).toBe(false);
  expect(createSettings(browser.open().storage, () => {}).get('stopGifs')).toBe(false);
  expect((await openDevice({ server })).settings.get('stopGifs')).toBe(false);
});

test('what is chosen there is sent by the other tab that is closed in that moment, or left', async () => {
  const server = quickServer();
  const browser = browserPages();
  const desk = await openDevice({ server, page: browser.open() });
  const fresh = createSettings(browser.open().storage, () => {});
  fresh.write('stopGifs', false);
  await pause(10);
  expect(desk.synced.isSettled()).toBe(false);
  desk.synced.flush();
  await pause(100);
  expect(server.writes).toEqual([WHOLE]);
});

test('what comes from another device through another tab is not taken for a choice of this moment', async () => {
  const server = quickServer();
  const browser = browserPages();
  const [one, other] = [
    await openDevice({ server, page: browser.open() }),
    await openDevice({ server, page: browser.open() }),
  ];
  const phone = await openDevice({ server });
  phone.settings.write('stopGifs', false);
  await pause(6000);
  one.returnToPage();
  await pause(6000);
  expect(other.settings.get('stopGifs')).toBe(false);
  other.returnToPage();
  await pause();
  expect(server.writes).toEqual([WHOLE]);
});

test('what is chosen before the server has said who is reading holds', async () => {
  const server = quickServer();
  const browser = browserPages();
  const desk = await openDevice({ server, page: browser.open() });
  desk.settings.write('stopGifs', true);
  await pause();
  const late = await openDevice({ server, page: browser.open(), confirmed: false });
  late.settings.write('stopGifs', false);
  await pause(6000);
  desk.returnToPage();
  await pause();
  await late.signIn();
  await pause();
  expect(late.settings.get('stopGifs')).toBe(false);
  expect(desk.settings.get('stopGifs')).toBe(false);
  expect((await openDevice({ server })).settings.get('stopGifs')).toBe(false);
});

test('a server that keeps nothing: what another tab changes while one starts holds in both', async () => {
  const server = quickServer();
  const browser = browserPages();
  const old = await openDevice({ server, page: browser.open(), canStore: false });
  const opening = openDevice({ server, page: browser.open(), canStore: false });
  old.settings.write('stopGifs', false);
  const starting = await opening;
  expect(starting.settings.get('stopGifs')).toBe(false);
  starting.settings.write('greentext', true);
  await pause();
  expect(starting.settings.own.get()).toEqual({ stopGifs: false, greentext: true });
  expect(old.settings.own.get()).toEqual(starting.settings.own.get());
});

test('settings that another page removes from this browser are no choice of anybody', async () => {
  const server = quickServer();
  const browser = browserPages();
  const desk = await openDevice({ server, page: browser.open() });
  desk.settings.write('stopGifs', false);
  await pause();
  browser.open().storage.remove('linnet-settings');
  await pause(0);
  desk.settings.write('greentext', true);
  await pause();
  expect((await openDevice({ server })).settings.own.get()).toEqual({ stopGifs: false, greentext: true });
});

test('where another person was signed in, their choices are not taken for those of this one', async () => {
  const server = quickServer();
  const page = browserPages().open();
  const other = { account: 'b2' as AccountId, entries: {}, fe: null };
  page.storage.write('linnet-synced', JSON.stringify(other));
  page.storage.write('linnet-settings', '{"stopGifs":false,"textSize":"18px"}');
  const desk = await openDevice({ server, page });
  await pause();
  expect(server.writes).toEqual([]);
  expect(desk.settings.own.get()).toEqual({ textSize: '18px' });
});

test('a choice made before signing in comes along, but not over what was chosen elsewhere', async () => {
  const server = quickServer();
  const desk = await openDevice({ server });
  desk.settings.write('stopGifs', true);
  await pause();
  const page = browserPages().open();
  page.storage.write('linnet-settings', '{"stopGifs":false,"greentext":true}');
  const phone = await openDevice({ server, page });
  await pause();
  expect(phone.settings.own.get()).toEqual({ stopGifs: true, greentext: true });
  await pause(9000);
  desk.returnToPage();
  await pause();
  expect(desk.settings.own.get()).toEqual({ stopGifs: true, greentext: true });
});

test('a full storage is told of, and everything still holds in this page [3.8.015]', async () => {
  const server = quickServer();
  const full = memoryStorage({ hasRoom: () => false });
  const page = { ...browserPages().open(), storage: { ...full, available: true } };
  const desk = await openDevice({ server, page });
  desk.settings.write('stopGifs', false);
  await pause();
  expect(desk.notices.list.get().map(({ key }) => key)).toEqual(['errors.storage_full']);
  expect(desk.settings.get('stopGifs')).toBe(false);
  expect((await openDevice({ server })).settings.get('stopGifs')).toBe(false);
});

test('what has come from the server, and every choice and highlight, is kept at once [1.3.013, 1.9.014, 3.9.010, 3.9.011]', async () => {
  const server = quickServer();
  server.store['linnet'] = { version: 1, entries: { stopGifs: { at: 5, value: 'false' } } };
  const page = browserPages().open();
  const desk = await openDevice({ server, page });
  const kept = (name: string) => page.storage.read(name);
  expect(kept('linnet-settings')).toContain('"stopGifs":false');
  expect(kept('linnet-synced')).toContain('"stopGifs"');
  desk.settings.write('greentext', true);
  expect(kept('linnet-settings')).toContain('"greentext":true');
  expect(kept('linnet-synced')).toContain('"greentext"');
  desk.settings.write('highlight', { wren: { color: '#ff8800', type: 'solid' } });
  expect(kept('linnet-settings')).toContain('#ff8800');
  expect(kept('linnet-synced')).toContain('highlight/wren');
});

test('settings that went from this browser come back; they were not taken back by anybody', async () => {
  const server = quickServer();
  const page = browserPages().open();
  const before = await openDevice({ server, page });
  before.settings.write('stopGifs', false);
  await pause();
  before.synced.end();
  page.storage.remove('linnet-settings');
  const after = await openDevice({ server, page });
  await pause();
  expect(after.settings.get('stopGifs')).toBe(false);
  expect(server.writes).toHaveLength(1);
});
