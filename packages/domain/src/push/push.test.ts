import { pushSubscription } from '@linnet/api';
import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import { createPush } from './push';
import { pretendedBrowser } from './testing/pretended-browser';

afterEach(() => void vi.useRealTimers());

const PATH = '/api/v1/push/subscription';

async function begin({
  between,
}: { between?: (request: Request, next: typeof fetch) => Promise<Response> } = {}) {
  const server = await startServer();
  const logged: string[] = [];
  const storage = memoryStorage();
  const onLog = (what: string) => logged.push(what);
  const client = await server.visitAs('dave', { storage, onLog, ...(between && { between }) });
  const browser = pretendedBrowser();
  const push = createPush(client, browser);
  const state = () => push.state.get();
  const turn = (on: boolean) => client.settings.write('webPushNotifications', on);
  const isOn = () => vi.waitFor(() => expect(state().kind).toBe('on'));
  const fails = (step: string, problem: string) =>
    vi.waitFor(() => expect(state()).toMatchObject({ kind: 'failed', error: { step, problem } }));
  const kept = () => client.send(pushSubscription());
  const asked = async (method: string) =>
    (await server.requests()).filter((one) => one.path === PATH && one.method === method).length;
  return { ...server, client, browser, push, state, turn, isOn, fails, kept, asked, logged, storage };
}

test('a subscription is made when it is switched on and taken back when off [2.7.039, 2.7.040, 3.4.030]', async () => {
  const { push, state, turn, isOn, kept, browser, asked } = await begin();
  const leave = push.follow();
  turn(true);
  await isOn();
  const subscription = await kept();
  expect(subscription.endpoint).toBe('https://push.example/1');
  expect(subscription.alerts).toMatchObject({ mention: true, follow: true, favourite: false, reblog: false });
  turn(false);
  await vi.waitFor(() => expect(browser.held()).toBeNull());
  expect(state()).toEqual({ kind: 'off' });
  await vi.waitFor(async () => expect(await asked('DELETE')).toBe(1));
  await expect(kept()).rejects.toThrow('404');
  leave();
});

test('kinds follow the settings, and those that the server does not take are known', async () => {
  const { client, push, turn, isOn, kept, state } = await begin();
  const leave = push.follow();
  turn(true);
  await isOn();
  client.settings.write('notificationNative', { likes: true, moves: true });
  await vi.waitFor(async () => expect((await kept()).alerts).toMatchObject({ favourite: true }));
  await vi.waitFor(() => expect(state()).toMatchObject({ delivered: expect.arrayContaining(['like']) }));
  // Pleroma drops it.
  expect(state()).not.toMatchObject({ delivered: expect.arrayContaining(['move']) });
  client.settings.write('notificationVisibility', { likes: false });
  await vi.waitFor(async () => expect((await kept()).alerts).toMatchObject({ favourite: false }));
  leave();
});

test('the next page asks nobody anything while the server knows the subscription', async () => {
  const { client, push, turn, isOn, browser, asked } = await begin();
  turn(true);
  await push.check();
  const next = createPush(client, browser);
  const leave = next.follow();
  await vi.waitFor(() => expect(next.state.get().kind).toBe('on'));
  expect(await asked('POST')).toBe(1);
  expect(browser.made()).toBe(1);
  // What is checked is made anew.
  await push.check();
  await isOn();
  expect(await asked('POST')).toBe(2);
  leave();
});

test('a day later the server is asked whether it knows the subscription, which stays the same', async () => {
  const { client, push, turn, browser, asked } = await begin();
  turn(true);
  await push.check();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90_000_000 });
  const next = createPush(client, browser);
  const leave = next.follow();
  await vi.waitFor(() => expect(next.state.get().kind).toBe('on'));
  expect([browser.made(), browser.held()?.endpoint]).toEqual([1, 'https://push.example/1']);
  expect(await asked('POST')).toBe(2);
  leave();
});

test('a server that does not answer is asked again by itself, one that refuses is not', async () => {
  let status = 503;
  let asked = 0;
  const { push, state, turn, isOn } = await begin({
    between(request, next) {
      if (new URL(request.url).pathname !== PATH) return next(request);
      asked += 1;
      return status === 200 ? next(request) : Promise.resolve(Response.json({ error: 'no' }, { status }));
    },
  });
  const fails = (times: number) => vi.waitFor(() => expect([asked, state().kind]).toEqual([times, 'failed']));
  turn(true);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const leave = push.follow();
  await fails(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(asked).toBe(1);
  status = 422;
  await vi.advanceTimersByTimeAsync(30_000);
  await fails(2);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked).toBe(2);
  status = 503;
  await push.check();
  status = 200;
  await vi.advanceTimersByTimeAsync(60_000);
  await isOn();
  leave();
});

