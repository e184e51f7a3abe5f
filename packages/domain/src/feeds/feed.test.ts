import { ApiError, type Page, type Status, type StatusId } from '@linnet/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGraph } from '../graph/graph';
import { importStatus } from '../graph/import';
import { composedStatus } from '../testing/composed-status';
import { holdRequests } from '../testing/held-requests';
import { createFeed } from './feed';
import { startKinds } from './feed-kinds';
import { createFeedUpdates } from './feed-updates';
import { planOf } from './feed-kind-facts';
import { wholeView } from './feed-view';
import { queueSummary } from '../kernel/feed/list-state';
import { rowsOf } from './feed-state';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const id = (number: number): StatusId => String(number).padStart(6, '0') as StatusId;
const range = (from: number, to: number): number[] =>
  Array.from({ length: from - to + 1 }, (_, index) => from - index);

function pageOf(numbers: readonly number[]): Page<Status> {
  const items = numbers.map((number) => composedStatus(id(number)));
  const last = numbers.at(-1);
  return { items, dropped: 0, older: last === undefined ? null : { max_id: id(last) }, newer: null };
}

function refusal(status: number, retryAfter: number | null): ApiError {
  return new ApiError({ kind: 'http', status, text: null, identifier: null, body: null, retryAfter });
}

/** Lets everything go on that waits for nothing but its turn. */
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

async function begin() {
  const graph = createGraph();
  const server = holdRequests();
  const onError = vi.fn<() => void>();
  const feed = createFeed({
    source: { kind: 'home' },
    plan: planOf(startKinds.home, { kind: 'home' }, { has: () => false }),
    view: wholeView,
    withMuted: () => false,
    importUpdates: () => Promise.resolve(createFeedUpdates),
    viewer: () => null,
    graph,
    send: server.send,
    log: () => {},
    onError,
  });
  // Nothing is open yet: this only brings the code.
  await feed.catchUp();
  const answer = async (numbers: readonly number[]) => {
    const { call, answer: give } = server.next();
    give(pageOf(numbers));
    await settled();
    return call.query;
  };
  const arrive = (number: number) => feed.receive(importStatus(graph, composedStatus(id(number))));
  const post = (number: number) => feed.receiveOwn(importStatus(graph, composedStatus(id(number))));
  const shown = () => feed.state.get().segments.map((segment) => segment.map(Number));
  const count = () => queueSummary(feed.state.get()).count;
  return { feed, server, answer, arrive, post, shown, count, onError };
}

async function opened(numbers: readonly number[]) {
  const scene = await begin();
  void scene.feed.open();
  await scene.answer(numbers);
  return scene;
}

test('looks for what was missed after an older page, if that was asked for meanwhile', async () => {
  const { feed, server, answer, arrive, shown, count } = await opened(range(40, 21));
  void feed.loadOlder();
  void feed.catchUp();
  expect(server.waiting).toHaveLength(1);
  arrive(99);
  await answer(range(20, 1));
  expect(shown()).toEqual([range(40, 1)]);
  expect(await answer([99, 42, 41])).toMatchObject({ since_id: id(40) });
  expect(count()).toBe(3);
  expect(server.waiting).toHaveLength(0);
});

test('looks again for what a request that failed did not bring, whatever has come since', async () => {
  const { feed, server, answer, arrive, count } = await opened([2, 1]);
  void feed.catchUp();
  server.next().fail(new ApiError({ kind: 'offline', timedOut: false }));
  await settled();
  expect(feed.state.get().error).toMatchObject({ part: 'newer' });
  arrive(9);
  void feed.catchUp();
  expect(await answer([9, 4, 3])).toMatchObject({ since_id: id(2) });
  expect(count()).toBe(3);
});

test('that what is new cannot be asked for is known, and told nobody who has not asked', async () => {
  const { feed, server, answer, onError } = await opened([2, 1]);
  void feed.catchUp();
  server.next().fail(new ApiError({ kind: 'offline', timedOut: false }));
  await settled();
  expect(feed.state.get().error).toMatchObject({ part: 'newer' });
  void feed.catchUp();
  await answer([]);
  expect(feed.state.get().error).toBeNull();
  void feed.loadOlder();
  server.next().fail(new ApiError({ kind: 'offline', timedOut: false }));
  await settled();
  expect(onError).toHaveBeenCalledTimes(1);
});

test('what arrives while the first page is on its way waits on top of it', async () => {
  const { feed, server, answer, arrive, shown, count } = await begin();
  void feed.open();
  arrive(4);
  arrive(2);
  arrive(5);
  await answer([3, 2, 1]);
  expect(shown()).toEqual([[3, 2, 1]]);
  expect(count()).toBe(2);
  expect(server.waiting).toHaveLength(0);
});

