import { afterEach, expect, test, vi } from 'vitest';
import type { StreamEvent } from './streaming/frame';
import { type StreamConnection, type StreamOptions, connectStream } from './streaming';
import { FakeSocket } from './testing/fake-socket';
import { wireAccount, wireNotification, wireStatus } from './testing/wire-samples';

afterEach(() => {
  vi.useRealTimers();
});

interface Scene {
  socket: FakeSocket;
  connection: StreamConnection;
  log: string[];
  events: StreamEvent[];
}

function connect(options: Partial<StreamOptions> = {}): Scene {
  let socket = new FakeSocket('');
  const log: string[] = [];
  const events: StreamEvent[] = [];
  const connection = connectStream({
    url: 'wss://h.example/',
    token: 'secret',
    tokenInAddress: false,
    open: (url) => (socket = new FakeSocket(url)),
    onJoined: () => log.push('joined'),
    onEvent: (event) => events.push(event),
    onClosed: ({ code, deliberate }) => log.push(`closed ${code} ${deliberate}`),
    onProblem: (what) => log.push(what),
    ...options,
  });
  return { socket, connection, log, events };
}

function joined(options: Partial<StreamOptions> = {}): Scene {
  const scene = connect(options);
  scene.socket.accept();
  scene.socket.answer('pleroma:authenticate');
  return scene;
}

test('keeps the token out of the address and joins when it is accepted', () => {
  const { socket, log } = connect();
  expect(socket.url).toBe('wss://h.example/api/v1/streaming');
  socket.accept();
  expect(socket.sent).toEqual([{ type: 'pleroma:authenticate', token: 'secret' }]);
  expect(log).toEqual([]);
  socket.answer('pleroma:authenticate');
  expect(log).toEqual(['joined']);
});

test('asks for one stream at a time, those asked early after joining', () => {
  const { socket, connection } = connect();
  connection.subscribe({ stream: 'user' });
  connection.subscribe({ stream: 'list', list: '3' });
  socket.accept();
  expect(socket.sent).toHaveLength(1);
  socket.answer('pleroma:authenticate');
  expect(socket.sent.slice(1)).toEqual([{ type: 'subscribe', stream: 'user' }]);
  socket.answer('subscribe');
  connection.unsubscribe({ stream: 'user' });
  expect(socket.sent.slice(2)).toEqual([{ type: 'subscribe', stream: 'list', list: '3' }]);
  socket.answer('subscribe');
  expect(socket.sent.slice(3)).toEqual([{ type: 'unsubscribe', stream: 'user' }]);
});

test('tells a refused stream and goes on with the next', () => {
  const { socket, connection, log } = joined();
  connection.subscribe({ stream: 'nosuch' });
  connection.subscribe({ stream: 'public' });
  socket.answer('subscribe', 'bad_topic');
  expect(log).toEqual(['joined', 'subscribe nosuch: bad_topic']);
  expect(socket.sent.at(-1)).toEqual({ type: 'subscribe', stream: 'public' });
});

test('a refused token is a problem and the end, but not by our wish', () => {
  const { socket, log } = connect();
  socket.accept();
  socket.answer('pleroma:authenticate', 'unauthorized');
  socket.end(1000);
  expect(log).toEqual(['not signed in: unauthorized', 'closed 1000 false']);
  expect(socket.readyState).toBe(3);
});

