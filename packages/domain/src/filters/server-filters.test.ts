import {
  ApiError,
  createFilter,
  removeFilter,
  type Call,
  type FeatureKey,
  type FilterGroup,
  type FilterId,
  type StatusId,
} from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { createCell } from '../kernel/cell';
import { createFeatures } from '../instance/features';
import { composedStatus } from '../testing/composed-status';
import { createGraph } from '../graph/graph';
import { importStatus } from '../graph/import';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import type { FilterMatcher } from './filter-matcher';
import { createServerFilters } from './server-filters';

const rain = { phrase: 'rain', irreversible: false, wholeWord: true, expiresIn: null };

test('filters of the first version are read once, looked for here, and read again when they change', async () => {
  const server = await startServer({ listens: true });
  const storage = memoryStorage();
  const before = await server.visitAs('alice', { storage });
  before.live.start();
  const asked = async () => (await server.requests()).filter(({ path }) => path === '/api/v1/filters');
  await vi.waitFor(async () => expect(await asked()).toHaveLength(1));
  const filter = await before.send(createFilter({ ...rain, contexts: ['public'] }));
  const { id: rainy } = await server.door<{ id: StatusId }>('post', { as: 'bob', text: 'rain all day' });
  const { id: train } = await server.door<{ id: StatusId }>('post', { as: 'bob', text: 'a late train' });
  const streams = async () => {
    const { open } = await server.door<{ open: { streams: string[] }[] }>('sockets');
    return open.flatMap((socket) => socket.streams);
  };
  await vi.waitFor(async () => expect(await streams()).toContain('user'));
  before.live.stop();
  await vi.waitFor(async () => expect(await streams()).toEqual([]));
  const client = server.visit({ storage });
  await client.feeds.get({ kind: 'public' }).open();
  const reasons = (id: StatusId) => client.statusViews.get(id)?.reasons.map(({ kind }) => kind);
  expect(reasons(rainy)).toEqual([]);
  client.start();
  await vi.waitFor(() => expect(reasons(rainy)).toEqual(['filter']));
  expect(reasons(train)).toEqual([]);
  expect((await asked()).map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);

  await vi.waitFor(async () => expect(await streams()).toContain('user'));
  await client.send(removeFilter(filter.id));
  await server.door('event', { event: 'filters_changed', payload: '', account: 'alice' });
  await vi.waitFor(() => expect(reasons(rainy)).toEqual([]));
});

test('what a filter meets is known before the first page stands, once this device knows the filter', async () => {
  const server = await startServer();
  const storage = memoryStorage();
  const before = await server.visitAs('alice', { storage });
  await before.send(createFilter({ ...rain, contexts: ['public'] }));
  const { id } = await server.door<{ id: StatusId }>('post', { as: 'bob', text: 'rain all day' });
  before.live.stop();
  before.live.start();
  await vi.waitFor(() => expect(storage.keys('linnet-filters')).toHaveLength(1));
  before.live.stop();

  const client = server.visit({ storage });
  const seen = new Set<string>();
  const feed = client.feeds.get({ kind: 'public' });
  feed.state.subscribe(() => {
    if (feed.state.get().opened) seen.add(JSON.stringify(client.statusViews.get(id)?.reasons));
  });
  await feed.open();
  expect([...seen].map((reasons) => JSON.parse(reasons))).toMatchObject([
    [{ kind: 'filter', title: 'rain' }],
  ]);
  await client.accounts.signOut();
  expect(storage.keys('linnet-filters')).toEqual([]);
});

test('a record of filters that cannot be read filters nothing', async () => {
  const server = await startServer();
  const storage = memoryStorage();
  await server.visitAs('alice', { storage });
  const account = JSON.parse(storage.read('linnet-session') ?? '{}').accountId;
  const { id } = await server.door<{ id: StatusId }>('post', { as: 'bob', text: 'rain all day' });
  for (const record of ['{', '[]', '{"filters":7}', '{"filters":[null,{"id":1},{"phrase":"rain"}]}']) {
    storage.write(`linnet-filters ${account}`, record);
    const client = server.visit({ storage });
    await client.feeds.get({ kind: 'public' }).open();
    expect(client.statusViews.get(id)?.reasons).toEqual([]);
  }
});

test('visitors ask for no filters [2.6.002]', async () => {
  const server = await startServer();
  const client = server.visit();
  client.start();
  await client.features.load();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await server.requests()).filter(({ path }) => path.includes('filters'))).toEqual([]);
});

const one = '1' as StatusId;