test('what arrives while the list is loaded anew stays, whether the page comes or not', async () => {
  const { feed, server, answer, arrive, shown, count } = await opened([2, 1]);
  void feed.reload();
  arrive(5);
  server.next().fail(new ApiError({ kind: 'offline', timedOut: false }));
  await settled();
  expect(count()).toBe(1);
  void feed.reload();
  arrive(6);
  await answer([5, 4, 3]);
  expect(shown()).toEqual([[5, 4, 3]]);
  expect(count()).toBe(1);
});

test('an empty list stays as it is while it is asked again, and takes what arrived meanwhile', async () => {
  const { feed, server, answer, post, shown } = await opened([]);
  void feed.catchUp();
  await settled();
  expect(feed.state.get()).toMatchObject({ opened: true, loading: 'newer' });
  post(41);
  await answer([40, 39]);
  expect(shown()).toEqual([[41, 40, 39]]);
  expect(feed.state.get()).toMatchObject({ loading: null, older: { max_id: id(39) } });
  expect(server.waiting).toEqual([]);
});

test('an empty list that could not be asked again shows what arrived meanwhile', async () => {
  const { feed, server, post, shown, onError } = await opened([]);
  void feed.catchUp();
  await settled();
  post(41);
  server.next().fail(refusal(500, null));
  await settled();
  expect(shown()).toEqual([[41]]);
  expect(feed.state.get().error).toMatchObject({ part: 'newer' });
  expect(onError).not.toHaveBeenCalled();
});

test('a catch-up asked for while the first page is on its way asks above that page', async () => {
  const { feed, answer, arrive, count } = await begin();
  void feed.open();
  void feed.catchUp();
  arrive(9);
  await answer([2, 1]);
  expect(await answer([9, 8, 3])).toMatchObject({ since_id: id(2) });
  expect(count()).toBe(3);
});

test('a first page that does not come is not asked for again and again', async () => {
  const { feed, server } = await begin();
  void feed.open();
  void feed.catchUp();
  server.next().fail(new ApiError({ kind: 'offline', timedOut: false }));
  await settled();
  expect(server.waiting).toHaveLength(0);
});

test('what others posted just before an own post is still found', async () => {
  const { feed, answer, post, shown } = await opened([2, 1]);
  post(6);
  expect(shown()).toEqual([[6, 2, 1]]);
  void feed.catchUp();
  expect(await answer([6, 5, 4])).toMatchObject({ since_id: id(2) });
  feed.showQueue();
  expect(shown()).toEqual([[6, 5, 4, 2, 1]]);
});

test('an own post above many that were missed stands apart, with a gap to fill beneath it', async () => {
  const { feed, answer, post, shown, count } = await opened(range(20, 1));
  post(60);
  void feed.catchUp();
  await answer(range(70, 31));
  expect(shown()).toEqual([[60], range(20, 1)]);
  expect(rowsOf(feed.state.get().segments)[1]).toEqual({ kind: 'gap', above: id(60), below: id(20) });
  expect(count()).toBe(10);
  void feed.fillGap(id(60));
  await answer(range(59, 40));
  void feed.fillGap(id(40));
  await answer(range(39, 20));
  feed.showQueue();
  expect(shown().flat()).toEqual(range(70, 21));
});

test('a gap is filled even if another request starts the moment the one before it ends', async () => {
  const { feed, answer, shown } = await begin();
  void feed.open(id(40));
  await answer(range(40, 21));
  await answer(range(100, 61));
  void feed.loadOlder();
  const end = feed.state.subscribe(() => {
    if (feed.state.get().loading !== null) return;
    end();
    // As late as a screen does it that draws the end of the list before.
    queueMicrotask(() => queueMicrotask(() => void feed.loadOlder()));
  });
  const filled = feed.fillGap(null);
  await answer(range(20, 11));
  await answer(range(10, 1));
  expect(await answer(range(60, 41))).toMatchObject({ min_id: id(40) });
  expect(await filled).toBe(true);
  expect(shown().flat()).toEqual(range(60, 1));
});

test('many that were missed below one that arrived by itself leave a gap, not a hole', async () => {
  const { feed, answer, arrive, shown } = await opened(range(20, 1));
  void feed.catchUp();
  arrive(101);
  await answer(range(101, 62));
  feed.showQueue();
  expect(shown()).toEqual([range(101, 62), range(20, 11)]);
});

