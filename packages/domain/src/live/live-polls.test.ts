import { ApiError, type Call, type ErrorReason, type Page, type Status } from '@linnet/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCell } from '../kernel/cell';
import { createFeatures } from '../instance/features';
import { wholeView } from '../feeds/feed-view';
import { createFeeds } from '../feeds/feeds';
import { createGraph } from '../graph/graph';
import { createLazy } from '../kernel/lazy';
import { createLivePolls } from './live-polls';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const empty: Page<Status> = { items: [], dropped: 0, older: null, newer: null };

/** The local timeline is on screen, and why its first page does not come. */
async function begin(reason: ErrorReason) {
  let asked = 0;
  const refusal: { now: ErrorReason | null } = { now: reason };
  const feeds = createFeeds({
    graph: createGraph(),
    log: () => {},
    features: createLazy(async () => createFeatures(new Set())),
    viewer: () => null,
    view: () => wholeView,
    withMuted: () => false,
    send: <T>(_call: Call<T>) => {
      asked += 1;
      return refusal.now === null ? Promise.resolve(empty as T) : Promise.reject(new ApiError(refusal.now));
    },
  });
  const live = createLivePolls({ feeds, attention: createCell(true), isCarried: () => false });
  const feed = feeds.get({ kind: 'local' });
  feeds.show({ kind: 'local' });
  await feed.open();
  live.start();
  return { live, feed, refusal, asked: () => asked };
}

test.each<[string, ErrorReason]>([
  ['out of reach', { kind: 'offline', timedOut: false }],
  ['in trouble', { kind: 'http', status: 502, text: null, identifier: null, body: null, retryAfter: null }],
])(
  'a first page of a server %s is asked for again every 10 s, and at once when the network is back',
  async (_, reason) => {
    const { live, feed, asked, refusal } = await begin(reason);
    const errors: boolean[] = [];
    feed.state.subscribe(() => errors.push(feed.state.get().error !== null));
    await vi.advanceTimersByTimeAsync(50_000);
    expect(asked()).toBe(6);
    // That it is tried again changes nothing of what is shown until something comes.
    expect(errors).not.toContain(false);
    refusal.now = null;
    live.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(feed.state.get()).toMatchObject({ opened: true, error: null });
  },
);

test('a first page that is not for this reader is not asked for again', async () => {
  const { asked } = await begin({
    kind: 'http',
    status: 403,
    text: null,
    identifier: null,
    body: null,
    retryAfter: null,
  });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked()).toBe(1);
});
