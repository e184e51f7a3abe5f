import { lookupAccount, type Account, type AccountId, type Relationship } from '@linnet/api';
import type { SandboxOptions } from '@linnet/sandbox';
import { expect, test, vi } from 'vitest';
import { startServer } from '../testing/start-server';
import type { Decision } from './decision';
import { decisionsOf } from './decisions';
import { muteEndsIn } from './mute-ends';
import { relationshipsOf } from './relationships';

type Between = (request: Request, next: typeof fetch) => Promise<Response>;

async function begin(between?: Between, character: SandboxOptions['character'] = 'pleroma') {
  const server = await startServer({ character });
  const client = await server.visitAs('alice', between ? { between } : {});
  const standing = (id: AccountId): Relationship | undefined => client.graph.relationships.get(id);
  const decide = (account: Account, decision: Decision) => decisionsOf(client).decide(account, decision);
  async function known(name: string): Promise<Account> {
    const account = await client.send(lookupAccount(name));
    relationshipsOf(client).request(account.id);
    await vi.waitFor(() => expect(standing(account.id)).toBeDefined());
    return account;
  }
  const calls = async () =>
    (await server.requests()).filter(({ method }) => method === 'POST').map(({ path }) => path);
  return { ...server, client, standing, decide, known, calls };
}

const mute = { kind: 'mute', on: true, notifications: true, seconds: 0 } as const;

const switches: readonly [string, Decision, Decision, keyof Relationship, boolean][] = [
  ['a mute', mute, { kind: 'mute', on: false }, 'muting', true],
  ['a block', { kind: 'block', on: true }, { kind: 'block', on: false }, 'blocking', true],
  ['telling of posts', { kind: 'notify', on: true }, { kind: 'notify', on: false }, 'notifying', true],
  ['hiding repeats', { kind: 'repeats', on: false }, { kind: 'repeats', on: true }, 'showingRepeats', false],
];

/** Each of them is followed, muted and blocked by its own words. */
const characters = ['pleroma', 'akkoma', 'mastodon'] as const;

const everywhere = switches.flatMap(([name, ...rest]) =>
  characters.map((character) => [`${name} on ${character}`, character, ...rest] as const),
);

test.each(everywhere)(
  '%s shows once the server has said yes, and so does its end [3.4.001, 3.4.005, 3.4.006, 3.4.007, 3.4.008]',
  async (...[, character, start, end, mark, marked]) => {
    const { decide, known, standing } = await begin(undefined, character);
    const bob = await known('bob');
    await decide(bob, { kind: 'follow', on: true });
    const shown = () => standing(bob.id)?.[mark];
    const coming = decide(bob, start);
    expect(shown()).toBe(!marked);
    expect(await coming).toBeNull();
    expect(shown()).toBe(marked);
    const ending = decide(bob, end);
    expect(shown()).toBe(marked);
    expect(await ending).toBeNull();
    expect(shown()).toBe(!marked);
  },
);

test.each(characters)(
  'on %s repeats stay hidden when the bell is pressed, and the bell stays when repeats are hidden',
  async (character) => {
    const { decide, known, standing } = await begin(undefined, character);
    const bob = await known('bob');
    const both = () => [standing(bob.id)?.showingRepeats, standing(bob.id)?.notifying];
    await decide(bob, { kind: 'follow', on: true });
    await decide(bob, { kind: 'repeats', on: false });
    await decide(bob, { kind: 'notify', on: true });
    expect(both()).toEqual([false, true]);
    await decide(bob, { kind: 'notify', on: false });
    expect(both()).toEqual([false, false]);
    await decide(bob, { kind: 'repeats', on: true });
    await decide(bob, { kind: 'notify', on: true });
    expect(both()).toEqual([true, true]);
    await decide(bob, { kind: 'repeats', on: false });
    expect(both()).toEqual([false, true]);
  },
);

test('repeats stay hidden when the bell is pressed before the server has answered', async () => {
  const { decide, known, standing } = await begin();
  const bob = await known('bob');
  await decide(bob, { kind: 'follow', on: true });
  await Promise.all([decide(bob, { kind: 'repeats', on: false }), decide(bob, { kind: 'notify', on: true })]);
  expect(standing(bob.id)).toMatchObject({ showingRepeats: false, notifying: true });
});

test('what the server refuses changes nothing, and says why [3.4.001]', async () => {
  const { decide, door, known, standing } = await begin();
  const bob = await known('bob');
  await door('fail', { path: '/mute$', status: 403, body: { error: 'not here' } });
  expect(await decide(bob, mute)).toMatchObject({ status: 403, text: 'not here' });
  expect(standing(bob.id)?.muting).toBe(false);
});