test('a server that never answers the token is a problem, one that forgets a stream holds nothing up', () => {
  vi.useFakeTimers();
  const silent = connect();
  silent.socket.accept();
  vi.advanceTimersByTime(10_000);
  expect(silent.log).toEqual(['not signed in: no answer', 'closed 1000 false']);
  const { socket, connection, log } = joined();
  connection.subscribe({ stream: 'user' });
  connection.subscribe({ stream: 'direct' });
  vi.advanceTimersByTime(10_000);
  expect(log).toEqual(['joined', 'subscribe user: no answer']);
  expect(socket.sent.at(-1)).toEqual({ type: 'subscribe', stream: 'direct' });
  connection.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('an answer that comes too late counts for what it answers, and not for what was asked since', () => {
  vi.useFakeTimers();
  const granted: string[] = [];
  const { socket, connection, log } = joined({ onGranted: ({ stream }) => granted.push(stream) });
  connection.subscribe({ stream: 'user' });
  connection.subscribe({ stream: 'direct' });
  vi.advanceTimersByTime(10_000);
  expect(log).toContain('subscribe user: no answer');
  socket.answer('subscribe');
  expect(granted).toEqual([]);
  socket.answer('subscribe');
  expect(granted).toEqual(['direct']);
  expect(log).not.toContain('answer to nothing asked');
});

test('one request that is never answered leaves those after it their answers', () => {
  vi.useFakeTimers();
  const granted: string[] = [];
  const { socket, connection, log } = joined({ onGranted: ({ stream }) => granted.push(stream) });
  for (const stream of ['user', 'direct', 'public', 'nosuch']) connection.subscribe({ stream });
  vi.advanceTimersByTime(10_000);
  socket.answer('subscribe');
  // It may be a late answer to the first: then another follows.
  expect(granted).toEqual([]);
  vi.advanceTimersByTime(10_000);
  expect(granted).toEqual(['direct']);
  socket.answer('subscribe');
  expect(granted).toEqual(['direct', 'public']);
  socket.answer('subscribe', 'bad_topic');
  expect(log).toEqual(['joined', 'subscribe user: no answer', 'subscribe nosuch: bad_topic']);
});

test('however many were never answered, the next answer ends the doubt', () => {
  vi.useFakeTimers();
  const granted: string[] = [];
  const { socket, connection } = joined({ onGranted: ({ stream }) => granted.push(stream) });
  for (const stream of ['user', 'direct', 'public', 'public:local']) connection.subscribe({ stream });
  vi.advanceTimersByTime(20_000);
  socket.answer('subscribe');
  vi.advanceTimersByTime(10_000);
  socket.answer('subscribe');
  expect(granted).toEqual(['public', 'public:local']);
});

test('what is not answered within a minute more is not waited for', () => {
  vi.useFakeTimers();
  const granted: string[] = [];
  const { socket, connection } = joined({ onGranted: ({ stream }) => granted.push(stream) });
  connection.subscribe({ stream: 'user' });
  vi.advanceTimersByTime(75_000);
  connection.subscribe({ stream: 'direct' });
  socket.answer('subscribe');
  expect(granted).toEqual(['direct']);
});

test('without a token it joins at once', () => {
  const { socket, connection, log } = connect({ token: null });
  connection.subscribe({ stream: 'public' });
  socket.accept();
  expect(log).toEqual(['joined']);
  expect(socket.sent).toEqual([{ type: 'subscribe', stream: 'public' }]);
});

test('for other servers the token stands in the address and no answer is awaited', () => {
  const { socket, connection, log } = connect({ token: 'a&b', tokenInAddress: true });
  expect(socket.url).toBe('wss://h.example/api/v1/streaming?access_token=a%26b');
  connection.subscribe({ stream: 'user' });
  connection.subscribe({ stream: 'hashtag', tag: 'cats' });
  socket.accept();
  expect(log).toEqual(['joined']);
  expect(socket.sent).toEqual([
    { type: 'subscribe', stream: 'user' },
    { type: 'subscribe', stream: 'hashtag', tag: 'cats' },
  ]);
});

test('a server that answers nothing is believed once it has surely heard, unless the socket ends before', () => {
  vi.useFakeTimers();
  const granted: string[] = [];
  const onGranted: StreamOptions['onGranted'] = ({ stream }) => granted.push(stream);
  const { socket, connection } = connect({ tokenInAddress: true, onGranted });
  connection.subscribe({ stream: 'user' });
  socket.accept();
  vi.advanceTimersByTime(900);
  expect(granted).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(granted).toEqual(['user']);
  connection.subscribe({ stream: 'public' });
  connection.close();
  vi.advanceTimersByTime(5000);
  expect(granted).toEqual(['user']);
});

test('hands over every kind of event [2.7.035, 3.7.093]', () => {
  const { socket, events, log } = joined();
  const payload = JSON.stringify(wireStatus());
  socket.receiveFrame({ event: 'update', payload, stream: ['list', '3'] });
  socket.receiveFrame({ event: 'status.update', payload });
  socket.receiveFrame({ event: 'delete', payload: 'St1' });
  socket.receiveFrame({ event: 'notification', payload: JSON.stringify(wireNotification()) });
  socket.receiveFrame({ event: 'filters_changed' });
  expect(events).toMatchObject([
    { kind: 'update', status: { subject: 'tides' }, stream: ['list', '3'] },
    { kind: 'status.update', status: { subject: 'tides' }, stream: null },
    { kind: 'delete', id: 'St1' },
    { kind: 'notification', notification: { id: '4711' } },
    { kind: 'filters_changed' },
  ]);
  expect(log).toEqual(['joined']);
});

test.each([
  ['{"event":"update","payload":"{}"}', 'unreadable update'],
  ['{"event":"update","payload":"{cut"}', 'unreadable update'],
  ['{"event":"delete"}', 'unreadable delete'],
  ['{"event":"launch","payload":"{}"}', 'unknown event launch'],
  [
    '{"event":"pleroma:respond","payload":"{\\"type\\":\\"subscribe\\",\\"result\\":\\"success\\"}"}',
    'answer to nothing asked',
  ],
  ['<html>', 'frame is no JSON object'],
  ['[]', 'frame is no JSON object'],
  [new ArrayBuffer(8), 'frame is not text'],
  [`"${'x'.repeat(4_000_001)}"`, 'frame is too long'],
])('tells what it cannot read and goes on: %.60s', (message, what) => {
  const { socket, events, log } = joined();
  socket.receive(message);
  socket.receiveFrame({ event: 'delete', payload: 'St1' });
  expect(log).toEqual(['joined', what]);
  expect(events).toHaveLength(1);
});

test('events that servers send and we do not use are no problem', () => {
  const { socket, events, log } = joined();
  socket.receiveFrame({ event: 'announcement', payload: '{}' });
  socket.receiveFrame({ event: 'notifications_merged' });
  expect([log, events]).toEqual([['joined'], []]);
});

test('tells of chats, conversations and follows [2.7.035, 3.7.093]', () => {
  const { socket, events, log } = joined();
  const payload = (value: unknown) => JSON.stringify(value);
  const [account, status] = [wireAccount(), wireStatus()];
  const message = { id: 'M1', chat_id: 'C1', account_id: account.id, content: 'hi', idempotency_key: 'k' };
  const chat = {
    id: 'C1',
    account,
    unread: 2,
    last_message: message,
    updated_at: '2024-11-05T18:00:00.000Z',
  };
  socket.receiveFrame({ event: 'pleroma:chat_update', payload: payload(chat), stream: ['user'] });
  socket.receiveFrame({
    event: 'conversation',
    payload: payload({ id: '22', unread: true, accounts: [account], last_status: status }),
  });
  const counts = (id: string) => ({ id, follower_count: 3, following_count: 4 });
  const change = { state: 'follow_accept', follower: counts('A1'), following: counts('A2') };
  socket.receiveFrame({ event: 'pleroma:follow_relationships_update', payload: payload(change) });
  expect(events).toMatchObject([
    { kind: 'chat', chat: { id: 'C1', unreadCount: 2, lastMessage: { content: 'hi', idempotencyKey: 'k' } } },
    { kind: 'conversation', conversation: { id: '22', lastStatus: { id: status.id } } },
    { kind: 'relationship', change: { state: 'follow_accept', followed: { id: 'A2', followersCount: 3 } } },
  ]);
  socket.receiveFrame({ event: 'pleroma:chat_update', payload: '{}' });
  expect(log).toEqual(['joined', 'unreadable pleroma:chat_update']);
});

test('tells with which code the server closed', () => {
  const { socket, log } = joined();
  socket.end(1001);
  expect(log).toEqual(['joined', 'closed 1001 false']);
});

test('after closing by wish it tells that once and nothing more', () => {
  const { socket, connection, log, events } = joined();
  connection.close();
  connection.subscribe({ stream: 'user' });
  socket.receiveFrame({ event: 'delete', payload: 'St1' });
  socket.end(1000);
  connection.close();
  expect(log).toEqual(['joined', 'closed 1000 true']);
  expect(events).toEqual([]);
  expect(socket.sent).toHaveLength(1);
});

test('a socket closed before it opened sends no token', () => {
  const { socket, connection, log } = connect();
  connection.close();
  socket.accept();
  expect(socket.sent).toEqual([]);
  expect(log).toEqual(['closed 1000 true']);
});

test('a socket that cannot be made is the affair of the caller', () => {
  const open = (): WebSocket => {
    throw new DOMException('refused', 'SecurityError');
  };
  expect(() => connect({ open })).toThrow('refused');
});
