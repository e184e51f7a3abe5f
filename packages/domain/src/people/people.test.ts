import { lookupAccount, type Account, type AccountId } from '@linnet/api';
import type { SandboxOptions } from '@linnet/sandbox';
import { afterEach, expect, test, vi } from 'vitest';
import type { Client } from '../client/client';
import { startServer } from '../testing/start-server';
import { relationshipsOf } from './relationships';
import { setFollow } from './decisions';

afterEach(() => void vi.useRealTimers());

async function begin(
  between?: (request: Request, next: typeof fetch) => Promise<Response>,
  character: SandboxOptions['character'] = 'pleroma',
) {
  const server = await startServer({ character });
  const client = await server.visitAs('alice', between ? { between } : {});
  const asked = async () =>
    (await server.requests()).filter(({ path }) => path === '/api/v1/accounts/relationships');
  const person = (name: string): Promise<Account> => client.send(lookupAccount(name));
  return { ...server, client, asked, person, standing: standingIn(client) };
}

const standingIn =
  ({ graph }: Client) =>
  (id: AccountId): string | undefined => {
    const row = graph.relationships.get(id);
    if (row === undefined) return undefined;
    return row.following ? 'following' : row.requested ? 'requested' : 'none';
  };

/** Each has its own words for how people stand to each other. */
const characters = ['pleroma', 'mastodon'] as const;

test.each(characters)(
  'for all who come to a screen together the server is asked once, on %s',
  async (character) => {
    const { client, asked, person, standing } = await begin(undefined, character);
    const people = await Promise.all(['bob', 'carol', 'dave'].map(person));
    for (const { id } of people) relationshipsOf(client).request(id);
    for (const { id } of people) relationshipsOf(client).request(id);
    await vi.waitFor(() => expect(people.map(({ id }) => standing(id))).toEqual(['none', 'none', 'none']));
    for (const { id } of people) relationshipsOf(client).request(id);
    expect(await asked()).toHaveLength(1);
  },
);

test('visitors do not even ask [2.2.050]', async () => {
  const { client, asked, person } = await begin();
  const bob = await person('bob');
  await client.accounts.signOut();
  relationshipsOf(client.accounts.shown.get()).request(bob.id);
  await Promise.resolve();
  expect(await asked()).toEqual([]);
});

test('what did not come is told, and is asked for again', async () => {
  const { client, door, person, standing } = await begin();
  const all = relationshipsOf(client);
  const bob = await person('bob');
  await door('fail', { path: 'accounts/relationships', status: 500 });
  all.request(bob.id);
  await vi.waitFor(() => expect(all.failed.get().get(bob.id)).toMatchObject({ status: 500 }));
  all.retry();
  await vi.waitFor(() => expect(standing(bob.id)).toBe('none'));
  expect(all.failed.get().size).toBe(0);
  all.request('nobody' as AccountId);
  await vi.waitFor(() => expect(all.failed.get().get('nobody' as AccountId)?.kind).toBe('malformed'));
});

test.each(characters)(
  'a follow shows once the server has said yes; a locked account is asked; both end [3.4.002, 3.4.003]',
  async (character) => {
    const { client, person, standing } = await begin(undefined, character);
    const [bob, dave] = [await person('bob'), await person('dave')];
    const coming = setFollow(client, bob, true);
    expect(standing(bob.id)).toBeUndefined();
    expect(await coming).toBeNull();
    expect(standing(bob.id)).toBe('following');
    await setFollow(client, dave, true);
    expect(standing(dave.id)).toBe('requested');
    await setFollow(client, dave, false);
    await setFollow(client, bob, false);
    expect([standing(bob.id), standing(dave.id)]).toEqual(['none', 'none']);
  },
);

test('a refused follow says why and changes nothing', async () => {
  const { client, door, person, standing } = await begin();
  const bob = await person('bob');
  await door('fail', { path: '/follow$', status: 403, body: { error: 'rejected' } });
  expect(await setFollow(client, bob, true)).toMatchObject({ status: 403, text: 'rejected' });
  expect(standing(bob.id)).toBeUndefined();
});

/** A server that answers a follow with what was before it, and knows better at the look of this number. */
function slowly(looksNeeded: number) {
  let looks = 0;
  const between = async (request: Request, next: typeof fetch): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const answer = await next(request);
    if (pathname.endsWith('/follow')) return Response.json({ ...(await answer.json()), following: false });
    if (!pathname.endsWith('/relationships')) return answer;
    looks += 1;
    const [told] = await answer.json();
    return Response.json([{ ...told, following: looks >= looksNeeded }]);
  };
  return { between, looks: () => looks };
}

test.each([
  [2, 2, 'following'],
  [9, 3, 'none'],
])(
  'where following takes its time (%i), the server is asked %i times more [3.4.004, 3.9.004]',
  async (...[needed, looked, end]) => {
    const { between, looks } = slowly(needed);
    const { client, person, standing } = await begin(between);
    const bob = await person('bob');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const coming = setFollow(client, bob, true);
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(500);
      expect(looks()).toBe(looked);
    });
    await coming;
    expect(standing(bob.id)).toBe(end);
  },
);
