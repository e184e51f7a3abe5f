import { FakeSocket } from '@linnet/api/fake-socket';
import { connectStream, type Call, type Page, type Status, type StreamEvent } from '@linnet/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCell } from '../kernel/cell';
import { createFeatures } from '../instance/features';
import type { FeedSource } from '../feeds/feed-source';
import { wholeView } from '../feeds/feed-view';
import { createFeeds } from '../feeds/feeds';
import { createGraph } from '../graph/graph';
import { createLazy } from '../kernel/lazy';
import type { Session, SessionState } from '../session/session';
import { isKeptHere } from '../settings/kept-here';
import { createSettings } from '../settings/settings';
import { startSettings } from '../settings/start-settings';
import { memoryStorage } from '../testing/memory-storage';
import { createLive } from './live';
import type { LiveState } from '../events/live-state';
import { createLogOnce } from '../kernel/log-once';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function begin(options: { refuseSockets?: boolean; noDoor?: boolean; doubtful?: boolean } = {}) {
  const sockets: FakeSocket[] = [];
  const calls: Call<unknown>[] = [];
  const events: StreamEvent[] = [];
  const logged: unknown[][] = [];
  const logOnce = createLogOnce((...line) => logged.push(line));
  const member: SessionState = { state: 'visitor' };
  const session: Session = {
    state: createCell<SessionState>(member),
    token: () => 'token',
    tokenId: () => null,
    verify: () => Promise.resolve(null),
    reached: () => {},
    renew: () => {},
    expire: () => {},
  };
  const empty: Page<Status> = { items: [], dropped: 0, older: null, newer: null };
  const feeds = createFeeds({
    graph: createGraph(),
    log: () => {},
    features: createLazy(async () => createFeatures(new Set())),
    viewer: () => null,
    view: () => wholeView,
    withMuted: () => false,
    send: <T>(call: Call<T>) => {
      calls.push(call);
      return Promise.resolve(empty as T);
    },
  });
  /** Shows a feed whose first page is there. */
  const show = async (source: FeedSource) => {
    feeds.show(source);
    await feeds.get(source).open();
    await feeds.get(source).catchUp();
    calls.length = 0;
  };
  const settings = createSettings(memoryStorage(), () => {});
  const attention = createCell(true);
  const live = createLive({
    attention,
    connect: connectStream,
    environment: {
      log: (...line) => logged.push(line),
      openSocket: (url) => {
        if (options.refuseSockets === true) throw new DOMException('no', 'SecurityError');
        const socket = new FakeSocket(url);
        sockets.push(socket);
        return socket;
      },
    },
    address: () =>
      options.noDoor === true
        ? null
        : { url: 'wss://nest.example', tokenInAddress: false, takesSubscriptions: options.doubtful !== true },
    session,
    send: () => Promise.resolve(undefined as never),
    settings,
    feeds,
    streams: createCell([]),
    onEvent: (event) => events.push(event),
    onProblem: (what) => logOnce(what, 'warn', 'streaming', what),
  });
  const latest = () => {
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error('No socket was opened.');
    return socket;
  };
  const join = () => {
    latest().accept();
    latest().answer('pleroma:authenticate');
  };
  const states: LiveState[] = [];
  live.state.subscribe(() => states.push(live.state.get()));
  return {
    live,
    states,
    sockets,
    latest,
    join,
    feeds,
    show,
    settings,
    events,
    calls,
    logged,
  };
}

test('signs in by message and subscribes to what is on screen', () => {
  const { live, latest, join, feeds } = begin();
  feeds.show({ kind: 'local' });
  live.start();
  expect(latest().url).not.toContain('token=');
  join();
  expect(live.state.get()).toBe('joined');
  latest().answer('subscribe');
  expect(latest().sent).toEqual([
    { type: 'pleroma:authenticate', token: 'token' },
    { type: 'subscribe', stream: 'public:local' },
    { type: 'subscribe', stream: 'user' },
  ]);
});

