import { FakeSocket } from '@linnet/api/fake-socket';
import type { StreamEvent } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { tabChannels } from '../testing/tab-channels';
import { shareStreams } from './shared-streams';

const HOME = { stream: 'user' };
const LOCAL = { stream: 'public:local' };

function browser() {
  const pages = tabChannels();
  const sockets: FakeSocket[] = [];
  let count = 0;
  let refuses = false;

  function open() {
    const page = pages.open();
    const told: string[] = [];
    const events: StreamEvent[] = [];
    const grants: { stream: string; at: number | undefined }[] = [];
    const shared = shareStreams({
      pages: page.pages,
      name: 'alice',
      page: `page ${(count += 1)}`,
      log: (level, what) => told.push(`${level}: ${what}`),
      address: () => ({
        url: 'wss://nest.example',
        token: null,
        tokenInAddress: false,
        onProblem: (what) => told.push(what),
        open(url) {
          if (refuses) throw new DOMException('no', 'SecurityError');
          const socket = new FakeSocket(url);
          sockets.push(socket);
          return socket;
        },
      }),
    });
    const connect = () =>
      shared.connect({
        url: '',
        token: null,
        tokenInAddress: false,
        open: () => new FakeSocket(''),
        onJoined: () => told.push('joined'),
        onEvent: (event) => events.push(event),
        onGranted: ({ stream }, at) => grants.push({ stream, at }),
        onRejected: ({ stream }) => told.push(`refused ${stream}`),
        onClosed: ({ code, deliberate }) => told.push(`closed ${code}${deliberate ? ' by itself' : ''}`),
        onFailed: () => told.push('failed'),
        onProblem: (what) => told.push(what),
      });
    return { shared, connect, told, events, grants, ...page };
  }

  const latest = (): FakeSocket => {
    const socket = sockets.at(-1);
    if (socket === undefined) throw new Error('No socket was opened.');
    return socket;
  };
  return {
    open,
    sockets,
    latest,
    settle: () => vi.waitFor(async () => pages.settled()),
    refuse: () => (refuses = true),
  };
}

function deletion(id: string): string {
  return JSON.stringify({ event: 'delete', payload: id });
}

test('all pages have one socket, and each hears what comes', async () => {
  const { open, sockets, latest, settle } = browser();
  const [first, second] = [open(), open()];
  first.connect();
  second.connect();
  await settle();
  expect(sockets).toHaveLength(1);
  expect([first.shared.leads.get(), second.shared.leads.get()]).toEqual([true, false]);
  latest().accept();
  await settle();
  expect([first.told, second.told]).toEqual([['joined'], ['joined']]);
  latest().receive(deletion('9'));
  await settle();
  expect([first.events, second.events]).toEqual([
    [{ kind: 'delete', id: '9' }],
    [{ kind: 'delete', id: '9' }],
  ]);
  // One that comes later is let in without another socket.
  const third = open();
  third.connect();
  await settle();
  expect(third.told).toEqual(['joined']);
  expect(sockets).toHaveLength(1);
});

test('a stream is asked for once, and left when nobody needs it any more', async () => {
  const { open, latest, settle } = browser();
  const connections = [open(), open()].map(({ connect }) => connect());
  await settle();
  latest().accept();
  await settle();
  for (const connection of connections) for (const stream of [HOME, LOCAL]) connection.subscribe(stream);
  await settle();
  latest().answer('subscribe');
  latest().answer('subscribe');
  expect(latest().sent).toEqual([
    { type: 'subscribe', stream: 'user' },
    { type: 'subscribe', stream: 'public:local' },
  ]);
  connections[0]?.unsubscribe(LOCAL);
  await settle();
  expect(latest().sent).toHaveLength(2);
  connections[1]?.unsubscribe(LOCAL);
  await settle();
  expect(latest().sent.at(-1)).toEqual({ type: 'unsubscribe', stream: 'public:local' });
});

test('when the page with the socket crashes another has one, and asks for what all need', async () => {
  const { open, sockets, latest, settle } = browser();
  const [first, second, third] = [open(), open(), open()];
  first.connect();
  await settle();
  latest().accept();
  await settle();
  const connection = second.connect();
  third.connect();
  await settle();
  first.crash();
  await settle();
  expect(sockets).toHaveLength(2);
  expect(second.shared.leads.get()).toBe(true);
  latest().accept();
  await settle();
  expect(second.told).toEqual(['joined', 'joined']);
  expect(third.told).toEqual(['joined', 'joined']);
  connection.subscribe(HOME);
  await settle();
  expect(latest().sent).toEqual([{ type: 'subscribe', stream: 'user' }]);
});

