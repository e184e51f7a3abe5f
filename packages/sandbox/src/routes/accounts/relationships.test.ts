import type { WireAccount, WireNotification, WireRelationship, WireStatus } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { type Answer, type TestSandbox, startSandbox } from '../../testing/start-sandbox';

let server: TestSandbox;
const tokens: Record<string, string> = {};
const ids: Record<string, string> = {};
beforeEach(async () => {
  server = await startSandbox();
  for (const name of ['alice', 'bob', 'carol', 'dave']) {
    tokens[name] = await server.signIn(name);
    ids[name] = (await server.get(`/api/v1/accounts/${name}`)).json<WireAccount>().id;
  }
});

/** `what`: a verb of the interface and whom it is done to, as in `block bob`. */
function act(who: string, what: string, json: unknown = {}): Promise<Answer> {
  const [verb = '', whom = ''] = what.split(' ');
  return server.post(`/api/v1/accounts/${ids[whom]}/${verb}`, json, tokens[who]);
}

async function between(who: string, whom: string): Promise<WireRelationship | undefined> {
  const answer = await server.get(`/api/v1/accounts/relationships?id[]=${ids[whom]}`, tokens[who]);
  return answer.json<WireRelationship[]>()[0];
}

async function texts(path: string, who: string): Promise<string[]> {
  return (await server.get(path, tokens[who])).json<WireStatus[]>().map(({ content, reblog }) => {
    return reblog ? `repeat ${reblog.content}` : content;
  });
}

const failed = (answer: Answer) => [answer.status, answer.json()];

test('a block ends follows both ways, is seen from both sides and refuses a new follow', async () => {
  await act('alice', 'follow bob');
  await act('bob', 'follow alice', { notify: true });
  const blocked = await act('alice', 'block bob');
  expect(blocked.json()).toMatchObject({ blocking: true, following: false, followed_by: false });
  expect(await between('bob', 'alice')).toMatchObject({ blocked_by: true, subscribing: false });
  expect(failed(await act('bob', 'follow alice'))).toEqual([403, { error: 'rejected' }]);
  expect((await act('alice', 'unblock bob')).json()).toMatchObject({ blocking: false, following: false });
  expect(failed(await act('alice', 'unblock bob'))).toEqual([403, { error: 'not_blocking' }]);
});

test('what a follow does not say counts as usual: repeats shown, and no notifications', async () => {
  await act('alice', 'follow bob', { reblogs: false, notify: true });
  expect(await between('alice', 'bob')).toMatchObject({ showing_reblogs: false, notifying: true });
  await act('alice', 'follow bob', { reblogs: false });
  expect(await between('alice', 'bob')).toMatchObject({ showing_reblogs: false, notifying: false });
  await act('alice', 'follow bob', { notify: true });
  expect(await between('alice', 'bob')).toMatchObject({ showing_reblogs: true, notifying: true });
});

test('after a block is lifted, home has of somebody only what names the viewer or what others repeat', async () => {
  await act('alice', 'follow bob');
  await act('alice', 'follow carol');
  await server.door('post', { as: 'bob', text: 'to nobody in particular' });
  await server.door('post', { as: 'bob', text: '@alice are you there' });
  const { id } = (await server.door('post', { as: 'bob', text: 'worth repeating' })).json<WireStatus>();
  await server.door('act', { as: 'carol', action: 'reblog', status: id });
  await act('alice', 'block bob');
  expect(await texts('/api/v1/timelines/home', 'alice')).toEqual([]);
  await act('alice', 'unblock bob');
  const home = (await texts('/api/v1/timelines/home', 'alice')).join();
  expect(home).toContain('repeat worth repeating');
  expect(home).toContain('are you there');
  expect(home).not.toContain('in particular');
});

