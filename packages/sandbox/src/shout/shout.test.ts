import type { WireAccount, WireShoutMessage } from '@linnet/api/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { isBeyondRecording } from '../contract/exceptions';
import { compare } from '../contract/compare';
import { readShapes } from '../contract/recorded-routes';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';

let server: TestSandbox;
let url: string;
beforeEach(async () => {
  server = await startSandbox({ port: 0 });
  ({ url } = await server.sandbox.listen());
});
afterEach(() => server.sandbox.close());

async function chatToken(name: string): Promise<string> {
  const answer = await server.get('/api/v1/accounts/verify_credentials', await server.signIn(name));
  return answer.json<WireAccount>().pleroma.chat_token ?? '';
}

/** A client's end: frames are taken in the order in which they came. */
class Shouter {
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  readonly #frames: unknown[] = [];
  readonly #waiting: ((frame: unknown) => void)[] = [];

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('message', (content) => {
      const frame: unknown = JSON.parse(String(content));
      const waiter = this.#waiting.shift();
      if (waiter) waiter(frame);
      else this.#frames.push(frame);
    });
  }

  send(frame: unknown): void {
    this.socket.send(JSON.stringify(frame));
  }

  next(): Promise<unknown> {
    if (this.#frames.length > 0) return Promise.resolve(this.#frames.shift());
    return new Promise((take) => this.#waiting.push(take));
  }
}

function connect(query: string): Promise<Shouter | number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket/websocket${query}`);
  const shouter = new Shouter(socket);
  return new Promise((resolve) => {
    socket.on('open', () => resolve(shouter));
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.on('error', () => resolve(0));
  });
}

async function enter(name: string): Promise<Shouter> {
  const shouter = await connect(`?token=${await chatToken(name)}&vsn=2.0.0`);
  if (typeof shouter === 'number') throw new Error(`refused with ${shouter}`);
  return shouter;
}

async function join(name: string): Promise<Shouter> {
  const shouter = await enter(name);
  shouter.send(['1', '1', 'chat:public', 'phx_join', {}]);
  await shouter.next();
  await shouter.next();
  return shouter;
}

const OK = { response: {}, status: 'ok' };

test('what the room says is of the recorded form', async () => {
  const { frames, entities } = readShapes('pleroma-2.7');
  const rules = { entities, allows: isBeyondRecording };
  const alice = await enter('alice');
  alice.send(['1', '1', 'chat:public', 'phx_join', {}]);
  const heard = [await alice.next(), await alice.next()];
  alice.send(['1', '2', 'chat:public', 'new_msg', { text: 'hello' }]);
  heard.push(await alice.next());
  const differences = heard.flatMap((frame) => {
    const [, , , name, payload]: unknown[] = Array.isArray(frame) ? frame : [];
    const event = `shout ${String(name)}`;
    const shape = frames[event];
    if (shape === undefined) return [`${event} was never recorded`];
    return compare(shape, { event, payload }, { at: event, rules }).map(({ at, what }) => `${at} ${what}`);
  });
  expect(heard).toHaveLength(3);
  expect(differences).toEqual([]);
});

test('who has no good token stays outside, and a closed shoutbox lets nobody in', async () => {
  expect(await connect('?token=nonsense&vsn=2.0.0')).toBe(403);
  expect(await connect('')).toBe(500);
  const token = await chatToken('alice');
  await server.door('settings', { featuresOff: ['shout'] });
  expect(await connect(`?token=${token}&vsn=2.0.0`)).toBe(403);
  await server.door('settings', { featuresOff: [] });
  await server.door('clock', { offsetMs: 84_601_000 });
  expect(await connect(`?token=${token}&vsn=2.0.0`)).toBe(403);
});

test('everybody who joined hears what is said, and who comes later reads it', async () => {
  const [alice, bob] = [await join('alice'), await join('bob')];
  alice.send(['1', '2', 'chat:public', 'new_msg', { text: '  hello  ' }]);
  for (const shouter of [alice, bob]) {
    expect(await shouter.next()).toMatchObject([
      null,
      null,
      'chat:public',
      'new_msg',
      { id: 2, text: 'hello', author: { acct: 'alice' } },
    ]);
  }
  const carol = await enter('carol');
  carol.send(['7', '7', 'chat:public', 'phx_join', {}]);
  expect(await carol.next()).toEqual(['7', '7', 'chat:public', 'phx_reply', OK]);
  expect(await carol.next()).toMatchObject([
    '7',
    null,
    'chat:public',
    'messages',
    { messages: [{ id: 2, text: 'hello' }] },
  ]);
});

test('only the newest twenty are kept, and empty or overlong ones never', async () => {
  const alice = await join('alice');
  for (const text of [' ', 'x'.repeat(5001)]) alice.send(['1', '2', 'chat:public', 'new_msg', { text }]);
  for (let count = 1; count <= 22; count += 1) {
    alice.send(['1', '2', 'chat:public', 'new_msg', { text: String(count) }]);
    expect(await alice.next()).toMatchObject({ 4: { text: String(count) } });
  }
  const bob = await enter('bob');
  bob.send(['1', '1', 'chat:public', 'phx_join', {}]);
  await bob.next();
  const [, , , , { messages }] = (await bob.next()) as [0, 0, 0, 0, { messages: WireShoutMessage[] }];
  expect(messages.map(({ text }) => text)).toEqual(
    Array.from({ length: 20 }, (_, index) => String(index + 3)),
  );
});

test('heartbeats are answered, unknown topics refused, and leaving ends it', async () => {
  const alice = await join('alice');
  alice.send([null, '3', 'phoenix', 'heartbeat', {}]);
  expect(await alice.next()).toEqual([null, '3', 'phoenix', 'phx_reply', OK]);
  const refusal = async (topic: string) => {
    alice.send(['4', '4', topic, 'phx_join', {}]);
    return alice.next();
  };
  const error = (reason: string) => ({ 4: { status: 'error', response: { reason } } });
  expect(await refusal('chat:secret')).toMatchObject(error('join crashed'));
  expect(await refusal('news')).toMatchObject(error('unmatched topic'));
  alice.send(['1', '5', 'chat:public', 'phx_leave', {}]);
  expect(await alice.next()).toEqual(['1', '5', 'chat:public', 'phx_reply', OK]);
  expect(await alice.next()).toEqual(['1', '1', 'chat:public', 'phx_close', {}]);
  alice.send(['1', '6', 'chat:public', 'new_msg', { text: 'still here?' }]);
  expect(await alice.next()).toMatchObject(error('unmatched topic'));
});

test('the first version of the protocol is spoken as well', async () => {
  const alice = await connect(`?token=${await chatToken('alice')}`);
  if (typeof alice === 'number') throw new Error(`refused with ${alice}`);
  alice.send({ topic: 'chat:public', event: 'phx_join', payload: {}, ref: '1' });
  expect(await alice.next()).toEqual({ topic: 'chat:public', event: 'phx_reply', ref: '1', payload: OK });
  expect(await alice.next()).toEqual({
    topic: 'chat:public',
    event: 'messages',
    ref: null,
    payload: { messages: [] },
  });
});

test('what is no frame ends the connection', async () => {
  const alice = await join('alice');
  alice.socket.send('nonsense');
  expect(await alice.closed).toBe(1011);
});
