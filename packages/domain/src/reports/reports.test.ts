import { lookupAccount, type Account, type FeatureKey, type ReportId, type StatusId } from '@linnet/api';
import { expect, onTestFinished, test, vi } from 'vitest';
import { liveHubOf } from '../events/live-hub';
import { notificationsOf } from '../notifications/notifications';
import { browserPages } from '../testing/browser-pages';
import type { SessionState } from '../session/session-state';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import { canReport } from './can-report';
import { createPersonPosts, sendReport } from './send-report';
import { emptyReport, reportDraftsOf } from './report-drafts';
import { reportStatesOf } from './report-states';
import { reportTable } from './report-table';

async function begin(options: Parameters<typeof startServer>[0] = {}, reader = 'carol') {
  const server = await startServer(options);
  const storage = memoryStorage();
  const bodies: unknown[] = [];
  async function between(request: Request, next: typeof fetch): Promise<Response> {
    if (new URL(request.url).pathname === '/api/v1/reports') bodies.push(await request.clone().json());
    return next(request);
  }
  const client = await server.visitAs(reader, { storage, between });
  const person = (name: string): Promise<Account> => client.send(lookupAccount(name));
  return { ...server, client, person, storage, bodies };
}

const said = { comment: ' Rude to everybody. ', ruleIds: ['1'], forward: true } as const;

test('a report says what was written of somebody, and is forgotten once it was taken', async () => {
  const { client, person, bodies } = await begin();
  const bob = await person('bob');
  reportDraftsOf(client).change(bob.id, said);
  expect(await sendReport(client, bob)).toBeNull();
  expect(bodies).toEqual([
    {
      account_id: bob.id,
      status_ids: [],
      comment: 'Rude to everybody.',
      forward: false,
      rule_ids: ['1'],
      category: 'violation',
    },
  ]);
  expect(reportDraftsOf(client).of(bob.id)).toEqual(emptyReport);
  expect(client.notices.list.get()).toMatchObject([{ key: 'user_reporting.sent', level: 'success' }]);
});

test('only people of other servers are told of to their own server', async () => {
  const { client, person, bodies } = await begin({ seed: 'demo' });
  const wren = await person('wren@hedgerow.example');
  reportDraftsOf(client).change(wren.id, said);
  await sendReport(client, wren);
  expect(bodies).toMatchObject([{ forward: true }]);
});

test('where the server asks what it is about, that is said; rules only with a violation', async () => {
  const server = await startServer({ character: 'mastodon' });
  const bodies: unknown[] = [];
  const client = server.visit({
    async between(request, next) {
      if (new URL(request.url).pathname === '/api/v1/reports') bodies.push(await request.clone().json());
      return next(request);
    },
  });
  const [{ id: bob }] = [await client.send(lookupAccount('bob'))];
  const drafts = reportDraftsOf(client);
  drafts.change(bob, { ...said, category: 'spam' });
  await sendReport(client, { id: bob, acct: 'bob' });
  drafts.change(bob, { ...said, category: 'violation' });
  await sendReport(client, { id: bob, acct: 'bob' });
  expect(bodies).toMatchObject([{ category: 'spam' }, { category: 'violation', rule_ids: ['1'] }]);
  expect(bodies[0]).not.toHaveProperty('rule_ids');
});

test('a refused report keeps every word, also over a reload, until its writer signs out', async () => {
  const { client, person, door, visit, storage } = await begin();
  const bob = await person('bob');
  reportDraftsOf(client).change(bob.id, said);
  await door('fail', { path: '/api/v1/reports', status: 500, body: { error: 'Not today' } });
  expect(await sendReport(client, bob)).toMatchObject({ status: 500, text: 'Not today' });
  expect(reportDraftsOf(client).of(bob.id)).toMatchObject(said);
  const later = visit({ storage });
  expect(reportDraftsOf(later).of(bob.id)).toMatchObject(said);
  await client.accounts.signOut();
  expect(reportDraftsOf(client.accounts.shown.get()).of(bob.id)).toEqual(emptyReport);
  expect(storage.keys('linnet-draft')).toEqual([]);
});

