import { lists as allLists, listMembers, type Account, type ListId, getAccountByName } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import { listsOf } from './lists';
import { newListOf } from './new-list';
import { deleteList, openList, saveList, searchMembers } from './edit-list';
import { createListMembers } from './list-members';

type Visit = NonNullable<Parameters<Awaited<ReturnType<typeof startServer>>['visitAs']>[1]>;

async function begin(visit: Visit = {}) {
  const server = await startServer();
  const client = await server.visitAs('alice', visit);
  const [bob, carol] = await Promise.all(['bob', 'carol'].map(async (name) => person(name)));
  if (bob === undefined || carol === undefined) throw new Error('Nobody is there.');

  async function person(name: string): Promise<Account> {
    return (await client.send(getAccountByName(name))).account;
  }
  const inList = async (id: ListId) =>
    (await client.send(listMembers(id))).items.map(({ acct }) => acct).toSorted();
  const titles = async () => (await client.send(allLists())).items.map(({ title }) => title);
  const notices = () => client.notices.list.get().map(({ key }) => key);
  const calls = async (method: string, path: RegExp) =>
    (await server.requests()).filter((each) => each.method === method && path.test(each.path)).length;
  return { ...server, client, bob, carol, inList, titles, notices, calls };
}

type Scene = Awaited<ReturnType<typeof begin>>;

async function makeList({ client, bob }: Scene) {
  const draft = newListOf(client);
  draft.change({ title: ' Birds ' });
  await draft.members().set(bob, true);
  const made = await draft.create();
  if (made === null) throw new Error('No list was made.');
  return made;
}

test('people are collected first, and are in the list once it is made [1.4.014]', async () => {
  const scene = await begin();
  const { client, bob, carol, inList, titles, calls } = scene;
  const draft = newListOf(client);
  draft.change({ title: ' Birds ' });
  for (const each of [bob, carol]) await draft.members().set(each, true);
  await draft.members().set(carol, false);
  expect(await titles()).toEqual([]);
  const made = await draft.create();
  expect(made?.title).toBe('Birds');
  expect(made && (await inList(made.id))).toEqual(['bob']);
  expect(await calls('POST', /accounts$/)).toBe(1);
  expect(draft.fields.get()).toEqual({ title: '' });
  expect(draft.members().ids()).toEqual([]);
});

test('a list that cannot be made is told, and everything stays to try again [1.8.013]', async () => {
  const { client, bob, door, notices, inList } = await begin();
  const draft = newListOf(client);
  draft.change({ title: 'Birds' });
  await draft.members().set(bob, true);
  await door('fail', { path: '/api/v1/lists$', method: 'POST', status: 500 });
  expect(await draft.create()).toBeNull();
  expect(client.notices.list.get()).toMatchObject([
    { key: 'lists.error', level: 'error', reason: { status: 500 } },
  ]);
  expect(notices()).toEqual(['lists.error']);
  const made = await draft.create();
  expect(made && (await inList(made.id))).toEqual(['bob']);
});

test('where only its people were refused, trying again makes no second list', async () => {
  const scene = await begin();
  const { client, bob, door, titles, inList } = scene;
  const draft = newListOf(client);
  draft.change({ title: 'Birds' });
  await draft.members().set(bob, true);
  await door('fail', { path: '/accounts$', method: 'POST', status: 404 });
  expect(await draft.create()).toBeNull();
  draft.change({ title: 'Songbirds' });
  const made = await draft.create();
  expect(await titles()).toEqual(['Songbirds']);
  expect(made && (await inList(made.id))).toEqual(['bob']);
});

test('what is put together for a list is not shown to the next reader', async () => {
  const { client, bob } = await begin();
  const draft = newListOf(client);
  draft.change({ title: 'Secret' });
  await draft.members().set(bob, true);
  await client.accounts.signOut();
  const next = newListOf(client.accounts.shown.get());
  expect(next.fields.get().title).toBe('');
  expect(next.members().ids()).toEqual([]);
});

test('in a list that there is, people come and go at once and can be put back [1.4.014, 1.7.016]', async () => {
  const scene = await begin();
  const { client, bob, carol, inList } = scene;
  const { id } = await makeList(scene);
  const { members } = await openList(client, id);
  const listMembers = createListMembers(client, { listId: id, members });
  await listMembers.set(bob, false);
  expect(await inList(id)).toEqual([]);
  expect(listMembers.entries.get()).toMatchObject([{ account: { acct: 'bob' }, isIn: false }]);
  await listMembers.set(bob, true);
  await listMembers.set(carol, true);
  expect(await inList(id)).toEqual(['bob', 'carol']);
  expect(listMembers.entries.get().map(({ account }) => account.acct)).toEqual(['bob', 'carol']);
});

test('somebody whom the server does not let go stands there as before, and it can be tried again', async () => {
  const scene = await begin();
  const { client, bob, door, inList, notices } = scene;
  const { id } = await makeList(scene);
  const listMembers = createListMembers(client, { listId: id, members: [bob] });
  await door('fail', { path: '/accounts', method: 'DELETE', status: 500 });
  const change = listMembers.set(bob, false);
  expect(listMembers.ids()).toEqual([]);
  await change;
  expect(listMembers.ids()).toEqual([bob.id]);
  expect(notices()).toEqual(['lists.error']);
  client.notices.list.get()[0]?.action?.run();
  await vi.waitFor(async () => expect(await inList(id)).toEqual([]));
  expect(listMembers.ids()).toEqual([]);
});

