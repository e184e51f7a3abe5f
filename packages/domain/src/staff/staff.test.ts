import { lookupAccount, type AccountId, type OwnAccount, type StatusId } from '@linnet/api';
import { expect, test } from 'vitest';
import type { Client } from '../client/client';
import { fetchStatus } from '../fetching/fetch-status';
import type { SessionState } from '../session/session-state';
import { startServer } from '../testing/start-server';
import { loadModerated, moderate } from './moderate';
import { canModerate, moderationItemsFor } from './moderation-items';
import { accountAfterStep } from './moderation-step';
import { hasPrivilege, type Privilege } from './privileges';

async function begin(character: 'pleroma' | 'akkoma' = 'pleroma', reader = 'alice') {
  const server = await startServer({ character });
  const client = await server.visitAs(reader);
  const carol = await client.send(lookupAccount('carol'));
  client.graph.accounts.put(carol.id, carol);
  return { ...server, client, carol };
}

const tagIn = async (client: Client, target: { id: AccountId; acct: string }) =>
  (await loadModerated(client, target)).tags;

test('each step reaches the server and is found there again [3.4.010, 3.4.012, 3.4.013, 3.6.012, 3.6.013]', async () => {
  const { client, carol } = await begin();
  const before = await loadModerated(client, carol);
  expect(before).toEqual({ tags: [], deactivated: false, roles: { admin: false, moderator: false } });
  const steps = [
    { kind: 'tag', tag: 'mrf_tag:sandbox', on: true },
    { kind: 'tag', tag: 'mrf_tag:media-strip', on: true },
    { kind: 'tag', tag: 'mrf_tag:sandbox', on: false },
    { kind: 'role', role: 'moderator', on: true },
  ] as const;
  for (const step of steps) expect(await moderate(client, carol, step)).toBeNull();
  const after = await loadModerated(client, carol);
  expect(after).toEqual(steps.reduce(accountAfterStep, before));
  expect(after).toMatchObject({ tags: ['mrf_tag:media-strip'], roles: { admin: false, moderator: true } });
  expect(client.graph.accounts.get(carol.id)?.role).toBe('moderator');
  expect(await moderate(client, carol, { kind: 'activation', on: false })).toBeNull();
  expect(client.graph.accounts.get(carol.id)?.deactivated).toBe(true);
  expect((await loadModerated(client, carol)).deactivated).toBe(true);
  await moderate(client, carol, { kind: 'activation', on: true });
  expect(client.graph.accounts.get(carol.id)?.deactivated).toBe(false);
});

test('what somebody wrote is marked deleted once they are [3.4.011]', async () => {
  const { client, carol, door } = await begin();
  const { id } = await door<{ id: StatusId }>('post', { as: 'carol', text: 'mine' });
  const { id: other } = await door<{ id: StatusId }>('post', { as: 'bob', text: 'not hers' });
  await Promise.all([id, other].map((each) => fetchStatus(client, each)));
  expect(await moderate(client, carol, { kind: 'delete' })).toBeNull();
  expect([id, other].map((each) => client.graph.statuses.get(each)?.deleted)).toEqual([true, false]);
});

test('a step that the server refuses changes nothing, and says why', async () => {
  const { client, carol, door } = await begin();
  await door('fail', { path: 'users/deactivate', status: 403, body: { error: 'Not you' } });
  const refusal = await moderate(client, carol, { kind: 'activation', on: false });
  expect(refusal).toMatchObject({ status: 403, text: 'Not you' });
  expect(client.graph.accounts.get(carol.id)?.deactivated).toBe(false);
  await door('fail', { path: 'users/tag', status: 500 });
  expect(await moderate(client, carol, { kind: 'tag', tag: 'mrf_tag:sandbox', on: true })).not.toBeNull();
  expect(await tagIn(client, carol)).toEqual([]);
});

const scene = (own: Partial<OwnAccount>, features: readonly string[]) => ({
  session: { state: 'signed-in', accountId: 'me', username: 'me', own } as SessionState,
  has: (feature: string) => features.includes(feature),
  target: { id: 'other' as AccountId, acct: 'other', deactivated: false },
});
const TELLS = ['staffOfPleroma', 'staffPrivileges', 'tagPolicy'];

test.each<[string, Partial<OwnAccount>, readonly string[], readonly Privilege[]]>([
  [
    'an admin of a server that does not say',
    { role: 'admin', privileges: [] },
    ['staffOfPleroma'],
    ['users_delete', 'messages_delete', 'statistics_read'],
  ],
  [
    'a moderator of a server that does not say',
    { role: 'moderator', privileges: [] },
    ['staffOfPleroma'],
    ['messages_delete'],
  ],
  ['a member', { role: 'member', privileges: [] }, ['staffOfPleroma'], []],
  ['an admin who may nothing', { role: 'admin', privileges: [] }, TELLS, []],
  [
    'a moderator who may delete',
    { role: 'moderator', privileges: ['users_delete'] },
    TELLS,
    ['users_delete'],
  ],
  ['an admin of a server without such calls', { role: 'admin', privileges: [] }, [], []],
])('privileges of %s [2.1.002, 3.6.002, 3.6.003]', (...[_who, own, features, held]) => {
  const asked: Privilege[] = ['users_delete', 'messages_delete', 'statistics_read'];
  expect(asked.filter((privilege) => hasPrivilege(scene(own, features), privilege))).toEqual(held);
});

test('measures are there only where the server takes them, and no menu without a line [3.3.015, 3.6.008]', () => {
  const own: Partial<OwnAccount> = { role: 'moderator', privileges: ['users_manage_tags'] };
  const lines = (features: readonly string[]) => moderationItemsFor(scene(own, features)).length;
  expect([lines(TELLS), lines(['staffOfPleroma', 'staffPrivileges'])]).toEqual([7, 0]);
  expect(canModerate(scene(own, ['staffOfPleroma', 'staffPrivileges']))).toBe(false);
});

test('servers without calls for staff have no menu for it', () => {
  const admin: Partial<OwnAccount> = { role: 'admin', privileges: [] };
  expect([TELLS, []].map((features) => canModerate(scene(admin, features)))).toEqual([true, false]);
});

test('an Akkoma names no privileges: what its staff may do is known by their role [3.6.002, 3.6.003]', async () => {
  for (const [reader, expected] of [
    ['alice', true],
    ['bob', false],
  ] as const) {
    const { client, carol } = await begin('akkoma', reader);
    const features = await client.features.load();
    const has = (key: Parameters<typeof features.has>[0]): boolean => features.has(key);
    const asked = { session: client.session.state.get(), has };
    expect(canModerate({ ...asked, target: carol })).toBe(expected);
    expect(hasPrivilege(asked, 'messages_delete')).toBe(true);
  }
});
