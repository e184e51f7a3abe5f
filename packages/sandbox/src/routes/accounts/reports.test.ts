import type { WireAccount, WireNotification, WireOwnReport, WireStatus } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { type TestSandbox, startSandbox } from '../../testing/start-sandbox';

let server: TestSandbox;
let carol: string;
let bob: WireAccount;
beforeEach(async () => {
  server = await startSandbox();
  carol = await server.signIn('carol');
  bob = (await server.get('/api/v1/accounts/bob')).json<WireAccount>();
});

test('a report is kept with the posts of the reported person, and the staff is told', async () => {
  const said = (await server.door('post', { as: 'bob', text: 'rude' })).json<WireStatus>();
  const other = (await server.door('post', { as: 'dave', text: 'fine' })).json<WireStatus>();
  const sent = await server.post(
    '/api/v1/reports',
    { account_id: bob.id, status_ids: [said.id, other.id], comment: 'rude to me', forward: true },
    carol,
  );
  const { id } = sent.json<{ id: string }>();
  expect(sent.json()).toEqual({ id, action_taken: false });
  const own = (await server.get('/api/v0/pleroma/reports', carol)).json<{
    reports: WireOwnReport[];
    total: number;
  }>();
  expect(own).toMatchObject({
    total: 1,
    reports: [
      { id, content: 'rude to me', state: 'open', account: { acct: 'bob' }, actor: { acct: 'carol' } },
    ],
  });
  expect(own.reports[0]?.statuses.map((status) => status.id)).toEqual([said.id]);
  expect((await server.get(`/api/v0/pleroma/reports/${id}`, carol)).json()).toMatchObject({ id });
  expect((await server.get(`/api/v0/pleroma/reports/${id}`, await server.signIn('dave'))).status).toBe(404);
  const told = await server.get('/api/v1/notifications?types[]=pleroma:report', await server.signIn('alice'));
  expect(told.json<WireNotification[]>()).toMatchObject([
    { type: 'pleroma:report', account: { acct: 'carol' } },
  ]);
});

test('a report needs somebody who exists and a comment of bearable length', async () => {
  const report = async (json: unknown) => {
    const answer = await server.post('/api/v1/reports', json, carol);
    return [answer.status, answer.json<{ error: string }>().error];
  };
  expect(await report({ comment: 'x' })).toEqual([400, 'Missing field: account_id.']);
  expect(await report({ account_id: 'nobody' })).toEqual([400, 'Account not found']);
  expect(await report({ account_id: bob.id, comment: 'x'.repeat(1001) })).toEqual([
    400,
    'Comment must be up to 1000 characters',
  ]);
});
