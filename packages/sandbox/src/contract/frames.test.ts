import type { WireFrame } from '@linnet/api/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStream, type Stream } from '../testing/open-stream';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';
import { isBeyondRecording } from './exceptions';
import { compare } from './compare';
import { readShapes } from './recorded-routes';

const { frames, entities } = readShapes('pleroma-2.7');
const rules = { entities, allows: isBeyondRecording };

let server: TestSandbox;
let stream: Stream;
let alice: string;
let bob: string;

beforeAll(async () => {
  server = await startSandbox({ port: 0 });
  const { url } = await server.sandbox.listen();
  alice = await server.signIn('alice');
  bob = await server.signIn('bob');
  const opened = await openStream(url, `?stream=user&access_token=${alice}`);
  if (typeof opened === 'number') throw new Error(`refused with ${opened}`);
  stream = opened;
  await stream.ask({ type: 'subscribe', stream: 'direct' });
});
afterAll(() => server.sandbox.close());

/** A frame with its payload read; the payload of `delete` is an id and no JSON. */
function opened(frame: WireFrame): object {
  const { payload } = frame;
  if (payload === undefined || frame.event === 'delete') return frame;
  const read: unknown = JSON.parse(payload);
  return { ...frame, payload: read };
}

function differences(frame: WireFrame): string[] {
  const shape = frames[frame.event];
  if (shape === undefined) return [`${frame.event} was never recorded`];
  const found = compare(shape, opened(frame), { at: frame.event, rules });
  return found.map(({ at, what }) => `${at} ${what}`);
}

async function idOf(acct: string): Promise<string> {
  return (await server.get(`/api/v1/accounts/lookup?acct=${acct}`)).json<{ id: string }>().id;
}

async function say(text: string, more: Record<string, string> = {}): Promise<string> {
  const said = await server.post('/api/v1/statuses', { status: text, ...more }, bob);
  return said.json<{ id: string }>().id;
}

/** What makes each event happen; alice listens, bob acts unless said otherwise. */
const CAUSES: Readonly<Record<string, () => Promise<unknown>>> = {
  update: async () => {
    await server.post(`/api/v1/accounts/${await idOf('bob')}/follow`, {}, alice);
    await say('Anybody here?');
  },
  notification: () => say('@alice look'),
  conversation: async () => {
    // A conversation that is new to both is often not told: the second word is.
    const id = await say('@alice between us', { visibility: 'direct' });
    await say('@alice and more', { visibility: 'direct', in_reply_to_id: id });
  },
  delete: async () => {
    await server.post(`/api/v1/accounts/${await idOf('bob')}/follow`, {}, alice);
    await server.call('DELETE', `/api/v1/statuses/${await say('Not so')}`, { token: bob });
  },
  'status.update': async () => {
    await server.post(`/api/v1/accounts/${await idOf('bob')}/follow`, {}, alice);
    const id = await say('Frist');
    await server.call('PUT', `/api/v1/statuses/${id}`, { token: bob, json: { status: 'First' } });
  },
  'pleroma:chat_update': async () => {
    const path = `/api/v1/pleroma/chats/by-account-id/${await idOf('alice')}`;
    const { id } = (await server.post(path, {}, bob)).json<{ id: string }>();
    await server.post(`/api/v1/pleroma/chats/${id}/messages`, { content: 'Kettle is on' }, bob);
  },
  'pleroma:follow_relationships_update': async () => {
    const id = await idOf('carol');
    await server.post(`/api/v1/accounts/${id}/unfollow`, {}, alice);
    await server.post(`/api/v1/accounts/${id}/follow`, {}, alice);
  },
  'pleroma:respond': async () => stream.socket.send(JSON.stringify({ type: 'subscribe', stream: 'public' })),
};

const isOfStream = (event: string) => !event.startsWith('shout ');

test.each(Object.keys(frames).filter(isOfStream))('a %s frame is of the recorded form', async (event) => {
  const cause = CAUSES[event];
  if (!cause) throw new Error(`Nothing here makes a ${event} frame.`);
  await cause();
  expect(differences(await stream.event(event))).toEqual([]);
});

test('every other frame that came along was of its form, too', () => {
  expect(stream.unread.length).toBeGreaterThan(3);
  expect([...new Set(stream.unread.flatMap(differences))]).toEqual([]);
});
