import type { WireAccount, WireStatus } from '@linnet/api/wire';
import { beforeAll, expect, test } from 'vitest';
import { type TestSandbox, startSandbox } from '../../testing/start-sandbox';

let server: TestSandbox;
let carol: string;
let stranger: WireAccount;
beforeAll(async () => {
  server = await startSandbox({ seed: 'demo' });
  carol = await server.signIn('carol');
  const page = await server.get('/api/v1/timelines/public?remote=true&limit=40', carol);
  const authors = page
    .json<WireStatus[]>()
    .flatMap(({ account }) => (account.id === undefined ? [] : [account]))
    .filter(({ locked }) => !locked);
  const ids = authors.map(({ id }) => `id[]=${id}`).join('&');
  const relationships = (await server.get(`/api/v1/accounts/relationships?${ids}`, carol)).json<
    { id: string; following: boolean; requested: boolean }[]
  >();
  const unknown = relationships.find(({ following, requested }) => !following && !requested);
  const found = authors.find(({ id }) => id === unknown?.id);
  if (!found) throw new Error('carol follows everybody');
  stranger = found;
});

const hostOf = ({ acct }: WireAccount) => acct.split('@')[1] ?? '';

async function sees(): Promise<boolean> {
  const path = `/api/v1/timelines/public?remote=true&limit=40&instance=${hostOf(stranger)}`;
  const statuses = (await server.get(path, carol)).json<WireStatus[]>();
  return statuses.some(({ account }) => account.id === stranger.id);
}

test('a blocked host is silent in timelines and searches, except for whom the viewer follows', async () => {
  expect(await sees()).toBe(true);
  const json = { domain: hostOf(stranger) };
  await server.call('POST', '/api/v1/domain_blocks', { token: carol, json });
  expect(await sees()).toBe(false);
  const stands = await server.get(`/api/v1/accounts/relationships?id[]=${stranger.id}`, carol);
  expect(stands.json()).toMatchObject([{ domain_blocking: true }]);
  const query = `/api/v2/search?type=accounts&q=${stranger.username}`;
  const found = (await server.get(query, carol)).json<{ accounts: WireAccount[] }>();
  expect(found.accounts.map(({ id }) => id)).not.toContain(stranger.id);
  await server.door('act', { as: 'carol', action: 'follow', target: stranger.acct });
  expect(await sees()).toBe(true);
  await server.call('DELETE', '/api/v1/domain_blocks', { token: carol, json });
  expect(await sees()).toBe(true);
});