test('two decisions about one person are sent one after the other, and the last one stands', async () => {
  const sent: string[] = [];
  let release = (): void => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { decide, known, standing } = await begin(async (request, next) => {
    const verb = /\/(un)?block$/.exec(new URL(request.url).pathname)?.[0];
    if (verb !== undefined) sent.push(verb);
    if (verb === '/block') await gate;
    return next(request);
  });
  const bob = await known('bob');
  const both = [decide(bob, { kind: 'block', on: true }), decide(bob, { kind: 'block', on: false })];
  await vi.waitFor(() => expect(sent).toEqual(['/block']));
  release();
  await Promise.all(both);
  expect(sent).toEqual(['/block', '/unblock']);
  expect(standing(bob.id)?.blocking).toBe(false);
});

test('a mute ends by itself when its time is over, and leaves notifications where that was wished [3.4.006]', async () => {
  const { client, decide, door, known, standing } = await begin();
  const bob = await known('bob');
  await decide(bob, { ...mute, notifications: false, seconds: 600 });
  expect(standing(bob.id)).toMatchObject({ muting: true, mutingNotifications: false });
  await door('clock', { offsetMs: 601_000 });
  client.graph.relationships.sweep(() => false);
  expect(standing((await known('bob')).id)?.muting).toBe(false);
});

test('a follower is sent away; who has left meanwhile is no error [3.4.009]', async () => {
  const server = await begin();
  const { decide, known, standing, visitAs } = server;
  const bob = await known('bob');
  const other = await visitAs('bob');
  const alice = await other.send(lookupAccount('alice'));
  await decisionsOf(other).decide(alice, { kind: 'follow', on: true });
  server.client.graph.relationships.sweep(() => false);
  await known('bob');
  expect(standing(bob.id)?.followedBy).toBe(true);
  expect(await decide(bob, { kind: 'removeFollower', on: true })).toBeNull();
  expect(standing(bob.id)?.followedBy).toBe(false);
  expect(await decide(bob, { kind: 'removeFollower', on: true })).toBeNull();
  expect(await decide(bob, { kind: 'block', on: false })).toBeNull();
});

/** A server that takes a mute and knows nothing of its time. */
const forEver: Between = async (request, next) => {
  if (!request.url.endsWith('/mute')) return next(request);
  const { headers, url } = request;
  return next(new Request(url, { method: 'POST', headers, body: '{}' }));
};

test('a mute that the server keeps for ever is said, and no time is offered again', async () => {
  const { client, decide, known, standing } = await begin(forEver);
  const bob = await known('bob');
  expect(await decide(bob, { ...mute, seconds: 600 })).toEqual({ kind: 'ignored' });
  expect(standing(bob.id)?.muting).toBe(true);
  expect(muteEndsIn(client.graph).of(bob.id)).toBeNull();
  expect(client.features.loaded.get()?.has('muteDuration')).toBe(false);
});

/** A server from before `follow` took `notify`: it answers how one stands and changes nothing. */
const old: Between = async (request, next) => {
  const [, id] = /\/accounts\/([^/]+)\/follow$/.exec(new URL(request.url).pathname) ?? [];
  if (id === undefined || !(await request.clone().text()).includes('notify')) return next(request);
  const { headers } = request;
  const standing = new URL(`/api/v1/accounts/relationships?id[]=${id}`, request.url);
  const answer = await next(new Request(standing, { headers }));
  const [relationship]: unknown[] = await answer.json();
  return Response.json(relationship);
};

test('where following cannot be told to notify, the older call does it [3.4.005]', async () => {
  const { decide, known, standing, calls } = await begin(old);
  const bob = await known('bob');
  await decide(bob, { kind: 'follow', on: true });
  expect(await decide(bob, { kind: 'notify', on: true })).toBeNull();
  expect(standing(bob.id)?.notifying).toBe(true);
  expect(await decide(bob, { kind: 'notify', on: false })).toBeNull();
  expect(standing(bob.id)?.notifying).toBe(false);
  expect((await calls()).filter((path) => /\/(un)?subscribe$/.test(path))).toHaveLength(2);
});

test('what the server takes and does not keep is told, and is not offered any more', async () => {
  const { client, decide, known, standing } = await begin(async (request, next) => {
    const answer = await next(request);
    const { pathname } = new URL(request.url);
    if (!/\/(follow|subscribe)$/.test(pathname)) return answer;
    return Response.json({ ...(await answer.json()), notifying: false, subscribing: false });
  });
  const bob = await known('bob');
  await decide(bob, { kind: 'follow', on: true });
  expect(await decide(bob, { kind: 'notify', on: true })).toEqual({ kind: 'ignored' });
  expect(standing(bob.id)?.notifying).toBe(false);
  expect(client.features.loaded.get()?.has('notify')).toBe(false);
});

test('a server without it is asked neither to tell of posts nor to end a mute', async () => {
  const { client } = await begin(undefined, 'hollo');
  const features = await client.features.load();
  const lacking = ['notify', 'muteDuration', 'directList', 'reportOfLocals', 'reportWithoutComment'] as const;
  expect(lacking.filter((key) => features.has(key))).toEqual([]);
  expect(features.has('customEmojiReactions')).toBe(true);
});
