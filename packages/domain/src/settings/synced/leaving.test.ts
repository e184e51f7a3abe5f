import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserPages } from '../../testing/browser-pages';
import { openDevice } from '../../testing/settings-device';
import { createSettingsServer } from '../../testing/settings-server';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-03-01') }));
afterEach(() => vi.useRealTimers());

const PART = '/api/v1/pleroma/settings/linnet';

function quickServer() {
  return createSettingsServer(() => ({ there: 5, back: 5, lost: null }));
}

const pause = (ms = 3000) => vi.advanceTimersByTimeAsync(ms);

test('a page that is closed sends its part on its way, without waiting to read', async () => {
  const server = quickServer();
  const page = browserPages().open();
  const send = vi.spyOn(server, 'send');
  const desk = await openDevice({ server, page });
  desk.synced.flush();
  expect(send).not.toHaveBeenCalled();
  desk.settings.write('stopGifs', false);
  desk.synced.flush();
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0]).toMatchObject({ method: 'PATCH', path: PART, keepalive: true });
  page.crash();
  desk.synced.end();
  await pause(100);
  expect((await openDevice({ server })).settings.own.get()).toEqual({ stopGifs: false });
});

test('of more than a browser takes along from a page that is closed the newest goes, and the rest with the next start', async () => {
  const server = quickServer();
  const browser = browserPages();
  const page = browser.open();
  const send = vi.spyOn(server, 'send');
  const desk = await openDevice({ server, page });
  const words = Array.from({ length: 60 }, (_, at) => `${at} ${'-'.repeat(490)}`);
  desk.settings.write('muteWords', words);
  await pause(1);
  desk.settings.write('stopGifs', false);
  desk.synced.flush();
  const { body } = send.mock.calls[0]?.[0] ?? {};
  const sent = body?.kind === 'json' ? JSON.stringify(body.value) : '';
  expect(sent).toContain('"stopGifs"');
  expect(sent).toContain('"muteWords/');
  expect(sent.length).toBeLessThan(64_000 / 3);
  page.crash();
  desk.synced.end();
  await openDevice({ server, page: browser.open() });
  await pause();
  expect((await openDevice({ server })).settings.get('muteWords')).toHaveLength(60);
});

test('a server that takes no part is told nothing by a page that is closed: its whole is read before it is written', async () => {
  const server = quickServer();
  const send = vi.spyOn(server, 'send');
  const desk = await openDevice({ server, inPart: false });
  desk.settings.write('stopGifs', false);
  desk.synced.flush();
  expect(send).not.toHaveBeenCalled();
});

test('who wants to leave can wait until the server has everything, and hears when it does not', async () => {
  let lost: 'there' | null = null;
  const server = createSettingsServer(() => ({ there: 5, back: 5, lost }));
  const desk = await openDevice({ server });
  expect(desk.synced.isSettled()).toBe(true);
  desk.settings.write('stopGifs', false);
  expect(desk.synced.isSettled()).toBe(false);
  const settled = desk.synced.settle();
  await pause(100);
  expect(await settled).toBe(true);
  expect(server.writes).toEqual([PART]);
  lost = 'there';
  desk.settings.write('stopGifs', true);
  const failed = desk.synced.settle();
  await pause(100);
  expect(await failed).toBe(false);
});

test('who leaves waits for a server that does not answer only so long', async () => {
  const server = createSettingsServer(() => ({ there: 60_000, back: 5, lost: null }));
  const desk = await openDevice({ server });
  desk.settings.write('stopGifs', false);
  const settled = desk.synced.settle();
  await pause(4000);
  expect(await settled).toBe(false);
});
