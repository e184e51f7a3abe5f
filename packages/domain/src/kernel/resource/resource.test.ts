import { ApiError, type ErrorReason } from '@linnet/api';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createCell } from '../cell';
import { createResourceFamily } from './resource-family';
import { createResource, type ResourceOptions } from './resource';

afterEach(() => void vi.useRealTimers());

const refused: ErrorReason = { kind: 'http', status: 500, text: null, identifier: null, body: null };
const lost: ErrorReason = { kind: 'offline', timedOut: true };
type Names = ReadonlyMap<string, number>;

interface PendingRequest {
  /** The server reads or changes its names, without an answer yet. */
  process(): void;
  answer(): void;
  /** Refuses what was not processed yet; the rest is answered. */
  refuse(): void;
  /** The server processes it, and its answer is lost. */
  lose(): void;
}

/** A server that processes requests and answers them when the test says so. */
function begin(options: Partial<ResourceOptions<Names>> = {}) {
  const server = new Map<string, number>();
  const requests: PendingRequest[] = [];
  const asked: (number | undefined)[] = [];
  const request = (work: () => Names): Promise<Names> =>
    new Promise((resolve, reject) => {
      let result: Names | undefined;
      const process = (): Names => (result ??= work());
      const settle = (how: () => void): void => {
        requests.splice(requests.indexOf(entry), 1);
        how();
      };
      const entry: PendingRequest = {
        process,
        answer: () => settle(() => resolve(process())),
        refuse: () => settle(() => (result === undefined ? reject(new ApiError(refused)) : resolve(result))),
        lose: () =>
          settle(() => {
            process();
            reject(new ApiError(lost));
          }),
      };
      requests.push(entry);
    });
  const attention = createCell(true);
  const resource = createResource<Names>({
    load(asOf) {
      asked.push(asOf);
      return request(() => new Map(server));
    },
    attention,
    ...options,
  });
  const set = (key: string, value: number) =>
    resource.change({
      key,
      show: (names) => new Map(names).set(key, value),
      async send() {
        await request(() => new Map(server.set(key, value)));
        return (names) => new Map(names).set(key, value);
      },
    });
  const shown = () => resource.state.get().value;
  const first = (): PendingRequest => {
    const [request] = requests;
    if (request === undefined) throw new Error('No request is waiting.');
    return request;
  };
  return { resource, server, requests, first, asked, attention, set, shown };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('readers share one request, and its answer', async () => {
  const { resource, requests, first, server, shown } = begin();
  server.set('a', 1);
  const loads = [resource.load(), resource.load()];
  resource.follow();
  expect(requests).toHaveLength(1);
  expect(resource.state.get()).toEqual({ value: null, error: null, isOffered: true, isLoading: true });
  first().answer();
  expect(await Promise.all(loads)).toEqual([null, null]);
  expect(shown()).toEqual(new Map([['a', 1]]));
  expect(resource.state.get().isLoading).toBe(false);
});

test('what the server does not have is not offered, until a server has it', async () => {
  const answers = [null, new Map()];
  const { resource } = begin({ load: () => Promise.resolve(answers.shift() ?? null) });
  await resource.load();
  expect(resource.state.get()).toMatchObject({ value: null, isOffered: false, error: null });
  await resource.load();
  expect(resource.state.get()).toMatchObject({ value: new Map(), isOffered: true });
});

test('a value that cannot be loaded again stays, with the error', async () => {
  const { resource, first, server, shown } = begin();
  server.set('a', 1);
  void resource.load();
  first().answer();
  await settled();
  const load = resource.load();
  first().refuse();
  expect(await load).toEqual(refused);
  expect(resource.state.get()).toMatchObject({ error: refused, isLoading: false });
  expect(shown()).toEqual(new Map([['a', 1]]));
});

test('a reload sends its own request after the one under way', async () => {
  const { resource, requests, first, server, shown } = begin();
  void resource.load();
  first().process();
  server.set('a', 1);
  const reload = resource.reload();
  first().answer();
  await settled();
  expect(requests).toHaveLength(1);
  first().answer();
  expect(await reload).toBeNull();
  expect(shown()).toEqual(new Map([['a', 1]]));
});

test('a change is shown at once, and no longer when the server refuses it', async () => {
  const { resource, first, set, shown } = begin();
  void resource.load();
  first().answer();
  await settled();
  const change = set('a', 1);
  expect(shown()).toEqual(new Map([['a', 1]]));
  await settled();
  first().refuse();
  expect(await change).toEqual(refused);
  expect(shown()).toEqual(new Map());
});

test('after a change without an answer the next reader loads again, however fresh the value was', async () => {
  const { resource, requests, first, set } = begin({ freshForMs: 60_000 });
  void resource.load();
  first().answer();
  await settled();
  resource.follow()();
  expect(requests).toHaveLength(0);
  void set('a', 1);
  await settled();
  first().lose();
  await settled();
  resource.follow()();
  expect(requests).toHaveLength(1);
});

test('of several wishes that wait only the last one is sent', async () => {
  const { resource, requests, first, shown } = begin();
  const sent: number[] = [];
  void resource.load();
  first().answer();
  await settled();
  const wish = (value: number) =>
    resource.change({
      key: 'a',
      show: (names) => new Map(names).set('a', value),
      async send(fact, latest) {
        const wanted = latest?.get('a');
        if (wanted === undefined || fact?.get('a') === wanted) return null;
        sent.push(wanted);
        await Promise.resolve();
        return (names) => new Map(names).set('a', wanted);
      },
    });
  await Promise.all([wish(1), wish(2), wish(3), wish(4)]);
  expect(sent).toEqual([4]);
  expect(shown()).toEqual(new Map([['a', 4]]));
  expect(requests).toHaveLength(0);
});

test('polls while somebody follows, silently, and shares what other tabs requested', async () => {
  vi.useFakeTimers();
  const { resource, requests, first, asked } = begin({ pollIntervalMs: 10_000 });
  const leave = [resource.follow(), resource.follow()];
  first().answer();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(resource.state.get().isLoading).toBe(false);
  first().answer();
  expect(asked).toEqual([expect.any(Number), Date.now() - 9000]);
  await vi.advanceTimersByTimeAsync(0);
  leave.forEach((end) => end());
  await vi.advanceTimersByTimeAsync(100_000);
  expect(requests).toHaveLength(0);
  resource.follow();
  expect(requests).toHaveLength(1);
});

test('an answer that another tab requested before a change here will not do', async () => {
  vi.useFakeTimers();
  const { resource, first, asked } = begin({ pollIntervalMs: 10_000 });
  resource.follow();
  first().answer();
  await vi.advanceTimersByTimeAsync(5000);
  resource.update((names) => names);
  const changed = Date.now();
  await vi.advanceTimersByTimeAsync(5000);
  expect(asked.at(-1)).toBe(changed);
});

test('a family has one resource for each key, and as many as are wanted', () => {
  const family = createResourceFamily((_key: string) => begin().resource, 2);
  const [a, b] = [family.get('a'), family.get('b')];
  expect(family.get('a')).toBe(a);
  family.get('c');
  expect(family.get('a')).toBe(a);
  expect(family.get('b')).not.toBe(b);
});

const key = fc.constantFrom('a', 'b');
const events = fc.array(
  fc.oneof(
    fc.record({ what: fc.constantFrom('load', 'reload', 'follow') }),
    fc.record({ what: fc.constantFrom('set', 'event', 'elsewhere'), key, value: fc.nat(9) }),
    fc.record({ what: fc.constantFrom('process', 'answer', 'answer', 'refuse', 'lose'), at: fc.nat(5) }),
  ),
  { maxLength: 40, size: 'max' },
);

/** Changes names here and elsewhere, and knows how they have to be shown. */
function writeNames({ resource, server, set }: ReturnType<typeof begin>) {
  /** How many changes the server has not answered. */
  const waiting = new Map<string, number>();
  const wishes = new Map<string, number>();
  /** Names of which this page does not know how they are until it loads them again. */
  const unsure = new Set<string>();

  const count = (name: string, more: number): void => void waiting.set(name, (waiting.get(name) ?? 0) + more);

  return {
    write(where: string, name: string, value: number) {
      if (where === 'set') {
        wishes.set(name, value);
        count(name, 1);
        void set(name, value).then((error) => {
          count(name, -1);
          if (error?.kind === 'offline') unsure.add(name);
        });
        return;
      }
      server.set(name, value);
      if (where === 'event') resource.update((names) => new Map(names).set(name, value));
      if (where === 'elsewhere' || (waiting.get(name) ?? 0) > 0) unsure.add(name);
    },
    /** The values of the names that are sure. */
    expected() {
      const isWaiting = (name: string): boolean => (waiting.get(name) ?? 0) > 0;
      const sure = ['a', 'b'].filter((name) => isWaiting(name) || !unsure.has(name));
      return sure.map((name) => [name, (isWaiting(name) ? wishes : server).get(name)]);
    },
  };
}

test('however late requests are processed and answered, confirmed changes stay and the server has the last word', async () => {
  const play = fc.asyncProperty(events, async (all) => {
    const scene = begin();
    const { resource, server, requests, first, shown } = scene;
    const { write, expected } = writeNames(scene);
    for (const event of all) {
      const request = 'at' in event ? requests[event.at % requests.length] : undefined;
      const happen: Readonly<Record<string, () => unknown>> = {
        load: resource.load,
        reload: resource.reload,
        follow: resource.follow,
        process: () => request?.process(),
        answer: () => request?.answer(),
        refuse: () => request?.refuse(),
        lose: () => request?.lose(),
      };
      if ('key' in event) write(event.what, event.key, event.value);
      else happen[event.what]?.();
      await settled();
      const names = shown();
      const right = expected();
      expect(right.map(([name]) => [name, names?.get(String(name))])).toEqual(
        names === null ? right.map(([name]) => [name, undefined]) : right,
      );
    }
    for (; requests.length > 0; await settled()) first().answer();
    void resource.load();
    for (; requests.length > 0; await settled()) first().answer();
    expect(shown()).toEqual(server);
    expect(resource.state.get()).toMatchObject({ error: null, isLoading: false });
  });
  await fc.assert(play, { numRuns: 200 });
});
