import {
  addToList,
  createFilter,
  createList,
  follow,
  listMembers,
  lists,
  lookupAccount,
  muteAccount,
  setBlock,
  setBookmark,
  setDomainBlock,
} from '@linnet/api';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { PageClient } from '../accounts/create-client';
import { ended, exported, follows, imported, previewOf } from '../testing/own-data';
import { startServer } from '../testing/start-server';
import { exportKinds, type ImportKind, ownDataOf } from './index';
import { viewerId } from './import/known';

const PEOPLE = 5000;

/** Two servers that know the same people, and a client at each. */
async function twoServers(count: number) {
  const servers = [await startServer(), await startServer()] as const;
  for (const server of servers) await server.door('crowd', { count, name: 'swarm' });
  return { servers, here: await servers[0].visitAs('alice'), there: await servers[1].visitAs('bob') };
}

test(
  '5,000 follows go from one server to another as a file: the same people',
  { timeout: 240_000 },
  async () => {
    const { here, there } = await twoServers(PEOPLE);
    const addresses = Array.from({ length: PEOPLE }, (_, index) => `swarm${index}@crowd.example`);
    const first = await imported(here, 'follows', addresses.join('\n'));
    expect(first).toMatchObject({ done: PEOPLE, failed: 0 });
    const file = await exported(here, 'follows');
    expect(await imported(there, 'follows', file)).toMatchObject({ done: PEOPLE, failed: 0 });
    const [ofOne, ofOther] = [await follows(here, viewerId(here)), await follows(there, viewerId(there))];
    expect(ofOne).toHaveLength(PEOPLE);
    expect(ofOther).toEqual(ofOne);
    // Whoever is followed already is told before anything is sent.
    expect((await previewOf(there, 'follows', file)).fresh).toEqual([]);
  },
);

const idOf = async (client: PageClient, name: string) => (await client.send(lookupAccount(name))).id;

async function furnish(client: PageClient): Promise<void> {
  const { send } = client;
  const ids = await Promise.all([0, 1, 2, 3].map((at) => idOf(client, `swarm${at}@crowd.example`)));
  const [one = '', two = '', three = '', four = ''] = ids;
  await send(follow(one as (typeof ids)[0], { repeats: false, notify: true }));
  await send(muteAccount(two as (typeof ids)[0], { notifications: false, seconds: 0 }));
  await send(muteAccount(three as (typeof ids)[0], { notifications: true, seconds: 0 }));
  await send(setBlock(four as (typeof ids)[0], true));
  const list = await send(createList({ title: 'Birds, "big"' }));
  await send(addToList(list.id, ids.slice(0, 2)));
  await send(setDomainBlock('bad.example', true));
  await send(
    createFilter({
      phrase: 'rain',
      contexts: ['home'],
      wholeWord: true,
      irreversible: true,
      expiresIn: null,
    }),
  );
}

const kinds: readonly ImportKind[] = ['follows', 'mutes', 'blocks', 'lists', 'filters', 'domain_blocks'];

test('each kind goes to another server with its details, and comes out of it as the same file', async () => {
  const { here, there } = await twoServers(4);
  await furnish(here);
  for (const kind of kinds) {
    const file = await exported(here, kind);
    expect(await imported(there, kind, file)).toMatchObject({ failed: 0 });
    const lines = (text: string) => text.split('\n').toSorted();
    expect([kind, lines(await exported(there, kind))]).toEqual([kind, lines(file)]);
    // A second time nothing is left to do.
    expect((await previewOf(there, kind, file)).fresh).toEqual([]);
  }
  const [list] = (await there.send(lists())).items;
  expect(list?.title).toBe('Birds, "big"');
  expect(await there.send(listMembers(list?.id ?? ('' as never)))).toMatchObject({ items: [{}, {}] });
});

test('bookmarks are found again by their addresses; those that nobody knows are told', async () => {
  const server = await startServer();
  const posted = await server.door<{ id: string; uri: string }>('post', { as: 'bob', text: 'keep me' });
  const alice = await server.visitAs('alice');
  await alice.send(setBookmark(posted.id as never, true));
  const file = await exported(alice, 'bookmarks');
  expect(file).toBe(`${posted.uri}\n`);
  const carol = await server.visitAs('carol');
  const job = await imported(carol, 'bookmarks', `${file}https://far.example/notes/1\n`);
  expect(job).toMatchObject({ done: 2, failed: 1 });
  expect(await ownDataOf(carol).failedOf(job.id)).toEqual([
    { line: 2, source: 'https://far.example/notes/1', why: 'not_found' },
  ]);
  expect((await ownDataOf(carol).failedFile(job.id))?.parts).toEqual(['https://far.example/notes/1\n']);
  expect(await exported(carol, 'bookmarks')).toBe(file);
});

test('everything at once is one archive, with posts, their files, chats, drafts and settings', async () => {
  const server = await startServer();
  for (let at = 0; at < 45; at += 1) await server.door('post', { as: 'alice', text: `post ${at} <b>` });
  const alice = await server.visitAs('alice');
  await ownDataOf(alice).startExport(exportKinds);
  const id = ownDataOf(alice).jobs.get()[0]?.id ?? '';
  expect(await ended(alice, id)).toMatchObject({ problems: [] });
  const file = await ownDataOf(alice).fileOf(id);
  expect(file?.name).toMatch(/^alice-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = new Uint8Array(await new Blob([...(file?.parts ?? [])]).arrayBuffer());
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toHaveLength(exportKinds.length);
  const posts: unknown = JSON.parse(strFromU8(files['posts.json'] ?? new Uint8Array()));
  expect(posts).toHaveLength(45);
  expect(posts).toEqual(
    expect.arrayContaining([expect.objectContaining({ text: 'post 44 <b>', media: [] })]),
  );
  for (const name of ['chats.json', 'drafts.json', 'settings.json', 'filters.json'])
    expect(() => void JSON.parse(strFromU8(files[name] ?? new Uint8Array()))).not.toThrow();
});
