import {
  addToList,
  blockedPeople,
  createFilter,
  createList,
  follow,
  listMembers,
  lists,
  lookupAccount,
  importPeople,
  muteAccount,
  mutedPeople,
  setBlock,
  setBookmark,
  setDomainBlock,
  uploadMedia,
} from '@linnet/api';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { PageClient } from '../accounts/create-client';
import { beginImport, ended, exported, follows, imported, previewOf } from '../testing/own-data';
import { readAsMastodon } from '../testing/read-as-mastodon';
import { startServer } from '../testing/start-server';
import { exportKinds, type ImportKind, ownDataOf } from './index';
import { viewerId } from './import/known';
import { allRows } from './pages';

/** Two servers that know the same people, and a client at each. */
async function twoServers(count: number) {
  const servers = [await startServer(), await startServer()] as const;
  for (const server of servers) await server.door('crowd', { count, name: 'swarm' });
  return { servers, here: await servers[0].visitAs('alice'), there: await servers[1].visitAs('bob') };
}

/** The addresses of everybody who is muted or blocked. */
async function keptAway(client: PageClient, call: typeof mutedPeople): Promise<readonly string[]> {
  const all: string[] = [];
  for await (const page of allRows(client, call, ({ account }) => account.id))
    all.push(...page.map(({ account }) => account.fqn));
  return all.sort();
}

const setsOf = {
  follows: (client: PageClient) => follows(client, viewerId(client)),
  mutes: (client: PageClient) => keptAway(client, mutedPeople),
  blocks: (client: PageClient) => keptAway(client, blockedPeople),
};

const linesOf = (file: string): readonly string[] => file.trim().split('\n').toSorted();

const peopleKinds = ['follows', 'mutes', 'blocks'] as const;

/** Imports files of people, and takes them out again as the files of one archive. */
async function throughServer(client: PageClient, files: readonly string[]): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const [index, kind] of peopleKinds.entries())
    ids.push(await beginImport(client, kind, files[index] ?? ''));
  for (const id of ids) expect(await ended(client, id)).toMatchObject({ done: 5000, failed: 0 });
  await ownDataOf(client).startExport(peopleKinds);
  const id = ownDataOf(client).jobs.get().at(-1)?.id ?? '';
  expect(await ended(client, id)).toMatchObject({ done: 15_000, problems: [] });
  const parts = (await ownDataOf(client).fileOf(id))?.parts ?? [];
  const unzipped = unzipSync(new Uint8Array(await new Blob([...parts]).arrayBuffer()));
  return Object.values(unzipped).map((file) => strFromU8(file));
}

test('5,000 follows, mutes and blocks go from one server to another as files: the same people', async () => {
  const { servers, here, there } = await twoServers(5000);
  // A block would end a follow of the same person.
  for (const server of servers) await server.door('crowd', { count: 5000, name: 'thorn' });
  const people = (name: string) =>
    Array.from({ length: 5000 }, (_, at) => `${name}${at}@crowd.example`).toSorted();
  const sets = [people('swarm'), people('swarm'), people('thorn')];
  const files = await throughServer(
    here,
    sets.map((set) => set.join('\n')),
  );
  const [followed = [], ...others] = files.map(linesOf);
  expect(others).toEqual(sets.slice(1));
  // The export of follows has more columns, and their names.
  const addresses = followed.map((line) => line.split(',')[0]);
  expect(addresses.filter((name) => name !== 'Account address')).toEqual(sets[0]);
  expect((await throughServer(there, files)).map(linesOf)).toEqual(files.map(linesOf));
}, 240_000);

test.for(peopleKinds)(
  'an exported file of %s is read whole by the import of Pleroma itself',
  async (kind) => {
    const { here, there } = await twoServers(4);
    await furnish(here);
    const file = await exported(here, kind);
    // The call sends its lines as they stand.
    await there.send(importPeople(kind, file.split('\n')));
    const arrived = await setsOf[kind](there);
    expect(arrived).toEqual(await setsOf[kind](here));
    expect(arrived.length).toBeGreaterThan(0);
  },
);

const address = (at: number) => ({ 'Account address': `swarm${at}@crowd.example` });