test('tries again after 1 s, then 3, 4 …', async () => {
  const { live, sockets, latest } = begin();
  live.start();
  for (const wait of [1000, 3000, 4000]) {
    const before = sockets.length;
    latest().end(1006);
    expect(live.state.get()).toBe('error');
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(sockets).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(before + 1);
  }
});

test('begins, joins, breaks, begins again and ends, and says at each step which it is [2.4.034, 2.4.035]', async () => {
  const { live, states, latest, join } = begin();
  expect(live.state.get()).toBe('disabled');
  live.start();
  join();
  latest().end(1006);
  await vi.advanceTimersByTimeAsync(1000);
  join();
  latest().end(1000);
  await vi.advanceTimersByTimeAsync(1000);
  live.stop();
  expect(states).toEqual([
    'starting-initial',
    'joined',
    'error',
    'starting',
    'joined',
    'closed',
    'starting',
    'disabled',
  ]);
});

test('waits longer after each error, and begins anew with 1 s once it was open [2.4.038]', async () => {
  const { live, sockets, latest, join } = begin();
  const triesAfter = async (wait: number) => {
    const before = sockets.length;
    latest().end(1006);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(sockets).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(sockets).toHaveLength(before + 1);
  };
  live.start();
  for (const wait of [1000, 3000, 4000, 5000]) await triesAfter(wait);
  join();
  for (const wait of [1000, 3000]) await triesAfter(wait);
});

test('asks by itself from a break until it is over', async () => {
  const { live, latest, join, show, calls } = begin();
  await show({ kind: 'local' });
  live.start();
  join();
  const asked = calls.length;
  latest().end(1011);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls.length).toBeGreaterThan(asked);
});

test('asks every 10 s while there is no socket, and no more once it is joined', async () => {
  const { live, latest, join, show, calls } = begin();
  await show({ kind: 'local' });
  live.start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toHaveLength(1);
  join();
  latest().answer('subscribe');
  const soFar = calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(soFar);
});

test('what no stream carries is asked for every 10 s although the socket is joined [2.9.007]', async () => {
  const { live, join, show, calls } = begin();
  await show({ kind: 'favourites' });
  live.start();
  join();
  calls.length = 0;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls.map(({ path }) => path)).toEqual(['/api/v1/favourites', '/api/v1/favourites']);
});

test('a stream that the server refuses is replaced by asking', async () => {
  const { live, latest, join, show, calls } = begin();
  await show({ kind: 'tag', tag: 'Cats' });
  live.start();
  join();
  expect(latest().sent).toContainEqual({ type: 'subscribe', stream: 'hashtag', tag: 'cats' });
  latest().answer('subscribe', 'bad_topic');
  calls.length = 0;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls.map(({ path }) => path)).toEqual(['/api/v1/timelines/tag/Cats']);
});

test('where a socket may not carry what it is asked for, what is on screen is asked for as well', async () => {
  const { live, latest, join, show, calls } = begin({ doubtful: true });
  await show({ kind: 'local' });
  live.start();
  join();
  for (const _stream of ['public:local', 'user']) latest().answer('subscribe');
  calls.length = 0;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toHaveLength(1);
});

test('what happened before a stream was granted is asked for once it is, and not sooner', async () => {
  const { live, latest, join, show, calls } = begin();
  await show({ kind: 'local' });
  live.start();
  join();
  expect(calls).toEqual([]);
  expect(live.isStreamOpen.get()).toBe(false);
  latest().answer('subscribe');
  expect(calls.map(({ path }) => path)).toEqual(['/api/v1/timelines/public']);
  expect(live.isStreamOpen.get()).toBe(false);
  latest().answer('subscribe');
  expect(live.isStreamOpen.get()).toBe(true);
  expect(calls).toHaveLength(1);
});