test('a form that was left without a word keeps nothing, one with words all of it', async () => {
  const { client, person } = await begin();
  const [bob, drafts] = [await person('bob'), reportDraftsOf(client)];
  const [first, second] = ['1' as StatusId, '2' as StatusId];
  drafts.choose(bob.id, first, true);
  drafts.choose(bob.id, second, true);
  drafts.choose(bob.id, second, true);
  drafts.change(bob.id, { forward: true, comment: ' ' });
  expect(drafts.of(bob.id).statusIds).toEqual([first, second]);
  drafts.onFormClosed(bob.id);
  expect(drafts.of(bob.id)).toEqual(emptyReport);
  drafts.change(bob.id, said);
  drafts.choose(bob.id, first, true);
  drafts.choose(bob.id, second, true);
  drafts.choose(bob.id, first, false);
  drafts.onFormClosed(bob.id);
  expect(drafts.of(bob.id)).toMatchObject({ ...said, statusIds: [second] });
});

test('a report is kept while it is sent, though its form was closed, and sent again without a word in it', async () => {
  const { client, person, door, bodies } = await begin();
  const [bob, drafts] = [await person('bob'), reportDraftsOf(client)];
  drafts.change(bob.id, { ruleIds: ['1'] });
  await door('fail', { path: '/api/v1/reports', status: 500 });
  const sending = sendReport(client, bob);
  drafts.onFormClosed(bob.id);
  expect(await sending).toMatchObject({ status: 500 });
  expect(drafts.of(bob.id)).toMatchObject({ ruleIds: ['1'] });
  const again = sendReport(client, bob);
  drafts.change(bob.id, { comment: 'And another thing.' });
  expect(await again).toBeNull();
  expect(bodies).toMatchObject([{ rule_ids: ['1'] }, { rule_ids: ['1'], comment: '' }]);
  expect(drafts.of(bob.id)).toMatchObject({ comment: 'And another thing.' });
  // A post that turns out to be gone is no word.
  const last = sendReport(client, bob);
  drafts.change(bob.id, { statusIds: [] });
  expect(await last).toBeNull();
  expect(drafts.of(bob.id)).toEqual(emptyReport);
});

test('what one page keeps of somebody stays when another page reports others, and is known there', async () => {
  const server = await startServer();
  const browser = browserPages();
  const [first, second] = [browser.open(), browser.open()];
  const open = ({ storage, writing }: typeof first) => server.visitAs('carol', { storage, writing });
  const [here, there] = [await open(first), await open(second)];
  const [mine, others] = [reportDraftsOf(here), reportDraftsOf(there)];
  const [{ id: bob }, { id: dave }] = [
    await here.send(lookupAccount('bob')),
    await here.send(lookupAccount('dave')),
  ];
  mine.change(bob, said);
  others.choose(dave, '1' as StatusId, true);
  others.change(dave, { comment: 'Rude too.' });
  // Pages that open now find both.
  const later = reportDraftsOf(server.visit({ storage: browser.records }));
  expect([later.of(bob).comment, later.of(dave).comment]).toEqual([said.comment, 'Rude too.']);
  await vi.waitFor(() => expect(mine.of(dave)).toMatchObject({ comment: 'Rude too.', statusIds: ['1'] }));
  // At once, before another page could be heard.
  mine.change(dave, { comment: 'Rude, and loud.' });
  others.choose(dave, '2' as StatusId, true);
  expect(others.of(dave)).toMatchObject({ comment: 'Rude, and loud.', statusIds: ['1', '2'] });
  mine.onFormClosed(dave);
  others.remove(bob);
  await vi.waitFor(() => expect(mine.of(bob)).toEqual(emptyReport));
  expect(reportDraftsOf(server.visit({ storage: browser.records })).of(dave).comment).toBe('Rude, and loud.');
});

