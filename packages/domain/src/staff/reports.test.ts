import { lookupAccount, report as sendReport, type ReportId, type StatusId } from '@linnet/api';
import { expect, test } from 'vitest';
import type { Client } from '../client/client';
import { leftOf, runBulk } from '../kernel/tasks/bulk';
import { startServer } from '../testing/start-server';
import { takeMeasure, changeNotes } from './report-measures';
import {
  isCopy,
  reportCountOf,
  reportHistoryOf,
  reportPageKey,
  reportPageOf,
  staffReportOf,
} from './reports';

/** Carol has written a post, which dave has reported; alice and bob are staff. */
async function begin(options: { lose?: () => boolean } = {}) {
  const server = await startServer();
  const client = await server.visitAs('alice', {
    async between(request, next) {
      const answer = await next(request);
      if (options.lose?.() === true && request.method !== 'GET') throw new TypeError('the answer is lost');
      return answer;
    },
  });
  const dave = await server.visitAs('dave');
  const { id: statusId } = await server.door<{ id: StatusId }>('post', { as: 'carol', text: 'Sharp words' });
  const carol = await dave.send(lookupAccount('carol'));
  const file = async (comment: string, statusIds: StatusId[] = []): Promise<ReportId> =>
    (await dave.send(sendReport({ accountId: carol.id, statusIds, comment, forward: false, ruleIds: [] })))
      .id;
  const id = await file('Rude', [statusId]);
  return { ...server, client, carol, id, statusId, file };
}

async function seen(client: Client, id: ReportId) {
  const resource = staffReportOf(client).get(id);
  await resource.load();
  const { value } = resource.state.get();
  if (value === null) throw new Error('There is no such report.');
  return value;
}

test('a report tells who reported whom, with the posts and the account as staff see it', async () => {
  const { client, id, statusId } = await begin();
  const report = await seen(client, id);
  expect(report).toMatchObject({
    state: 'open',
    content: 'Rude',
    account: { acct: 'carol' },
    reporter: { acct: 'dave' },
    target: { acct: 'carol', isActive: true, isLocal: true },
    statuses: [{ id: statusId }],
  });
  expect(client.graph.statuses.get(statusId)?.content).toContain('Sharp words');
});

test('lists have the reports of a state and their number', async () => {
  const { client, file } = await begin();
  const second = await file('Again');
  await takeMeasure(client, await seen(client, second), { kind: 'state', state: 'closed' });
  const open = reportPageOf(client).get(reportPageKey('open', 1));
  await open.load();
  expect(open.state.get().value).toMatchObject({ total: 1, items: [{ content: 'Rude' }] });
  const closed = reportCountOf(client).get('closed');
  await closed.load();
  expect(closed.state.get().value).toBe(1);
});

test('what another moderator has resolved is not closed over it', async () => {
  const { client, visitAs, id } = await begin();
  const report = await seen(client, id);
  const bob = await visitAs('bob');
  await takeMeasure(bob, await seen(bob, id), { kind: 'state', state: 'resolved' });
  expect(await takeMeasure(client, report, { kind: 'state', state: 'resolved' })).toMatchObject({
    kind: 'already',
  });
  expect(await takeMeasure(client, report, { kind: 'state', state: 'closed' })).toMatchObject({
    kind: 'changed',
    now: { state: 'resolved' },
  });
  expect((await seen(client, id)).state).toBe('resolved');
});

test('a measure whose answer is lost is looked for, and not repeated', async () => {
  let isLosing = false;
  const { client, id } = await begin({ lose: () => isLosing });
  const report = await seen(client, id);
  isLosing = true;
  expect(await takeMeasure(client, report, { kind: 'state', state: 'resolved' })).toMatchObject({
    kind: 'done',
    now: { state: 'resolved' },
  });
});

test('a post is covered, limited and deleted; the open report keeps a copy, a resolved one none', async () => {
  const { client, id, statusId } = await begin();
  const change = { sensitive: true, visibility: 'unlisted' } as const;
  const changed = await takeMeasure(client, await seen(client, id), { kind: 'post', id: statusId, change });
  expect(changed).toMatchObject({
    kind: 'done',
    now: { statuses: [{ sensitive: true, scope: 'unlisted' }] },
  });
  await takeMeasure(client, await seen(client, id), { kind: 'delete post', id: statusId });
  expect(client.graph.statuses.get(statusId)?.deleted).toBe(true);
  const withCopy = await seen(client, id);
  expect(withCopy.statuses.map((status) => isCopy(status.id))).toEqual([true]);
  await takeMeasure(client, withCopy, { kind: 'state', state: 'resolved' });
  expect((await seen(client, id)).statuses).toEqual([]);
});