test('of several clicks the last wish is what the server has in the end', async () => {
  const scene = await begin();
  const { client, bob, inList, calls } = scene;
  const { id } = await makeList(scene);
  const listMembers = createListMembers(client, { listId: id, members: [bob] });
  await Promise.all([false, true, false, true].map((isIn) => listMembers.set(bob, isIn)));
  expect(await inList(id)).toEqual(['bob']);
  expect(listMembers.ids()).toEqual([bob.id]);
  expect(await calls('DELETE', /accounts$/)).toBe(1);
});

test('the menus know of a list that was made, renamed and deleted without asking [1.7.016]', async () => {
  const scene = await begin();
  const { client, calls } = scene;
  const lists = listsOf(client);
  await lists.load();
  const asked = await calls('GET', /lists$/);
  const known = () => lists.state.get().value?.map(({ title }) => title);
  const { id } = await makeList(scene);
  expect(known()).toEqual(['Birds']);
  expect(await saveList(client, id, { title: ' Songbirds ' })).toBeNull();
  expect(known()).toEqual(['Songbirds']);
  expect(await saveList(client, id, { title: ' ' })).toMatchObject({ kind: 'http', status: 422 });
  expect(known()).toEqual(['Songbirds']);
  expect(await deleteList(client, id)).toBeNull();
  expect(known()).toEqual([]);
  // It was deleted on another device already: it is gone, as it was wished.
  expect(await deleteList(client, id)).toBeNull();
  expect(await calls('GET', /lists$/)).toBe(asked);
});

test('an answer that was under way while a list was made does not lose it', async () => {
  let isHeld = false;
  let deliver: (() => void) | undefined;
  const scene = await begin({
    async between(request, next) {
      const isLooking = request.method === 'GET' && request.url.endsWith('/api/v1/lists');
      const answer = await next(request);
      // It was given before the list was made, and arrives after that.
      if (isHeld && isLooking) await new Promise<void>((resolve) => (deliver = resolve));
      return answer;
    },
  });
  const { client } = scene;
  const lists = listsOf(client);
  await lists.load();
  isHeld = true;
  const late = lists.load();
  await vi.waitFor(() => expect(deliver).toBeDefined());
  await makeList(scene);
  isHeld = false;
  deliver?.();
  await late;
  expect(lists.state.get().value?.map(({ title }) => title)).toEqual(['Birds']);
});

test('people are searched among those one follows, or all, and on other servers too [1.9.006]', async () => {
  const { client, requests } = await begin();
  await searchMembers(client, { text: 'bo', following: true });
  const found = await searchMembers(client, { text: 'bob', following: false });
  expect(found.map(({ acct }) => acct)).toContain('bob');
  const asked = (await requests()).filter(({ path }) => path === '/api/v2/search').map(({ query }) => query);
  expect(asked.every((query) => query.includes('resolve=true') && query.includes('type=accounts'))).toBe(
    true,
  );
  expect(asked.map((query) => /following=(\w+)/.exec(query)?.[1])).toEqual(['true', 'false']);
});

test('a list that was thought of is still there after a reload, with its people, until it is made [1.4.014]', async () => {
  const storage = memoryStorage();
  const { client, visitAs, bob, carol, inList } = await begin({ storage });
  newListOf(client).change({ title: 'Birds' });
  for (const each of [bob, carol]) await newListOf(client).members().set(each, true);
  await newListOf(client).members().set(carol, false);

  const reloaded = newListOf(await visitAs('alice', { storage }));
  expect(reloaded.fields.get()).toEqual({ title: 'Birds' });
  await vi.waitFor(() => expect(reloaded.members().ids()).toEqual([bob.id]));
  const made = await reloaded.create();
  expect(made && (await inList(made.id))).toEqual(['bob']);
  expect(newListOf(await visitAs('alice', { storage })).fields.get()).toEqual({ title: '' });
});

test('people of a kept list who do not come are told of and stay in it; those who are no more do not', async () => {
  const storage = memoryStorage();
  const { client, visitAs, door, bob, carol, inList } = await begin({ storage });
  newListOf(client).change({ title: 'Birds' });
  for (const each of [bob, carol]) await newListOf(client).members().set(each, true);

  await door('fail', { path: `/accounts/${bob.id}`, status: 500 });
  await door('fail', { path: `/accounts/${carol.id}`, status: 404, body: { error: 'Record not found' } });
  const next = await visitAs('alice', { storage });
  const reloaded = newListOf(next);
  await vi.waitFor(() =>
    expect(next.notices.list.get()).toMatchObject([{ key: 'lists.error', reason: { status: 500 } }]),
  );
  expect(reloaded.members().ids()).toEqual([]);
  const made = await reloaded.create();
  expect(made && (await inList(made.id))).toEqual(['bob']);
});

test('who leaves takes the list along; another reader never sees it', async () => {
  const storage = memoryStorage();
  const { client, visitAs } = await begin({ storage });
  newListOf(client).change({ title: 'Birds' });
  await client.accounts.signOut();
  expect(newListOf(client.accounts.shown.get()).fields.get()).toEqual({ title: '' });
  expect(newListOf(await visitAs('bob', { storage })).fields.get()).toEqual({ title: '' });
  expect(newListOf(await visitAs('alice', { storage })).fields.get()).toEqual({ title: '' });
});
