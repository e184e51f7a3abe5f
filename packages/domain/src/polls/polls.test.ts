import { readPoll, type StatusId } from '@linnet/api';
import { afterEach, expect, test, vi } from 'vitest';
import { importStatus } from '../graph/import';
import { composedStatus } from '../testing/composed-status';
import { startServer } from '../testing/start-server';
import { fetchStatus } from '../fetching/fetch-status';
import { keepVote } from '../graph/keep-vote';
import { pollsOf } from './polls';

afterEach(() => vi.useRealTimers());

interface Asked {
  options?: string[];
  multiple?: boolean;
  /** Seconds. */
  lasts?: number;
}

/** Bob asks, and alice reads; the clock is the test's from here on. */
async function poll({
  options = ['hazel', 'dog rose', 'crab apple'],
  multiple = false,
  lasts = 3600,
}: Asked = {}) {
  const server = await startServer();
  const { id } = await server.door<{ id: StatusId }>('post', {
    as: 'bob',
    text: 'What goes between the hawthorns?',
    poll: { options, multiple, expires_in: lasts },
  });
  const client = await server.visitAs('alice');
  await fetchStatus(client, id);
  const pollId = client.graph.statuses.get(id)?.pollId;
  if (pollId === null || pollId === undefined) throw new Error('The status has no poll.');
  const polls = pollsOf(client);
  const row = () => client.graph.polls.get(pollId);
  const looks = async () =>
    (await server.requests()).filter(({ method, path }) => method === 'GET' && path.includes('/polls/'))
      .length;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const act = (as: string, choices: number[]) =>
    server.door('act', { as, action: 'vote', status: id, choices });
  return { ...server, client, id, pollId, polls, row, looks, act };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('asks every 30 seconds, once for each poll however many cards show it, until the last one is gone [2.4.018, 2.7.020]', async () => {
  const { polls, pollId, looks, act, row } = await poll();
  const ends = [polls.track(pollId), polls.track(pollId), polls.track(pollId)];
  await pass(29_000);
  expect(await looks()).toBe(0);
  await act('carol', [1]);
  await pass(1_000);
  expect(await looks()).toBe(1);
  expect(row()?.votesCount).toBe(1);
  ends[0]?.();
  ends[0]?.();
  await pass(30_000);
  expect(await looks()).toBe(2);
  ends[1]?.();
  ends[2]?.();
  await pass(120_000);
  expect(await looks()).toBe(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('a poll that comes back after a while is asked for at once, one just asked for is not', async () => {
  const { polls, pollId, looks } = await poll();
  polls.track(pollId)();
  await pass(10_000);
  const end = polls.track(pollId);
  await pass(19_000);
  expect(await looks()).toBe(0);
  end();
  await pass(60_000);
  polls.track(pollId);
  await pass(0);
  expect(await looks()).toBe(1);
});

test('is asked for once more at its end, and then no more [2.3.005]', async () => {
  const { polls, pollId, looks, row, door } = await poll({ lasts: 70 });
  polls.track(pollId);
  await pass(65_000);
  expect(await looks()).toBe(2);
  await door('clock', { offsetMs: 80_000 });
  await pass(10_000);
  expect(row()?.expired).toBe(true);
  expect(await looks()).toBe(3);
  await pass(300_000);
  expect(await looks()).toBe(3);
});

test('a poll that is gone is not asked for again', async () => {
  const { polls, pollId, looks, door, id } = await poll();
  polls.track(pollId);
  await door('act', { as: 'bob', action: 'delete', status: id });
  await pass(30_000);
  expect(await looks()).toBe(1);
  await pass(300_000);
  expect(await looks()).toBe(1);
});

test('a server in trouble is asked again at the same pace, or when it says so', async () => {
  const { polls, pollId, looks, door } = await poll();
  polls.track(pollId);
  await door('fail', { path: '/polls/', status: 500 });
  await pass(30_000);
  await door('fail', { path: '/polls/', status: 429, headers: { 'retry-after': '90' } });
  await pass(30_000);
  expect(await looks()).toBe(2);
  await pass(80_000);
  expect(await looks()).toBe(2);
  await pass(10_000);
  expect(await looks()).toBe(3);
});

test('a vote is sent as its places, and what the server says of it is shown [2.5.037, 2.7.020]', async () => {
  const { polls, pollId, row } = await poll({ multiple: true });
  polls.ballots.choose(pollId, [0, 2]);
  const sending = polls.ballots.send(pollId);
  expect(polls.ballots.get(pollId)).toEqual({ state: 'sending', choices: [0, 2] });
  expect(row()?.voted).toBe(false);
  await sending;
  expect(row()).toMatchObject({ voted: true, votersCount: 1, votesCount: 2 });
  expect(row()?.ownVotes.toSorted((one, other) => one - other)).toEqual([0, 2]);
  expect(polls.ballots.get(pollId)).toEqual({ state: 'open', choices: [] });
});

test('nothing is sent without a choice, nor a second time while the first is under way [2.5.037]', async () => {
  const { polls, pollId, requests } = await poll();
  const votes = async () => (await requests()).filter(({ path }) => path.endsWith('/votes')).length;
  await polls.ballots.send(pollId);
  expect(await votes()).toBe(0);
  polls.ballots.choose(pollId, [1]);
  await Promise.all([polls.ballots.send(pollId), polls.ballots.send(pollId)]);
  expect(await votes()).toBe(1);
});

test('a vote that fails keeps the choice and says why, and can be sent again', async () => {
  const { polls, pollId, door, row } = await poll();
  await door('fail', { method: 'POST', path: '/votes', status: 503 });
  polls.ballots.choose(pollId, [1]);
  await polls.ballots.send(pollId);
  expect(polls.ballots.get(pollId)).toMatchObject({
    state: 'failed',
    choices: [1],
    reason: { kind: 'http', status: 503 },
  });
  await polls.ballots.send(pollId);
  expect(row()).toMatchObject({ voted: true, ownVotes: [1] });
});

test('a vote that another device has cast already shows as cast', async () => {
  const { polls, pollId, act, row } = await poll();
  await act('alice', [2]);
  polls.ballots.choose(pollId, [0]);
  await polls.ballots.send(pollId);
  expect(row()).toMatchObject({ voted: true, ownVotes: [2] });
  expect(polls.ballots.get(pollId).state).toBe('open');
});

test('a choice among other options is forgotten: the poll was edited', async () => {
  const { polls, pollId, client } = await poll();
  polls.ballots.choose(pollId, [2]);
  const wire = { id: pollId, options: [{ title: 'yew' }, { title: 'holly' }], expired: false };
  importStatus(client.graph, composedStatus('edited', { poll: wire }));
  expect(pollsOf(client.accounts.shown.get()).ballots.get(pollId).choices).toEqual([]);
});

test('a vote outlives news that do not know who reads, but not an edit', () => {
  const wire = { id: '7', options: [{ title: 'yes', votes_count: 1 }, { title: 'no' }] };
  const own = readPoll({ ...wire, voted: true, own_votes: [0] });
  const news = readPoll({ ...wire, options: [{ title: 'yes', votes_count: 9 }, { title: 'no' }] });
  const edited = readPoll({ ...wire, options: [{ title: 'never' }, { title: 'no' }] });
  if (own === undefined || news === undefined || edited === undefined) throw new Error('Not readable.');
  expect(keepVote(own, news)).toMatchObject({ voted: true, ownVotes: [0], options: [{ votesCount: 9 }, {}] });
  expect(keepVote(own, edited)).toMatchObject({ voted: false, ownVotes: [] });
});

test('what one person chose is not shown to the next', async () => {
  const { polls, pollId, client } = await poll();
  polls.ballots.choose(pollId, [1]);
  await client.accounts.signOut();
  expect(pollsOf(client.accounts.shown.get()).ballots.get(pollId).choices).toEqual([]);
});