test('waits as long as the server asks before it looks again', async () => {
  const { feed, server, answer, count } = await opened([2, 1]);
  void feed.catchUp();
  server.next().fail(refusal(429, 30));
  await settled();
  await vi.advanceTimersByTimeAsync(20_000);
  void feed.catchUp();
  expect(server.waiting).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer([3])).toMatchObject({ since_id: id(2) });
  expect(count()).toBe(1);
});

test('a refusal that names no time does not stop the looking', async () => {
  const { feed, server } = await opened([2, 1]);
  void feed.catchUp();
  server.next().fail(refusal(429, null));
  await settled();
  void feed.catchUp();
  expect(server.waiting).toHaveLength(1);
});

test('a list that was left far down is opened there, with one request, and a gap above it', async () => {
  const { feed, server, answer, shown, count } = await begin();
  void feed.open(id(500));
  expect(server.waiting).toHaveLength(1);
  expect(await answer(range(500, 481))).toMatchObject({ max_id: id(501) });
  expect(shown()).toEqual([range(500, 481)]);
  const rows = () => rowsOf(feed.state.get().segments, feed.state.get().gapAbove);
  expect(rows()[0]).toEqual({ kind: 'gap', above: null, below: id(500) });
  expect(await answer(range(900, 861))).toMatchObject({ since_id: id(500) });
  expect(shown()).toEqual([range(500, 481)]);
  expect(queueSummary(feed.state.get())).toEqual({ count: 40, needsReload: true });
  void feed.fillGap(null);
  expect(await answer(range(520, 501))).toMatchObject({ min_id: id(500) });
  expect(shown()).toEqual([range(520, 481)]);
  expect(rows()[0]).toEqual({ kind: 'gap', above: null, below: id(520) });
  void feed.loadOlder();
  expect(await answer(range(480, 461))).toMatchObject({ max_id: id(481) });
  feed.showQueue();
  expect(count()).toBe(0);
  expect(shown()[0]).toEqual(range(900, 861));
  expect(rows()[40]).toEqual({ kind: 'gap', above: id(861), below: id(520) });
});

test('the gap above a place closes where the pages meet what waits, and where nothing is above', async () => {
  const { feed, answer, shown, count } = await begin();
  void feed.open(id(40));
  await answer(range(40, 21));
  await answer(range(100, 61));
  void feed.fillGap(null);
  await answer(range(60, 41));
  expect(feed.state.get().gapAbove).toBe(true);
  void feed.fillGap(null);
  await answer(range(80, 61));
  expect(feed.state.get()).toMatchObject({ gapAbove: false, pendingJoined: true });
  feed.showQueue();
  expect(shown()).toEqual([range(100, 51)]);
  expect(count()).toBe(0);
});

test('a place near the top is opened with all that is above it', async () => {
  const { feed, answer, arrive, shown, count } = await begin();
  void feed.open(id(40));
  await answer(range(40, 21));
  arrive(48);
  await answer(range(47, 41));
  expect(shown()).toEqual([range(48, 21)]);
  expect(feed.state.get()).toMatchObject({ gapAbove: false, pendingJoined: true });
  arrive(49);
  expect(count()).toBe(1);
  expect(queueSummary(feed.state.get()).needsReload).toBe(false);
});

test('a list that does not reach down to a place is opened there; without an answer it is as it was', async () => {
  const { feed, server, answer, shown } = await opened(range(100, 81));
  void feed.open(id(90));
  expect(server.waiting).toHaveLength(0);
  void feed.open(id(30));
  expect(shown()).toEqual([]);
  server.next().fail(new ApiError({ kind: 'offline', timedOut: false }));
  await settled();
  expect(shown()).toEqual([range(100, 81)]);
  void feed.open(id(30));
  await answer(range(29, 10));
  expect(shown()).toEqual([range(29, 10)]);
});

test('trying again after a place did not come asks for that place; where nothing is so old, for the top', async () => {
  const { feed, server, answer, shown } = await begin();
  void feed.open(id(30));
  server.next().fail(new ApiError({ kind: 'offline', timedOut: false }));
  await settled();
  void feed.reload();
  expect(await answer([])).toMatchObject({ max_id: id(31) });
  expect((await answer(range(100, 81)))?.['max_id']).toBeUndefined();
  expect(shown()).toEqual([range(100, 81)]);
});

test('a page that the server refuses says with what status and in what words [2.7.006]', async () => {
  const { feed, server } = await begin();
  const body = { error: 'Too many owls', errors: { owls: ['too many'] } };
  const reason = { kind: 'http', status: 503, text: 'Too many owls', identifier: null, body } as const;
  const opened = feed.open();
  server.next().fail(new ApiError(reason));
  await opened;
  expect(feed.state.get().error).toEqual({ part: 'first', reason });
});
