import type { WireNotification, WireOriginalStatus, WirePoll } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { postStatus } from '../../testing/post-status';
import { type TestSandbox, startSandbox } from '../../testing/start-sandbox';

let server: TestSandbox;
let alice: string;
let bob: string;
let carol: string;
beforeEach(async () => {
  server = await startSandbox();
  [alice, bob, carol] = [
    await server.signIn('alice'),
    await server.signIn('bob'),
    await server.signIn('carol'),
  ];
});

const DAY_S = 86_400;

async function ask(poll: Record<string, unknown> = {}, draft: Record<string, unknown> = {}) {
  const status = await postStatus(server, alice, {
    status: 'Tea?',
    poll: { options: ['Yes :linnet:', 'No'], expires_in: DAY_S, ...poll },
    ...draft,
  });
  return { status, id: status.poll?.id ?? '' };
}

const vote = (id: string, token: string, choices: unknown) =>
  server.post(`/api/v1/polls/${id}/votes`, { choices }, token);
const show = async (id: string, token?: string) =>
  (await server.get(`/api/v1/polls/${id}`, token)).json<WirePoll>();

test('a poll comes with its status, and its author counts as somebody who voted', async () => {
  const { status, id } = await ask({ hide_totals: true });
  expect(status.poll).toMatchObject({
    expired: false,
    multiple: false,
    options: [
      { title: 'Yes :linnet:', votes_count: 0 },
      { title: 'No', votes_count: 0 },
    ],
    voted: true,
    own_votes: [],
    pleroma: { non_anonymous: false },
  });
  const runsFor = Date.parse(status.poll?.expires_at ?? '') - Date.parse(status.created_at);
  expect(runsFor).toBe(DAY_S * 1000);
  expect(status.emojis.map((emoji) => emoji.shortcode)).toEqual(['linnet']);
  const seenByVisitor = await show(id);
  expect(seenByVisitor.emojis.map((emoji) => emoji.shortcode)).toEqual(['linnet']);
  expect(Object.keys(seenByVisitor)).not.toContain('voted');
  expect(await show(id, bob)).toMatchObject({ voted: false, own_votes: [] });
});

test('votes are counted with their voters, the last choice named first', async () => {
  const { id } = await ask({ options: ['a', 'b', 'c'], multiple: true });
  const voted = (await vote(id, bob, [0, 2])).json<WirePoll>();
  expect(voted).toMatchObject({ voted: true, own_votes: [2, 0], votes_count: 2, voters_count: 1 });
  expect((await vote(id, carol, ['2'])).json()).toMatchObject({ votes_count: 3, voters_count: 2 });
  expect((await show(id)).options.map((option) => option.votes_count)).toEqual([1, 0, 2]);
});

test.each([
  ['an option that is not there', [2], 'Invalid indices'],
  ['more than one of a single choice', [0, 1], 'Too many choices'],
])('refuses a vote for %s', async (_case, choices, error) => {
  const { id } = await ask();
  const refused = await vote(id, bob, choices);
  expect([refused.status, refused.json()]).toEqual([422, { error }]);
  expect((await show(id)).votes_count).toBe(0);
});

test('nobody votes twice, and not in a poll of their own', async () => {
  const { id } = await ask();
  const own = await vote(id, alice, [0]);
  expect([own.status, own.json()]).toEqual([422, { error: "Poll's author can't vote" }]);
  await vote(id, bob, [0]);
  const twice = await vote(id, bob, [1]);
  expect([twice.status, twice.json()]).toMatchObject([200, { votes_count: 1, own_votes: [0] }]);
  await server.door('clock', { offsetMs: 6 * 60 * 60 * 1000 });
  const later = await vote(id, bob, [1]);
  expect([later.status, later.json()]).toEqual([422, { error: 'Already voted' }]);
});