function statusWith(content: string, filtered: object[] = []) {
  const graph = createGraph();
  importStatus(graph, composedStatus(one, { content, filtered }));
  const row = graph.statuses.get(one);
  if (row === undefined) throw new Error('The status is not there.');
  return row;
}

function group(changes: Partial<FilterGroup> = {}): FilterGroup {
  const keywords = [{ id: 'k1', keyword: 'rain', wholeWord: true }];
  const head = {
    id: 'f1' as FilterId,
    title: 'Weather',
    contexts: ['home'],
    expiresAt: null,
    action: 'warn',
  };
  return { ...head, keywords, statuses: [], ...changes } as FilterGroup;
}

function begin(keys: readonly FeatureKey[], answers: (() => unknown)[]) {
  const matcher = createCell<FilterMatcher | null>(null);
  const logged: string[] = [];
  const calls: string[] = [];
  const kept: string[][] = [];
  async function send<T>({ path }: Call<T>): Promise<T> {
    calls.push(path);
    const items = answers.shift()?.() ?? [];
    return { items, dropped: 0, older: null, newer: null } as T;
  }
  const filters = createServerFilters({
    send,
    features: { load: async () => createFeatures(new Set(keys)) },
    matcher,
    store: (filters) => void kept.push(filters.map(({ phrase }) => phrase)),
    log: (_level, what) => void logged.push(what),
    now: () => Date.now(),
    attention: createCell(true),
  });
  const found = (row: ReturnType<typeof statusWith>, text = row.content) =>
    matcher
      .get()?.(row, () => text)
      .map(({ filter }) => filter.title);
  return { filters, matcher, logged, calls, kept, found };
}

test('where the server looks by itself nothing is asked before filters change', async () => {
  const { filters, matcher, calls, kept } = begin(['filters', 'filtersWithResults'], []);
  // Of an earlier start, when the server still left it to its clients.
  matcher.set(() => []);
  await filters.start();
  expect(calls).toEqual([]);
  expect(matcher.get()).toBeNull();
  expect(kept).toEqual([[]]);
});

test('after a change what the server found before counts on where its filter still has the word', async () => {
  const { filters, calls, found } = begin(
    ['filters', 'filtersWithResults'],
    [
      () => [
        group({ title: 'Wet weather' }),
        group({ id: 'f2' as FilterId, title: 'Named', keywords: [], statuses: [{ id: 's', statusId: one }] }),
      ],
    ],
  );
  await filters.refresh();
  expect(calls).toEqual(['/api/v2/filters']);
  const filter = { id: 'f1', title: 'Weather', context: ['home'], filter_action: 'warn', expires_at: null };
  // The server read a poll option that is not in the text.
  expect(found(statusWith('a poll', [{ filter, keyword_matches: ['rain'] }]))).toEqual([
    'Wet weather',
    'Named',
  ]);
  expect(found(statusWith('a song', [{ filter, keyword_matches: ['snow'] }]))).toEqual(['Named']);
  expect(found(statusWith('new rain'))).toEqual(['Wet weather', 'Named']);
});

test('a filter of the first version that leaves nothing behind hides', async () => {
  const filter = {
    id: 'f1' as FilterId,
    phrase: 'rain',
    contexts: ['home'],
    expiresAt: null,
    irreversible: true,
    wholeWord: false,
  };
  const { filters, matcher } = begin(['filters'], [() => [filter]]);
  await filters.start();
  expect(matcher.get()?.(statusWith('trains'), () => 'TRAINS')).toMatchObject([
    { filter: { action: 'hide', title: 'rain' } },
  ]);
});

test('filters that did not come are asked for again', async () => {
  vi.useFakeTimers();
  try {
    const { filters, calls, found, logged } = begin(
      ['filters', 'filtersWithResults'],
      [
        () => {
          throw new ApiError({ kind: 'offline', timedOut: false });
        },
        () => [group()],
      ],
    );
    await filters.refresh();
    expect(logged).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(2);
    expect(found(statusWith('rain'))).toEqual(['Weather']);
  } finally {
    vi.useRealTimers();
  }
});

test('when the time of a filter is over, everything is judged again', async () => {
  vi.useFakeTimers();
  try {
    const expiresAt = new Date(Date.now() + 5000).toISOString();
    const { filters, matcher } = begin(['filters', 'filtersWithResults'], [() => [group({ expiresAt })]]);
    await filters.refresh();
    const changed = vi.fn<() => void>();
    matcher.subscribe(changed);
    await vi.advanceTimersByTimeAsync(4000);
    expect(changed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(changed).toHaveBeenCalledTimes(1);
    filters.stop();
  } finally {
    vi.useRealTimers();
  }
});