test('members report others, visitors and those who are shut out nobody [2.6.008]', async () => {
  const { client, person } = await begin();
  const [bob, carol] = [await person('bob'), await person('carol')];
  const session = client.session.state.get();
  if (session.state !== 'signed-in' || session.own === null) throw new Error('carol is not signed in');
  const has = (): boolean => true;
  const can = (reader: SessionState, { id }: Account) =>
    canReport({ session: reader, has }, { id, isLocal: true });
  expect([can(session, bob), can(session, carol)]).toEqual([true, false]);
  const shutOut = { ...session, own: { ...session.own, deactivated: true } };
  expect(can(shutOut, bob)).toBe(false);
  expect(can({ state: 'visitor' }, bob)).toBe(false);
  // Some servers hear of people of other servers only.
  const lacks = { session, has: (feature: FeatureKey) => feature !== 'reportOfLocals' };
  expect(canReport(lacks, { id: bob.id, isLocal: true })).toBe(false);
  expect(canReport(lacks, { id: bob.id, isLocal: false })).toBe(true);
});

test('the posts of somebody come page by page, and a page that failed again', async () => {
  const { client, person, door } = await begin();
  for (let number = 0; number < 12; number += 1) await door('post', { as: 'bob', text: `no. ${number}` });
  const posts = createPersonPosts(client, (await person('bob')).id);
  await posts.load();
  expect(posts.state.get()).toMatchObject({ hasMore: true });
  await door('fail', { path: '/statuses', status: 502 });
  await posts.loadMore();
  expect(posts.state.get()).toMatchObject({ error: { status: 502 } });
  await posts.loadMore();
  expect(posts.state.get().rows).toHaveLength(12);
  await posts.loadMore();
  expect(posts.state.get().hasMore).toBe(false);
});

async function withReport() {
  const server = await startServer();
  const [alice, carol] = [await server.visitAs('alice'), await server.visitAs('carol')];
  const dave = await carol.send(lookupAccount('dave'));
  await sendReport(carol, dave);
  const notifications = notificationsOf(alice);
  await alice.features.load();
  await notifications.load();
  const report = notifications.state.get().rows.find((row) => row.report !== null)?.report;
  if (!report) throw new Error('nobody was told of the report');
  const state = (): string | undefined => reportTable(alice.graph).get(report.id)?.state;
  return { ...server, alice, notifications, id: report.id, state };
}

test('how far a report is shows at once, and stays when the server has taken it [2.4.027]', async () => {
  const { alice, id, state, notifications } = await withReport();
  expect(state()).toBe('open');
  const setting = reportStatesOf(alice).set(id, 'resolved');
  expect(state()).toBe('resolved');
  await setting;
  expect(state()).toBe('resolved');
  await notifications.load();
  expect(state()).toBe('resolved');
});

test('a refused state is put back, and told for five seconds with its reason [2.4.027, 2.8.010]', async () => {
  const { alice, id, state, door } = await withReport();
  await door('fail', { path: 'admin/reports', status: 400, body: [{ id, error: 'not_found' }] });
  const setting = reportStatesOf(alice).set(id, 'closed');
  expect(state()).toBe('closed');
  await setting;
  expect(state()).toBe('open');
  expect(alice.notices.list.get()).toMatchObject([
    { key: 'general.generic_error', level: 'error', duration: 5000, reason: { status: 400, text: null } },
  ]);
});

test('of two states set in a row the last one stands, here and there', async () => {
  const { alice, id, state, notifications } = await withReport();
  const states = reportStatesOf(alice);
  await Promise.all([states.set(id, 'closed'), states.set(id, 'resolved')]);
  await notifications.load();
  expect(state()).toBe('resolved');
  await vi.waitFor(() => expect(states.set('none' as ReportId, 'open')).resolves.toBeUndefined());
});

test('a report that is closed on another device, or another page, is closed here within 20 seconds', async () => {
  const { alice, id, state, notifications, visitAs } = await withReport();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(liveHubOf(alice.graph).isStreamOpen, 'get').mockReturnValue(true);
  onTestFinished(notifications.follow());
  await notifications.markAllSeen();
  await vi.advanceTimersByTimeAsync(1000);
  expect(state()).toBe('open');
  await reportStatesOf(await visitAs('alice')).set(id, 'closed');
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.waitFor(() => expect(state()).toBe('closed'));
  vi.useRealTimers();
  liveHubOf(alice.graph).emit('tabMessage', { report: id, state: 'resolved' });
  expect(state()).toBe('resolved');
});