test('the reported account is measured in place, unless it has changed meanwhile', async () => {
  const { client, visitAs, id } = await begin();
  const report = await seen(client, id);
  const step = { kind: 'activation', on: false } as const;
  const tag = { kind: 'tag', tag: 'mrf_tag:sandbox', on: true } as const;
  expect(await takeMeasure(client, report, { kind: 'person', step: tag })).toMatchObject({ kind: 'done' });
  expect(await takeMeasure(client, report, { kind: 'person', step })).toMatchObject({
    now: { target: { isActive: false, tags: ['mrf_tag:sandbox'] } },
  });
  const other = await visitAs('alice');
  expect(await takeMeasure(other, report, { kind: 'person', step })).toMatchObject({ kind: 'already' });
  const off = { kind: 'tag', tag: 'mrf_tag:sandbox', on: false } as const;
  expect(await takeMeasure(other, report, { kind: 'person', step: off })).toMatchObject({ kind: 'changed' });
});

test('notes are added and removed', async () => {
  const { client, id } = await begin();
  expect(await changeNotes(client, await seen(client, id), { add: 'Known' })).toBeNull();
  const [note] = (await seen(client, id)).notes;
  expect(note).toMatchObject({ content: 'Known', author: { acct: 'alice' } });
  expect(await changeNotes(client, await seen(client, id), { remove: note?.id ?? '' })).toBeNull();
  expect((await seen(client, id)).notes).toEqual([]);
});

test('a note whose answer is lost is looked for, also beside one of the same words', async () => {
  let isLosing = false;
  const { client, id } = await begin({ lose: () => isLosing });
  const report = await seen(client, id);
  const notes = async () => (await seen(client, id)).notes;
  expect(await changeNotes(client, report, { add: 'Known' })).toBeNull();
  isLosing = true;
  expect(await changeNotes(client, report, { add: 'Known' })).toBeNull();
  expect((await notes()).map(({ content }) => content)).toEqual(['Known', 'Known']);
  for (const note of await notes()) expect(await changeNotes(client, report, { remove: note.id })).toBeNull();
  expect(await notes()).toEqual([]);
});

test('a note that did not reach the server is none, although there is one of the same words', async () => {
  const { client, id, door } = await begin();
  const report = await seen(client, id);
  expect(await changeNotes(client, report, { add: 'Known' })).toBeNull();
  await door('fail', { path: '/notes$', method: 'POST', status: 0 });
  expect(await changeNotes(client, report, { add: 'Known' })).toMatchObject({ kind: 'offline' });
});

test('several are resolved with a call each, and those that fail are named', async () => {
  const { client, id, file, door } = await begin();
  const ids = [id, await file('Two'), await file('Three')];
  const reports = await Promise.all(ids.map((each) => seen(client, each)));
  await door('fail', { path: 'admin/reports$', method: 'PATCH', status: 403, body: { error: 'Not now' } });
  const progress: number[] = [];
  const outcome = await runBulk(
    reports,
    (report) => takeMeasure(client, report, { kind: 'state', state: 'resolved' }),
    { stop: new AbortController().signal, onProgress: (done) => progress.push(done) },
  );
  expect(outcome.failures).toMatchObject([{ thing: { id: ids[0] }, reason: { text: 'Not now' } }]);
  expect(leftOf(outcome).map((report) => report.id)).toEqual(ids.slice(0, 1));
  expect(outcome.done.map((report) => report.id)).toEqual(ids.slice(1));
  expect(progress).toEqual([1, 2, 3]);
});

test('earlier reports about an account are found', async () => {
  const { client, carol, id, file } = await begin();
  const second = await file('Again');
  const history = reportHistoryOf(client).get(carol.id);
  await history.load();
  const { reports, isPartial } = history.state.get().value ?? { reports: [], isPartial: true };
  expect([reports.map((report) => report.id), isPartial]).toEqual([[second, id], false]);
});
