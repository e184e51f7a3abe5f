import type { WireBackup, WireRelationship } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { type TestSandbox, startSandbox } from '../../testing/start-sandbox';

const BACKUPS = '/api/v1/pleroma/backups';
const DAY_MS = 24 * 3_600_000;

let server: TestSandbox;
let alice: string;
beforeEach(async () => {
  server = await startSandbox();
  alice = await server.signIn('alice');
});

async function relationshipTo(name: string): Promise<WireRelationship | undefined> {
  const { id } = (await server.get(`/api/v1/accounts/lookup?acct=${name}`)).json<{ id: string }>();
  const path = `/api/v1/accounts/relationships?id[]=${id}`;
  return (await server.get(path, alice)).json<WireRelationship[]>()[0];
}

test('follows are imported from a list with or without columns, the others from any names', async () => {
  const list = 'Account address,Show boosts\n@bob,false\nnobody@far.example,true\ncarol@localhost,true\n';
  const answer = await server.post('/api/pleroma/follow_import', { list }, alice);
  expect([answer.status, answer.json()]).toEqual([200, 'jobs started']);
  expect(await relationshipTo('bob')).toMatchObject({ following: true, showing_reblogs: true });
  expect(await relationshipTo('carol')).toMatchObject({ following: true });
  await server.post('/api/pleroma/mutes_import', { list: 'bob@localhost @carol' }, alice);
  expect(await relationshipTo('carol')).toMatchObject({ muting: true, muting_notifications: true });
  const file = new FormData();
  file.set('list', new File(['bob\n'], 'blocks.csv', { type: 'text/csv' }));
  await server.call('POST', '/api/pleroma/blocks_import', { token: alice, multipart: file });
  expect(await relationshipTo('bob')).toMatchObject({ blocking: true, following: false });
});

test('a backup is done after a second, can be fetched without a token, and comes once a week', async () => {
  const list = async () => (await server.get(BACKUPS, alice)).json<WireBackup[]>();
  expect(await list()).toEqual([]);
  const [begun] = (await server.post(BACKUPS, {}, alice)).json<WireBackup[]>();
  expect(begun).toMatchObject({ processed: false, file_size: 0 });
  await server.door('clock', { offsetMs: 2000 });
  const [done] = await list();
  expect(done).toMatchObject({ id: begun?.id, processed: true });
  const path = new URL(done?.url ?? '').pathname;
  const archive = await server.get(path);
  expect([archive.status, archive.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const early = await server.post(BACKUPS, {}, alice);
  expect([early.status, early.json()]).toEqual([400, { error: 'Last export was less than 7 days ago' }]);
  await server.door('clock', { offsetMs: 8 * DAY_MS });
  // The token has expired with the clock.
  alice = await server.signIn('alice');
  expect((await server.post(BACKUPS, {}, alice)).json()).toHaveLength(2);
});
