import { lookupAccount } from '@linnet/api';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '../client/client';
import { decisionsOf } from '../people';
import { startServer } from '../testing/start-server';
import { shoutboxOf } from './shoutbox';

vi.setConfig({ testTimeout: 30_000 });

let server: Awaited<ReturnType<typeof startServer>>;
beforeEach(async () => {
  server = await startServer({ listens: true });
});

/** Somebody in the room. */
async function enter(name: string) {
  const client = await server.visitAs(name);
  const leave = shoutboxOf(client).follow();
  await joined(client);
  return { client, box: shoutboxOf(client), leave };
}

const joined = (client: Client) =>
  vi.waitFor(() => expect(shoutboxOf(client).isJoined.get()).toBe(true), { timeout: 10_000 });

const textsOf = (client: Client) =>
  shoutboxOf(client)
    .state.get()
    .value?.map(({ text }) => text);

test('everybody in the room reads what is said, and who comes later does too [2.7.037, 3.7.094]', async () => {
  const [alice, bob] = [await enter('alice'), await enter('bob')];
  expect(textsOf(alice.client)).toEqual([]);
  expect(await alice.box.say('  Good morning  ')).toBeNull();
  await vi.waitFor(() => expect(textsOf(bob.client)).toEqual(['Good morning']));
  const [row] = bob.box.state.get().value ?? [];
  expect(row && bob.client.graph.accounts.get(row.accountId)?.username).toBe('alice');
  const carol = await enter('carol');
  expect(textsOf(carol.client)).toEqual(['Good morning']);
});

test('the last 19 messages are kept', async () => {
  const alice = await enter('alice');
  for (let count = 1; count <= 22; count += 1) expect(await alice.box.say(`${count}`)).toBeNull();
  const last = Array.from({ length: 19 }, (_, index) => `${index + 4}`);
  expect(textsOf(alice.client)).toEqual(last);
  const bob = await enter('bob');
  expect(textsOf(bob.client)).toEqual(last);
});

test('a message that the server drops is not sent after ten seconds [2.7.038]', async () => {
  const alice = await enter('alice');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const settled = vi.fn<(error: unknown) => void>();
    const sending = alice.box.say('x'.repeat(5001)).then(settled);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await sending;
    expect(settled).toHaveBeenCalledWith({ kind: 'offline', timedOut: true });
  } finally {
    vi.useRealTimers();
  }
});

test('a message that arrives after ten seconds all the same is no longer in the form', async () => {
  const alice = await enter('alice');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    alice.box.draft.set('x'.repeat(5001));
    const sending = alice.box.say('x'.repeat(5001));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await sending).toEqual({ kind: 'offline', timedOut: true });
  } finally {
    vi.useRealTimers();
  }
  expect(alice.box.draft.get()).toHaveLength(5001);
  await server.door('settings', { shoutLimit: 6000 });
  await server.door('shout', { as: 'alice', text: 'x'.repeat(5001) });
  await vi.waitFor(() => expect(alice.box.draft.get()).toBe(''));
});

test('a broken connection is made anew, and brings what was said meanwhile, nothing twice', async () => {
  const [alice, bob] = [await enter('alice'), await enter('bob')];
  await alice.box.say('before');
  await server.door('sockets', { action: 'refuse' });
  await server.door('sockets', { action: 'drop', code: 1006, account: 'bob' });
  await vi.waitFor(() => expect(bob.box.isJoined.get()).toBe(false));
  expect(await bob.box.say('lost?')).toEqual({ kind: 'offline', timedOut: false });
  await alice.box.say('meanwhile');
  await server.door('sockets', { action: 'allow' });
  await joined(bob.client);
  expect(textsOf(bob.client)).toEqual(['before', 'meanwhile']);
  expect(bob.box.state.get()).toMatchObject({ error: null, isLoading: false });
});

test('a token that has expired is replaced by a new one', async () => {
  const alice = await server.visitAs('alice');
  const own = () => {
    const viewer = alice.session.state.get();
    return viewer.state === 'signed-in' ? viewer.own?.chatToken : null;
  };
  const before = own();
  await server.door('clock', { offsetMs: 84_601_000 });
  shoutboxOf(alice).follow();
  await vi.waitFor(() => expect(shoutboxOf(alice).state.get().error).toMatchObject({ kind: 'offline' }));
  await joined(alice);
  expect(own()).not.toBe(before);
  expect(shoutboxOf(alice).state.get()).toMatchObject({ value: [], error: null });
});

test('a room that was left at once and entered again is entered', async () => {
  const alice = await server.visitAs('alice');
  const box = shoutboxOf(alice);
  box.follow()();
  const leave = box.follow();
  await joined(alice);
  leave();
  expect(box.isJoined.get()).toBe(false);
  box.follow();
  await joined(alice);
  expect(box.state.get().error).toBeNull();
});

test('there is none without the feature, without a token, and for visitors [1.6.009, 2.5.047]', async () => {
  const isMissing = async (client: Client) => {
    const box = shoutboxOf(client);
    const leave = box.follow();
    await vi.waitFor(() => expect(box.state.get()).toMatchObject({ value: null, isOffered: false }));
    leave();
  };
  const without = { between: hidingToken };
  await isMissing(await server.visitAs('alice', without));
  await isMissing(server.visit());
  await server.door('settings', { featuresOff: ['chat', 'shout'] });
  await isMissing(await server.visitAs('alice'));
});

/** As a server whose shoutbox is off for this account. */
async function hidingToken(request: Request, next: typeof fetch): Promise<Response> {
  const answer = await next(request);
  if (!request.url.endsWith('/verify_credentials')) return answer;
  const body = (await answer.json()) as { pleroma: object };
  return Response.json({ ...body, pleroma: { ...body.pleroma, chat_token: undefined } });
}

test('what blocked people say is not shown, from then on and until they are let in again', async () => {
  const [alice, bob, carol] = [await enter('alice'), await enter('bob'), await enter('carol')];
  expect(await bob.box.say('One')).toBeNull();
  expect(await carol.box.say('Two')).toBeNull();
  await vi.waitFor(() => expect(textsOf(alice.client)).toEqual(['One', 'Two']));
  const account = await alice.client.send(lookupAccount('bob'));
  const decide = async (isBlocked: boolean) => {
    const decision = { kind: 'block', on: isBlocked } as const;
    expect(await decisionsOf(alice.client).decide(account, decision)).toBeNull();
  };
  await decide(true);
  expect(textsOf(alice.client)).toEqual(['Two']);
  expect(await bob.box.say('Three')).toBeNull();
  expect(await carol.box.say('Four')).toBeNull();
  await vi.waitFor(() => expect(textsOf(alice.client)).toEqual(['Two', 'Four']));
  const late = await server.visitAs('alice');
  onTestFinished(shoutboxOf(late).follow());
  await vi.waitFor(() => expect(textsOf(late)).toEqual(['Two', 'Four']));
  await decide(false);
  expect(textsOf(alice.client)).toEqual(['One', 'Two', 'Three', 'Four']);
});