test.for([
  ['follows', [{ ...address(0), 'Show boosts': 'false', 'Notify on new posts': 'true', Languages: '' }]],
  ['mutes', [address(1), address(2)]],
  ['blocks', [address(3)]],
  ['lists', [0, 1].map((at) => ({ 'List name': 'Birds, "big"', ...address(at) }))],
  ['domain_blocks', [{ '#domain': 'bad.example' }]],
] as const)('an exported file of %s is read whole by the import of Mastodon', async ([kind, expected]) => {
  const { here } = await twoServers(4);
  await furnish(here);
  const rows = readAsMastodon(kind, await exported(here, kind));
  expect(rows).toHaveLength(expected.length);
  expect(rows).toEqual(expect.arrayContaining([...expected]));
});

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
  expect(readAsMastodon('bookmarks', file)).toEqual([{ '#uri': posted.uri }]);
  const carol = await server.visitAs('carol');
  const job = await imported(carol, 'bookmarks', `${file}https://far.example/notes/1\n`);
  expect(job).toMatchObject({ done: 2, failed: 1 });
  expect(await ownDataOf(carol).failedOf(job.id)).toEqual([
    { line: 2, source: 'https://far.example/notes/1', why: 'not_found' },
  ]);
  expect((await ownDataOf(carol).failedFile(job.id))?.parts).toEqual(['https://far.example/notes/1\n']);
  expect(await exported(carol, 'bookmarks')).toBe(file);
});

test('a list of many people, and many bookmarks, go to another server page by page', async () => {
  const people = 1000;
  const { servers, here, there } = await twoServers(people);
  const members = Array.from({ length: people }, (_, at) => `Birds,swarm${at}@crowd.example`);
  expect(await imported(here, 'lists', members.join('\n'))).toMatchObject({ done: people, failed: 0 });
  const file = await exported(here, 'lists');
  expect(linesOf(file)).toEqual(members.toSorted());
  expect(await imported(there, 'lists', file)).toMatchObject({ done: people, failed: 0 });
  expect(linesOf(await exported(there, 'lists'))).toEqual(linesOf(file));

  const [one, other] = servers;
  const copies: string[] = [];
  for (let number = 0; number < 50; number += 1) {
    const post = { as: 'carol', text: `keep me ${number}` };
    const posted = await one.door<{ id: string; uri: string }>('post', post);
    await here.send(setBookmark(posted.id as never, true));
    // The other server fetches the post when it is asked for its address.
    const copy = await other.door<{ id: string; uri: string }>('post', post);
    const body = { accounts: [], hashtags: [], statuses: [copy] };
    const path = `/api/v2/search.*${encodeURIComponent(posted.uri)}`;
    await other.door('fail', { path, status: 200, body });
    copies.push(copy.uri);
  }
  const bookmarked = await exported(here, 'bookmarks');
  expect(await imported(there, 'bookmarks', bookmarked)).toMatchObject({ done: 50, failed: 0 });
  expect(linesOf(await exported(there, 'bookmarks'))).toEqual(copies.toSorted());
}, 120_000);

test('everything at once is one archive, with posts, their files, chats, drafts and settings', async () => {
  const server = await startServer();
  for (let at = 0; at < 45; at += 1) await server.door('post', { as: 'alice', text: `post ${at} <b>` });
  await server.door('messages', { as: 'alice', with: 'bob', count: 45 });
  const alice = await server.visitAs('alice');
  const picture = new File([new Uint8Array([71, 73, 70, 56, 57, 97])], 'kettle.gif', { type: 'image/gif' });
  const { id: mediaId } = await alice.send(uploadMedia({ file: picture, description: 'A kettle' }));
  await server.door('post', { as: 'alice', text: 'with a picture', mediaIds: [mediaId] });
  await ownDataOf(alice).startExport(exportKinds);
  const id = ownDataOf(alice).jobs.get()[0]?.id ?? '';
  expect(await ended(alice, id)).toMatchObject({ problems: [] });
  const file = await ownDataOf(alice).fileOf(id);
  expect(file?.name).toMatch(/^alice-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = new Uint8Array(await new Blob([...(file?.parts ?? [])]).arrayBuffer());
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toHaveLength(exportKinds.length);
  const posts: unknown = JSON.parse(strFromU8(files['posts.json'] ?? new Uint8Array()));
  expect(posts).toHaveLength(46);
  expect(posts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ text: 'post 44 <b>', media: [] }),
      expect.objectContaining({
        text: 'with a picture',
        media: [{ url: expect.stringMatching(/^http/), kind: 'image', description: 'A kettle' }],
      }),
    ]),
  );
  const messages = JSON.parse(strFromU8(files['chats.json'] ?? new Uint8Array())) as Record<string, string>[];
  const withBob = messages.filter((row) => row['chat_with']?.startsWith('bob@'));
  expect(withBob.length).toBeGreaterThanOrEqual(45);
  expect(new Set(withBob.map((row) => row['from']))).toEqual(new Set(['me', withBob[0]?.['chat_with']]));
  for (const row of withBob)
    expect([row['text'], row['created_at']]).toEqual([
      expect.stringMatching(/./),
      expect.stringMatching(/^\d{4}-/),
    ]);
  for (const name of ['chats.json', 'drafts.json', 'settings.json', 'filters.json'])
    expect(() => void JSON.parse(strFromU8(files[name] ?? new Uint8Array()))).not.toThrow();
});