test('blocked people are gone from timelines, threads and searches, but their profile can be read', async () => {
  await act('alice', 'follow bob');
  const root = (await server.door('post', { as: 'carol', text: 'root' })).json<WireStatus>();
  await server.door('post', { as: 'bob', text: 'answer', inReplyTo: root.id });
  await server.door('post', { as: 'carol', text: 'hello @bob' });
  await act('alice', 'block bob');
  for (const path of ['/api/v1/timelines/public', '/api/v1/timelines/home']) {
    expect((await texts(path, 'alice')).join()).not.toMatch(/answer|hello/);
  }
  const thread = await server.get(`/api/v1/statuses/${root.id}/context`, tokens['alice']);
  expect(thread.json()).toEqual({ ancestors: [], descendants: [] });
  expect((await server.get('/api/v2/search?q=answer', tokens['alice'])).json()).toMatchObject({
    statuses: [],
  });
  expect(await texts(`/api/v1/accounts/${ids['bob']}/statuses`, 'alice')).toHaveLength(1);
  expect((await texts('/api/v1/timelines/public', 'dave')).length).toBe(3);
});

test('a mute hides posts until asked for with_muted, ends by itself, and can spare notifications', async () => {
  await server.door('post', { as: 'bob', text: 'noise' });
  const muted = await act('alice', 'mute bob', { duration: 600, notifications: false });
  expect(muted.json()).toMatchObject({ muting: true, muting_notifications: false });
  expect(await texts('/api/v1/timelines/public', 'alice')).toEqual([]);
  const shown = await server.get('/api/v1/timelines/public?with_muted=true', tokens['alice']);
  expect(shown.json()).toMatchObject([{ content: 'noise', muted: true }]);
  const list = (await server.get('/api/v1/mutes', tokens['alice'])).json<WireAccount[]>();
  expect(list[0]?.mute_expires_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  await server.door('post', { as: 'bob', text: 'ping @alice' });
  expect((await server.get('/api/v1/notifications', tokens['alice'])).json()).toHaveLength(1);
  await server.door('clock', { offsetMs: 601_000 });
  expect(await between('alice', 'bob')).toMatchObject({ muting: false });
  expect(await texts('/api/v1/timelines/public', 'alice')).toHaveLength(2);
  expect((await act('alice', 'mute bob')).json()).toMatchObject({ muting_notifications: true });
  const forever = (await server.get('/api/v1/mutes', tokens['alice'])).json<WireAccount[]>();
  expect(forever[0]?.mute_expires_at).toBeNull();
  expect((await act('alice', 'unmute bob')).json()).toMatchObject({ muting: false });
  expect((await act('alice', 'unmute bob')).status).toBe(200);
});

test('a locked account lets in or turns away, and the waiting list follows', async () => {
  await act('alice', 'follow dave');
  await act('bob', 'follow dave');
  const waiting = async () =>
    (await server.get('/api/v1/follow_requests', tokens['dave']))
      .json<WireAccount[]>()
      .map(({ acct }) => acct);
  expect((await waiting()).sort()).toEqual(['alice', 'bob']);
  const answerRequest = (verb: string, name: string) =>
    server.post(`/api/v1/follow_requests/${ids[name]}/${verb}`, {}, tokens['dave']);
  expect((await answerRequest('authorize', 'alice')).json()).toMatchObject({ followed_by: true });
  expect(await between('alice', 'dave')).toMatchObject({ following: true, requested: false });
  expect((await server.get('/api/v1/accounts/dave')).json()).toMatchObject({ followers_count: 1 });
  const told = (await server.get('/api/v1/notifications', tokens['dave'])).json<WireNotification[]>();
  expect(told.map(({ type, account }) => `${type} ${account.acct}`).sort()).toEqual([
    'follow alice',
    'follow_request bob',
  ]);
  expect((await answerRequest('reject', 'bob')).json()).toMatchObject({ followed_by: false });
  expect(await between('bob', 'dave')).toMatchObject({ following: false, requested: false });
  expect(await waiting()).toEqual([]);
  expect(failed(await answerRequest('reject', 'bob'))).toEqual([
    500,
    { errors: { detail: 'Internal server error' } },
  ]);
  const nobody = await server.post('/api/v1/follow_requests/none/authorize', {}, tokens['dave']);
  expect(failed(nobody)).toEqual([404, { error: 'Record not found' }]);
});

test('repeats of somebody can be left out of the home timeline', async () => {
  await act('alice', 'follow bob');
  const post = (await server.door('post', { as: 'carol', text: 'far' })).json<WireStatus>();
  await server.door('act', { as: 'bob', action: 'reblog', status: post.id });
  expect(await texts('/api/v1/timelines/home', 'alice')).toEqual(['repeat far']);
  const changed = await act('alice', 'follow bob', { reblogs: false });
  expect(changed.json()).toMatchObject({ following: true, showing_reblogs: false });
  expect(await texts('/api/v1/timelines/home', 'alice')).toEqual([]);
});

test('followers can be sent away, once', async () => {
  await act('bob', 'follow alice');
  expect((await act('alice', 'remove_from_followers bob')).json()).toMatchObject({ followed_by: false });
  const again = await act('alice', 'remove_from_followers bob');
  expect(failed(again)).toEqual([404, { error: 'Record not found' }]);
});

test('a private note is empty at first, kept, and null once cleared', async () => {
  expect(await between('alice', 'bob')).toMatchObject({ note: '' });
  expect((await act('alice', 'note bob', { comment: 'from work' })).json()).toMatchObject({
    note: 'from work',
  });
  expect((await act('alice', 'note bob', { comment: '' })).json()).toMatchObject({ note: null });
  expect(await between('carol', 'bob')).toMatchObject({ note: '' });
  const forgotten = await act('alice', 'note bob');
  expect(failed(forgotten)).toEqual([400, { errors: { detail: 'Internal server error' } }]);
});

test('subscribing needs no follow and goes with the follow', async () => {
  const path = `/api/v1/pleroma/accounts/${ids['bob']}`;
  const subscribed = await server.post(`${path}/subscribe`, {}, tokens['alice']);
  expect(subscribed.json()).toMatchObject({ subscribing: true, notifying: true, following: false });
  const ended = await server.post(`${path}/unsubscribe`, {}, tokens['alice']);
  expect(ended.json()).toMatchObject({ subscribing: false });
  await act('alice', 'follow bob', { notify: true });
  expect(await between('alice', 'bob')).toMatchObject({ following: true, notifying: true });
  await act('alice', 'unfollow bob');
  expect(await between('alice', 'bob')).toMatchObject({ notifying: false });
});

test('only followed people can be recommended on one’s profile', async () => {
  expect(failed(await act('alice', 'pin bob'))).toEqual([
    400,
    { error: 'Could not endorse: You are not following bob' },
  ]);
  await act('alice', 'follow bob');
  expect((await act('alice', 'pin bob')).json()).toMatchObject({ endorsed: true });
  // The list of relationships says so of nobody.
  expect(await between('alice', 'bob')).toMatchObject({ endorsed: false });
  for (const path of ['/api/v1/endorsements', `/api/v1/pleroma/accounts/${ids['alice']}/endorsements`]) {
    expect((await server.get(path, tokens['alice'])).json()).toMatchObject([{ acct: 'bob' }]);
  }
  expect((await act('alice', 'unpin bob')).json()).toMatchObject({ endorsed: false });
});

test('people are followed by name as well, and unknown ones are not found', async () => {
  const followed = await server.post('/api/v1/follows', { uri: 'carol' }, tokens['alice']);
  expect(followed.json()).toMatchObject({ id: ids['carol'], following: true });
  const unknown = await server.post('/api/v1/follows', { uri: 'nobody@nowhere.example' }, tokens['alice']);
  expect(failed(unknown)).toEqual([404, { error: 'Record not found' }]);
});
