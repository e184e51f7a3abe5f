import type { WireAccount, WireNotification, WireOriginalStatus, WireReactionPeople } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { postStatus } from '../../testing/post-status';
import { BASE, type TestSandbox, startSandbox } from '../../testing/start-sandbox';

let server: TestSandbox;
let alice: string;
let bob: string;
let carol: string;
let id: string;
beforeEach(async () => {
  server = await startSandbox();
  [alice, bob, carol] = [
    await server.signIn('alice'),
    await server.signIn('bob'),
    await server.signIn('carol'),
  ];
  ({ id } = await postStatus(server, alice, { status: 'React!' }));
});

const path = (emoji: string, status = id) =>
  `/api/v1/pleroma/statuses/${status}/reactions/${encodeURIComponent(emoji)}`;
const react = (token: string, emoji: string) => server.call('PUT', path(emoji), { token });
const unreact = (token: string, emoji: string) => server.call('DELETE', path(emoji), { token });
const people = async (token?: string, query = '') =>
  (await server.get(`/api/v1/pleroma/statuses/${id}/reactions${query}`, token)).json<WireReactionPeople[]>();

test('reactions stand in the status in the order of their first use, people the newest first', async () => {
  await react(bob, '👍');
  await react(carol, ':linnet:');
  const status = (await react(carol, '👍')).json<WireOriginalStatus>();
  const idOf = async (name: string) =>
    (await server.get(`/api/v1/accounts/lookup?acct=${name}`)).json<WireAccount>().id;
  const [bobId, carolId] = [await idOf('bob'), await idOf('carol')];
  expect(status.pleroma.emoji_reactions).toMatchObject([
    { name: '👍', count: 2, me: true, url: null, account_ids: [carolId, bobId] },
    { name: 'linnet', count: 1, me: true, url: `${BASE}/emoji/hedge/linnet.png`, account_ids: [carolId] },
  ]);
  expect((await people()).map(({ name, accounts }) => [name, accounts.map((a) => a.acct)])).toEqual([
    ['👍', ['carol', 'bob']],
    ['linnet', ['carol']],
  ]);
});

test('reacting twice counts once, and only one of several is asked for by name', async () => {
  await react(bob, '👍');
  await react(bob, '👍');
  await react(bob, 'linnet');
  const one = (await server.get(path('👍'), bob)).json<WireReactionPeople[]>();
  expect(one).toMatchObject([{ name: '👍', count: 1, me: true }]);
  expect((await server.get(path('🎉'), bob)).json()).toEqual([]);
});

test('a heart without its selector is stored with it and taken back without', async () => {
  const status = (await react(bob, '❤')).json<WireOriginalStatus>();
  expect(status.pleroma.emoji_reactions.map((reaction) => reaction.name)).toEqual(['❤️']);
  expect((await unreact(bob, '❤')).json<WireOriginalStatus>().pleroma.emoji_reactions).toEqual([]);
});

test.each(['notanemoji', 'x', '1', 'blob@elsewhere.example'])('refuses %s as an emoji', async (emoji) => {
  const refused = await react(bob, emoji);
  expect([refused.status, refused.json()]).toEqual([400, { error: 'Could not add reaction emoji' }]);
});

test('what one has not given one cannot take back', async () => {
  await react(carol, '👍');
  const refused = await unreact(bob, '👍');
  expect([refused.status, refused.json()]).toEqual([400, { error: 'Could not remove reaction emoji' }]);
  expect(await people()).toMatchObject([{ count: 1 }]);
});

test('the author hears of a reaction, of a custom one in colons, until it is taken back', async () => {
  await react(bob, '👍');
  await react(bob, 'linnet');
  const told = async () =>
    (await server.get('/api/v1/notifications?types[]=pleroma:emoji_reaction', alice)).json<
      WireNotification[]
    >();
  expect(await told()).toMatchObject([
    { emoji: ':linnet:', emoji_url: `${BASE}/emoji/hedge/linnet.png`, account: { acct: 'bob' } },
    { emoji: '👍', emoji_url: null, status: { id } },
  ]);
  await unreact(bob, 'linnet');
  expect(await told()).toHaveLength(1);
});

test('an unknown or invisible status has no reactions and takes none', async () => {
  const direct = await postStatus(server, alice, { status: 'to myself', visibility: 'direct' });
  for (const status of ['gone', direct.id]) {
    const refused = await server.call('PUT', path('👍', status), { token: bob });
    expect([refused.status, refused.json()]).toEqual([400, { error: 'Could not add reaction emoji' }]);
    expect((await server.get(`/api/v1/pleroma/statuses/${status}/reactions`, bob)).json()).toEqual([]);
  }
});

test('people whom the viewer mutes are left out unless asked for', async () => {
  await react(carol, '👍');
  const [reaction] = await people(bob);
  const carolId = reaction?.accounts[0]?.id ?? '';
  await server.post(`/api/v1/accounts/${carolId}/mute`, {}, bob);
  expect(await people(bob)).toEqual([]);
  expect(await people(bob, '?with_muted=true')).toMatchObject([{ count: 1 }]);
});

test('a server that keeps reactions to itself names nobody', async () => {
  await react(carol, '👍');
  await server.post(`/api/v1/statuses/${id}/favourite`, {}, carol);
  await server.door('settings', { showReactions: false });
  expect(await people(bob)).toEqual([]);
  expect((await server.get(`/api/v1/statuses/${id}/favourited_by`, bob)).json()).toEqual([]);
});