test('when the socket ends all hear of it, and can ask for another', async () => {
  const { open, sockets, latest, settle } = browser();
  const [first, second] = [open(), open()];
  first.connect();
  second.connect();
  await settle();
  latest().accept();
  latest().end(1006);
  await settle();
  expect(first.told).toEqual(['joined', 'closed 1006']);
  expect(second.told).toEqual(['joined', 'closed 1006']);
  second.connect();
  await settle();
  expect(sockets).toHaveLength(2);
});

test('the socket stays for the others when one page leaves, and is closed with the last', async () => {
  const { open, latest, settle } = browser();
  const [first, second] = [open(), open()];
  const [one, two] = [first.connect(), second.connect()];
  await settle();
  latest().accept();
  await settle();
  one.close();
  expect(first.told.at(-1)).toBe('closed 1000 by itself');
  await settle();
  expect(latest().readyState).toBe(latest().OPEN);
  two.close();
  await settle();
  expect(latest().readyState).toBe(latest().CLOSING);
});

test('a page that ends without a word leaves no stream behind, and the last one no socket', async () => {
  const { open, latest, settle } = browser();
  const [first, second] = [open(), open()];
  const connection = first.connect();
  const other = second.connect();
  await settle();
  latest().accept();
  await settle();
  connection.subscribe(HOME);
  for (const stream of [HOME, LOCAL]) other.subscribe(stream);
  await settle();
  for (const _stream of [HOME, LOCAL]) latest().answer('subscribe');
  second.crash();
  await settle();
  expect(latest().sent.at(-1)).toEqual({ type: 'unsubscribe', stream: 'public:local' });
  expect(latest().readyState).toBe(latest().OPEN);
  connection.close();
  await settle();
  expect(latest().readyState).toBe(latest().CLOSING);
});

test('a socket that may be dead is made anew once, however many notice', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { open, sockets, latest, settle } = browser();
  const connections = [open(), open()].map(({ connect }) => connect());
  await settle();
  latest().accept();
  await settle();
  vi.setSystemTime(Date.now() + 3_600_000);
  for (const connection of connections) connection.renew?.();
  await settle();
  expect(sockets).toHaveLength(2);
  expect(sockets[0]?.readyState).toBe(2);
  vi.useRealTimers();
});

test('who notices a second time that the socket may be dead gets another', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { open, sockets, latest, settle } = browser();
  const [one, two] = [open(), open()].map(({ connect }) => connect());
  await settle();
  latest().accept();
  await settle();
  one?.renew?.();
  two?.renew?.();
  await settle();
  expect(sockets).toHaveLength(2);
  vi.setSystemTime(Date.now() + 1000);
  two?.renew?.();
  await settle();
  expect(sockets).toHaveLength(3);
  vi.useRealTimers();
});

test('pages that are given a stream at the same time are told of it as of one moment, one alone at once', async () => {
  vi.useFakeTimers();
  const { open, latest, settle } = browser();
  const [first, second] = [open(), open()];
  const one = first.connect();
  await settle();
  latest().accept();
  await settle();
  one.subscribe(LOCAL);
  await settle();
  latest().answer('subscribe');
  expect(first.grants).toEqual([{ stream: 'public:local', at: Date.now() }]);
  const two = second.connect();
  await settle();
  one.subscribe(HOME);
  await settle();
  latest().answer('subscribe');
  await vi.advanceTimersByTimeAsync(240);
  two.subscribe(HOME);
  await settle();
  await vi.advanceTimersByTimeAsync(300);
  const [, home] = first.grants;
  expect(home?.stream).toBe('user');
  expect(second.grants).toEqual([home]);
  two.close();
  one.close();
  vi.useRealTimers();
});

test('a socket that cannot be made is told to all', async () => {
  const { open, settle, refuse } = browser();
  refuse();
  const [first, second] = [open(), open()];
  await settle();
  second.connect();
  await settle();
  expect(second.told).toEqual(['failed']);
  expect(first.told).toEqual(['error: failed to create socket']);
});
