import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserPages } from '../testing/browser-pages';
import { openDevice } from '../testing/settings-device';
import { createSettingsServer } from '../testing/settings-server';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-01') }));
afterEach(() => vi.useRealTimers());

const WHOLE = '/api/v1/accounts/update_credentials';

function quickServer() {
  return createSettingsServer(() => ({ requestMs: 5, responseMs: 5, lost: null }));
}

const pause = (ms = 3000) => vi.advanceTimersByTimeAsync(ms);

test('a page that is closed sends its record on its way, without waiting to read', async () => {
  const server = quickServer();
  const page = browserPages().open();
  const send = vi.spyOn(server, 'send');
  const desk = await openDevice({ server, page });
  desk.synced.flush();
  expect(send).not.toHaveBeenCalled();
  desk.settings.write('stopGifs', false);
  desk.synced.flush();
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0]).toMatchObject({ method: 'PATCH', path: WHOLE, keepalive: true });
  page.crash();
  desk.synced.end();
  await pause(100);
  expect((await openDevice({ server })).settings.own.get()).toEqual({ stopGifs: false });
});

test('more than a browser takes along from a page that is closed goes whole with the next start', async () => {
  const server = quickServer();
  const browser = browserPages();
  const page = browser.open();
  const send = vi.spyOn(server, 'send');
  const desk = await openDevice({ server, page });
  const words = Array.from({ length: 60 }, (_, at) => `${at} ${'-'.repeat(490)}`);
  desk.settings.write('muteWords', words);
  desk.synced.flush();
  expect(send).not.toHaveBeenCalled();
  page.crash();
  desk.synced.end();
  await openDevice({ server, page: browser.open() });
  await pause();
  expect((await openDevice({ server })).settings.get('muteWords')).toHaveLength(60);
});

test('a page that is closed long after it read writes over nothing; what was just chosen goes with the next start', async () => {
  const server = quickServer();
  const browser = browserPages();
  const page = browser.open();
  const desk = await openDevice({ server, page });
  await pause(600_000);
  const phone = await openDevice({ server });
  phone.settings.write('greentext', true);
  await pause();
  desk.settings.write('stopGifs', false);
  desk.synced.flush();
  page.crash();
  desk.synced.end();
  await pause();
  expect(server.writes).toEqual([WHOLE]);
  await openDevice({ server, page: browser.open() });
  await pause();
  const third = await openDevice({ server });
  expect(third.settings.own.get()).toEqual({ stopGifs: false, greentext: true });
});

test('what is chosen long after the page read is read over at once, so that closing the page sends it', async () => {
  const server = quickServer();
  const page = browserPages().open();
  const desk = await openDevice({ server, page });
  await pause(600_000);
  const phone = await openDevice({ server });
  phone.settings.write('greentext', true);
  await pause();
  desk.settings.write('stopGifs', false);
  await pause(100);
  desk.synced.flush();
  page.crash();
  desk.synced.end();
  await pause();
  const third = await openDevice({ server });
  expect(third.settings.own.get()).toEqual({ stopGifs: false, greentext: true });
});

test('who wants to leave can wait until the server has everything, and hears when it does not', async () => {
  let lost: 'there' | null = null;
  const server = createSettingsServer(() => ({ requestMs: 5, responseMs: 5, lost }));
  const desk = await openDevice({ server });
  expect(desk.synced.isSettled()).toBe(true);
  desk.settings.write('stopGifs', false);
  expect(desk.synced.isSettled()).toBe(false);
  const settled = desk.synced.settle();
  await pause(1000);
  expect(await settled).toBe(true);
  expect(server.writes).toEqual([WHOLE]);
  lost = 'there';
  desk.settings.write('stopGifs', true);
  const failed = desk.synced.settle();
  await pause(100);
  expect(await failed).toBe(false);
});

test('who leaves waits for a server that does not answer only so long', async () => {
  const server = createSettingsServer(() => ({ requestMs: 60_000, responseMs: 5, lost: null }));
  const desk = await openDevice({ server });
  desk.settings.write('stopGifs', false);
  const settled = desk.synced.settle();
  await pause(4000);
  expect(await settled).toBe(false);
});
