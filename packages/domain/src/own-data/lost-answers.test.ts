import { domainBlocks, listMembers, lists } from '@linnet/api';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PageClient } from '../accounts/create-client';
import { beginImport, ended, exported, jobOf } from '../testing/own-data';
import { startServer } from '../testing/start-server';
import { type ImportKind, ownDataOf } from './index';

const people = (count: number): string =>
  Array.from({ length: count }, (_, index) => `swarm${index}@crowd.example\n`).join('');

async function begin(count = 3) {
  const server = await startServer();
  await server.door('crowd', { count, name: 'swarm' });
  const client = await server.visitAs('alice');
  const sent = async (path: RegExp) =>
    (await server.requests()).filter((one) => one.method === 'POST' && path.test(one.path)).length;
  /** The next answer to this path gets lost: after the server has done it, or before. */
  const lose = (path: string, after: boolean) =>
    server.door('fail', { path, method: 'POST', status: 0, after });
  return { server, client, sent, lose };
}

/** Begins an import whose answer gets lost, sees that it waits with the reason, and lets it go on at once. */
async function importAfterLoss(client: PageClient, kind: ImportKind, text: string) {
  const id = await beginImport(client, kind, text);
  await vi.waitFor(() => expect(jobOf(client, id)?.phase).toMatchObject({ why: { kind: 'offline' } }));
  expect(jobOf(client, id)).toMatchObject({ progress: 'running', done: 0, failed: 0 });
  ownDataOf(client).resume(id);
  return ended(client, id);
}

/** The server needs no time to do what it was handed over. */
function withoutWaiting(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
    advanceTimeDelta: 500,
  });
  onTestFinished(() => void vi.useRealTimers());
}

for (const [kind, path] of [
  ['follows', 'follow_import'],
  ['mutes', 'mutes_import'],
  ['blocks', 'blocks_import'],
] as const) {
  test(`${kind} that were handed over without an answer are looked up, and handed over once`, async () => {
    const { client, sent, lose } = await begin();
    await lose(`/${path}$`, true);
    withoutWaiting();
    expect(await importAfterLoss(client, kind, people(3))).toMatchObject({ done: 3, failed: 0 });
    expect(await sent(new RegExp(`/${path}$|/follow$|/mute$|/block$`))).toBe(1);
    expect((await exported(client, kind)).match(/@crowd\.example/g)).toHaveLength(3);
  });

  test(`${kind} that never reached the server are handed over again`, async () => {
    const { client, sent, lose } = await begin();
    await lose(`/${path}$`, false);
    withoutWaiting();
    expect(await importAfterLoss(client, kind, people(3))).toMatchObject({ done: 3, failed: 0 });
    expect(await sent(new RegExp(`/${path}$`))).toBe(2);
  });
}

test('a list that was made without an answer is found, not made twice; nor is somebody put into it twice', async () => {
  const { client, sent, lose } = await begin();
  const rows = 'Birds,swarm0@crowd.example\nBirds,swarm1@crowd.example\n';
  await lose('/api/v1/lists$', true);
  expect(await importAfterLoss(client, 'lists', rows)).toMatchObject({ done: 2, failed: 0 });
  expect(await sent(/\/lists$/)).toBe(1);
  await lose('/lists/\\d+/accounts$', true);
  expect(await importAfterLoss(client, 'lists', 'Birds,swarm2@crowd.example\n')).toMatchObject({
    done: 1,
    failed: 0,
  });
  expect(await sent(/\/accounts$/)).toBe(3);
  const all = (await client.send(lists())).items;
  expect(all.map(({ title }) => title)).toEqual(['Birds']);
  expect((await client.send(listMembers(all[0]?.id ?? ('' as never)))).items).toHaveLength(3);
});

test('somebody whom no answer has put into a list is put there', async () => {
  const { client, sent, lose } = await begin();
  await lose('/lists/\\d+/accounts$', false);
  expect(await importAfterLoss(client, 'lists', 'Birds,swarm0@crowd.example\n')).toMatchObject({ failed: 0 });
  expect(await sent(/\/accounts$/)).toBe(2);
  expect(await exported(client, 'lists')).toBe('Birds,swarm0@crowd.example\n');
});

for (const isDone of [true, false])
  test(`a bookmark whose answer got lost is looked up (${isDone ? 'done' : 'not done'})`, async () => {
    const { server, client, sent, lose } = await begin();
    const { uri } = await server.door<{ uri: string }>('post', { as: 'bob', text: 'keep me' });
    await lose('/bookmark$', isDone);
    expect(await importAfterLoss(client, 'bookmarks', `${uri}\n`)).toMatchObject({ done: 1, failed: 0 });
    expect(await sent(/\/bookmark$/)).toBe(isDone ? 1 : 2);
    expect(await exported(client, 'bookmarks')).toBe(`${uri}\n`);
  });

for (const isDone of [true, false])
  test(`a filter whose answer got lost is looked up (${isDone ? 'done' : 'not done'})`, async () => {
    const { client, sent, lose } = await begin();
    await lose('/filters$', isDone);
    expect(await importAfterLoss(client, 'filters', 'rain\n')).toMatchObject({ done: 1, failed: 0 });
    expect(await sent(/\/filters$/)).toBe(isDone ? 1 : 2);
    expect(JSON.parse(await exported(client, 'filters'))).toMatchObject([{ title: 'rain' }]);
  });

for (const isDone of [true, false])
  test(`a blocked server whose answer got lost is looked up (${isDone ? 'done' : 'not done'})`, async () => {
    const { client, sent, lose } = await begin();
    await lose('/domain_blocks$', isDone);
    expect(await importAfterLoss(client, 'domain_blocks', 'bad.example\n')).toMatchObject({ failed: 0 });
    expect(await sent(/\/domain_blocks$/)).toBe(isDone ? 1 : 2);
    expect((await client.send(domainBlocks())).items).toEqual(['bad.example']);
  });