test('to its author a post seems to end with its poll', async () => {
  const { status, id } = await ask({ expires_in: 600 });
  const path = `/api/v1/statuses/${status.id}`;
  const seen = async (token: string) =>
    (await server.get(path, token)).json<WireOriginalStatus>().pleroma.expires_at?.slice(0, 19);
  const { expires_at: end } = await show(id);
  expect([await seen(alice), await seen(bob)]).toEqual([end?.slice(0, 19), undefined]);
  await server.door('clock', { offsetMs: 601_000 });
  expect(await seen(alice)).toBeUndefined();
});

test('a vote in a poll that is over is taken all the same', async () => {
  const { id } = await ask({ expires_in: 60 });
  await server.door('clock', { offsetMs: 61_000 });
  expect(await show(id)).toMatchObject({ expired: true });
  const late = await vote(id, bob, [1]);
  expect([late.status, late.json<WirePoll>().own_votes]).toEqual([200, [1]]);
});

test('when a poll is over its author and its voters are told, once', async () => {
  const { status, id } = await ask({ expires_in: 60 });
  await vote(id, bob, [0]);
  const polls = async (token: string) =>
    (await server.get('/api/v1/notifications?types[]=poll', token)).json<WireNotification[]>();
  expect(await polls(bob)).toEqual([]);
  await server.door('clock', { offsetMs: 61_000 });
  for (const token of [alice, bob]) {
    const told = await polls(token);
    expect(told.map((notification) => notification.status?.id)).toEqual([status.id]);
    expect(told[0]?.account.acct).toBe('alice');
  }
  expect(await polls(carol)).toEqual([]);
  await server.door('clock', { offsetMs: 120_000 });
  expect(await polls(bob)).toHaveLength(1);
});

const NUMBERS = Array.from({ length: 21 }, (_, index) => String(index));

test.each([
  ['one option', { options: ['one'] }, [422, 'Poll must contain at least 2 options']],
  ['the same option twice', { options: ['a', 'a'] }, [422, 'Poll must contain at least 2 options']],
  ['too many options', { options: NUMBERS }, [422, "Poll can't contain more than 20 options"]],
  [
    'too long an option',
    { options: ['a', 'x'.repeat(201)] },
    [422, 'Poll options cannot be longer than 200 characters each'],
  ],
  ['too late an end', { expires_in: 999_999_999 }, [422, 'Expiration date is too far in the future']],
  ['an end in the past', { expires_in: -1 }, [422, 'Expiration date is too soon']],
  ['no end', { expires_in: undefined }, [400, 'Missing field: expires_in.']],
])('refuses a poll with %s', async (_case, poll, [status, error]) => {
  const draft = { status: 'x', poll: { options: ['a', 'b'], expires_in: 60, ...poll } };
  const refused = await server.post('/api/v1/statuses', draft, alice);
  expect([refused.status, refused.json()]).toMatchObject([status, { error }]);
});

test('the poll of a post that one may not see is not found', async () => {
  const { id } = await ask({}, { visibility: 'direct', status: '@bob tea?' });
  expect((await server.get(`/api/v1/polls/${id}`, bob)).status).toBe(200);
  for (const path of [`/api/v1/polls/${id}`, '/api/v1/polls/999', '/api/v1/polls/x']) {
    const hidden = await server.get(path, carol);
    expect([hidden.status, hidden.json()]).toEqual([404, { error: 'Record not found' }]);
  }
  expect((await vote(id, carol, [0])).status).toBe(404);
});

test('a poll sent as a form is the same, and goes with its post', async () => {
  const form = {
    status: 'Form?',
    'poll[options][]': 'a',
    'poll[expires_in]': '60',
    'poll[multiple]': 'true',
  };
  const body = new URLSearchParams(form);
  body.append('poll[options][]', 'b');
  const answer = await server.sandbox.fetch(
    new Request('http://localhost:8080/api/v1/statuses', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${alice}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: body.toString(),
    }),
  );
  const status = (await answer.json()) as WireOriginalStatus;
  expect(status.poll).toMatchObject({ multiple: true, options: [{ title: 'a' }, { title: 'b' }] });
  await server.call('DELETE', `/api/v1/statuses/${status.id}`, { token: alice });
  expect((await server.get(`/api/v1/polls/${status.poll?.id}`, alice)).status).toBe(404);
});