test('two pages that are told of it at once make one subscription', async () => {
  const { client, push, turn, isOn, browser, asked } = await begin();
  let turnOf: Promise<void> = Promise.resolve();
  browser.withLock = (task) => (turnOf = turnOf.then(task));
  const next = createPush(client, browser);
  const leaves = [push.follow(), next.follow()];
  turn(true);
  await isOn();
  await vi.waitFor(() => expect(next.state.get().kind).toBe('on'));
  expect([browser.made(), await asked('POST')]).toEqual([1, 1]);
  leaves.forEach((leave) => leave());
});

test.each([
  ['denied', 'denied'],
  ['default', 'unanswered'],
  ['missing', 'missing'],
] as const)('permission that is %s is told as %s, and nobody is asked', async (permission, problem) => {
  const { push, turn, fails, browser, asked } = await begin();
  browser.set({ permission });
  const leave = push.follow();
  turn(true);
  await fails('permission', problem);
  expect(browser.made()).toBe(0);
  expect(await asked('POST')).toBe(0);
  leave();
});

test('a browser without workers is told, and stands in the log as ever [2.8.019, 3.8.019]', async () => {
  const { push, turn, fails, browser, logged } = await begin();
  browser.set({ hasWorker: false });
  const leave = push.follow();
  turn(true);
  await fails('worker', 'missing');
  expect(logged).toContain('No serviceworker found!');
  browser.set({ hasWorker: true, refuses: 'worker' });
  await push.check();
  await fails('worker', 'worker_refused');
  browser.set({ refuses: 'push' });
  await push.check();
  await fails('subscription', 'push_refused');
  leave();
});

test('without the setting or the key of the server it fails, with the words for the log [3.7.065, 2.7.041, 2.6.010]', async () => {
  const { push, turn, fails, logged, door } = await begin();
  await push.check();
  await fails('setting', 'off');
  expect(logged).toContain('Web Push is disabled in config');
  await door('settings', { webPush: false });
  turn(true);
  await push.check();
  await fails('key', 'no_key');
  expect(logged).toContain('VAPID public key is not found');
});

test.each([
  [
    () => Promise.resolve(Response.json({ error: 'no' }, { status: 500 })),
    'server_refused',
    'Bad status code from server.',
  ],
  [() => Promise.resolve(Response.json({ id: 1 })), 'server_unreadable', 'Bad response from server.'],
  [() => Promise.reject(new TypeError('network')), 'server_unreachable', 'push: server server_unreachable'],
] as const)('what the server does wrong is told: %#', async (answer, problem, line) => {
  const { push, turn, fails, logged } = await begin({
    between: (request, next) => (new URL(request.url).pathname === PATH ? answer() : next(request)),
  });
  turn(true);
  await push.check();
  await fails('server', problem);
  expect(logged).toContain(line);
});

test('signing out ends the subscription, and nothing of it stays on the device [2.4.044]', async () => {
  const { client, push, turn, isOn, browser, storage } = await begin();
  const leave = push.follow();
  turn(true);
  await isOn();
  expect(storage.keys('linnet-push ')).toHaveLength(1);
  await client.accounts.signOut();
  leave();
  const next = createPush(client.accounts.shown.get(), browser);
  const end = next.follow();
  await vi.waitFor(() => expect(browser.held()).toBeNull());
  expect(next.state.get()).toEqual({ kind: 'off' });
  expect(storage.keys('linnet-push ')).toEqual([]);
  end();
});

test('the subscription of whoever was signed in before ends when another account signs in', async () => {
  const { client, push, turn, isOn, browser, storage } = await begin();
  const leave = push.follow();
  turn(true);
  await isOn();
  const first = browser.held()?.endpoint;
  const before = storage.keys('linnet-push ');
  await (await client.accounts.access()).byPassword('bob', 'bob');
  leave();
  const next = createPush(client.accounts.shown.get(), browser);
  const end = next.follow();
  await vi.waitFor(() => expect(next.state.get().kind).toBe('on'));
  expect(browser.held()?.endpoint).not.toBe(first);
  expect(storage.keys('linnet-push ')).toHaveLength(1);
  expect(storage.keys('linnet-push ')).not.toEqual(before);
  end();
});