test('an event that nobody knows is warned of once, however often it comes, and ignored [2.7.036]', () => {
  const { live, latest, join, events, logged } = begin();
  live.start();
  join();
  const frames = ['novelty', 'novelty', 'another', 'novelty'].map((event) => ({ event, payload: '{}' }));
  for (const frame of frames) latest().receiveFrame(frame);
  expect(logged.map(([level, , what]) => `${level}: ${what}`)).toEqual([
    'warn: unknown event novelty',
    'warn: unknown event another',
  ]);
  expect(events).toEqual([]);
});

test('closing on purpose says so with 1000, and the direct posts are heard while they are on screen [2.4.036]', async () => {
  const { live, latest, join, feeds } = begin();
  live.start();
  join();
  latest().answer('subscribe');
  const leave = feeds.show({ kind: 'direct' });
  expect(latest().sent.at(-1)).toEqual({ type: 'subscribe', stream: 'direct' });
  latest().answer('subscribe');
  leave();
  expect(latest().sent.at(-1)).toEqual({ type: 'unsubscribe', stream: 'direct' });
  const close = vi.spyOn(latest(), 'close');
  live.stop();
  expect(close).toHaveBeenCalledWith(1000);
});

test('a server that closes on purpose is asked whether the token lives, then tried again', async () => {
  const { live, sockets, latest, join } = begin();
  live.start();
  join();
  latest().end(1001);
  expect(live.state.get()).toBe('closed');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sockets).toHaveLength(2);
  join();
  expect(live.state.get()).toBe('joined');
  expect(live.isLost.get()).toBe(false);
});

test('a browser that refuses sockets leaves the polling, turns the setting off and is logged [2.4.042, 1.8.021, 2.8.017]', () => {
  const { live, settings, logged } = begin({ refuseSockets: true });
  live.start();
  expect(live.state.get()).toBe('disabled');
  expect(settings.get('useStreamingApi')).toBe(false);
  expect(logged).toEqual([['error', 'failed to create socket', expect.any(DOMException)]]);
  // On this device alone: others can.
  expect(isKeptHere(settings.own.get(), 'useStreamingApi', startSettings.useStreamingApi)).toBe(true);
});

test('whoever goes to and fro between tabs causes no request while a stream is heard that was just checked', async () => {
  const { live, latest, join, show, calls } = begin();
  await show({ kind: 'local' });
  live.start();
  join();
  latest().answer('subscribe');
  latest().answer('subscribe');
  await vi.advanceTimersByTimeAsync(5000);
  calls.length = 0;
  for (let times = 0; times < 5; times += 1) {
    live.wake();
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  live.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toHaveLength(2);
});

test('stopping ends the socket for good [2.4.041]', async () => {
  const { live, sockets, join } = begin();
  live.start();
  join();
  live.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets).toHaveLength(1);
  expect(live.state.get()).toBe('disabled');
});

test('where the server has no socket, none is tried and what is on screen is asked for', async () => {
  const { live, sockets, show, calls } = begin({ noDoor: true });
  await show({ kind: 'local' });
  live.start();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sockets).toHaveLength(0);
  expect(calls).toHaveLength(3);
  expect(live.isLost.get()).toBe(false);
});

test('what came for a reader who left is brought to nobody', () => {
  const { live, latest, join, feeds, events } = begin();
  feeds.show({ kind: 'home' });
  live.start();
  join();
  for (const payload of ['1', '2']) latest().receiveFrame({ event: 'delete', payload });
  expect(events).toHaveLength(1);
  live.stop();
  vi.advanceTimersByTime(1000);
  expect(events).toHaveLength(1);
});

test('what came just before the connection broke is not lost', () => {
  const { live, latest, join, feeds, events } = begin();
  feeds.show({ kind: 'home' });
  live.start();
  join();
  for (const payload of ['1', '2']) latest().receiveFrame({ event: 'delete', payload });
  latest().end(1006);
  expect(events).toHaveLength(2);
});
