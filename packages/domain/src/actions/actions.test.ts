import { actionsOf } from './actions-of';
import { createBookmarkFolder, getStatus, type StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { importStatus } from '../graph/import';
import { startServer } from '../testing/start-server';
import { sceneOf } from './action-scene';
import { favourite, repeat } from './favourite-and-repeat';
import {
  bookmark,
  bookmarkInto,
  canDelete,
  deleteStatus,
  muteConversation,
  muteConversationFor,
  pin,
} from './index';

async function begin(reader = 'alice') {
  const server = await startServer();
  const { id } = await server.door<{ id: StatusId }>('post', { as: 'bob', text: 'a song' });
  const client = await server.visitAs(reader);
  const feed = client.feeds.get({ kind: 'public' });
  await feed.open();
  const shown = () => client.graph.statuses.get(id);
  /** The row once the server has agreed: no wish lies over it. */
  const fact = () => client.graph.statuses.fact(id);
  return { ...server, client, feed, id, shown, fact };
}

const kinds = [
  {
    action: favourite,
    on: { favourited: true, favouritesCount: 1 },
    off: { favourited: false, favouritesCount: 0 },
  },
  { action: repeat, on: { repeated: true, repeatsCount: 1 }, off: { repeated: false, repeatsCount: 0 } },
  { action: bookmark, on: { bookmarked: true }, off: { bookmarked: false } },
] as const;

test.each(kinds)(
  '$action.name: on and off again, at once and on the server [2.4.001, 2.4.002]',
  async ({ action, on, off }) => {
    const { client, feed, id, shown, fact } = await begin();
    actionsOf(client).toggles.toggle(action, id, true);
    expect(shown()).toMatchObject(on);
    expect(fact()).toMatchObject(off);
    await vi.waitFor(() => expect(fact()).toMatchObject(on));
    await feed.reload();
    expect(shown()).toMatchObject(on);
    actionsOf(client).toggles.toggle(action, id, false);
    expect(shown()).toMatchObject(off);
    await vi.waitFor(() => expect(fact()).toMatchObject(off));
  },
);

test('a refused one is put back and told; trying again takes the notice away and works', async () => {
  const { client, door, id, shown, fact, requests } = await begin();
  await door('fail', { path: '/favourite$', status: 500, body: { error: 'The nest is full' } });
  actionsOf(client).toggles.toggle(favourite, id, true);
  await vi.waitFor(() => expect(client.notices.list.get()).toHaveLength(1));
  expect(shown()).toMatchObject({ favourited: false, favouritesCount: 0 });
  const [notice] = client.notices.list.get();
  expect(notice).toMatchObject({
    key: 'status.action_failed.favourite',
    reason: { text: 'The nest is full' },
  });
  notice?.action?.run();
  notice?.action?.run();
  expect(client.notices.list.get()).toEqual([]);
  await vi.waitFor(() => expect(fact()).toMatchObject({ favourited: true }));
  notice?.action?.run();
  expect((await requests()).filter(({ path }) => path.endsWith('/favourite'))).toHaveLength(2);
});

test('one that works takes away the trouble that was told before', async () => {
  const { client, door, id } = await begin();
  await door('fail', { path: '/favourite$', status: 500 });
  actionsOf(client).toggles.toggle(favourite, id, true);
  await vi.waitFor(() => expect(client.notices.list.get()).toHaveLength(1));
  actionsOf(client).toggles.toggle(bookmark, id, true);
  const keys = () => client.notices.list.get().map(({ key }) => key);
  await vi.waitFor(() => expect(keys()).toEqual(['status.action_done.bookmark']));
});

test('what goes wrong is shown by the card that stands, and cleared by what works in it [2.8.006]', async () => {
  const { client, door, id } = await begin();
  const seen = vi.fn<() => void>();
  const end = actionsOf(client).errors.subscribe(id, seen);
  await door('fail', { path: '/favourite$', status: 500, body: { error: 'The nest is full' } });
  actionsOf(client).toggles.toggle(favourite, id, true);
  await vi.waitFor(() =>
    expect(actionsOf(client).errors.get(id)).toMatchObject({ name: 'favourite', on: true }),
  );
  expect(actionsOf(client).errors.get(id)?.reason).toMatchObject({ text: 'The nest is full' });
  expect(client.notices.list.get()).toEqual([]);
  actionsOf(client).toggles.toggle(bookmark, id, true);
  await vi.waitFor(() => expect(actionsOf(client).errors.get(id)).toBeNull());
  expect(seen).toHaveBeenCalledTimes(2);
  end();
});

test('a card that is not on the screen hands its trouble on as a notice', async () => {
  const { client, id } = await begin();
  const end = actionsOf(client).errors.subscribe(id, () => {});
  const retry = vi.fn<() => void>();
  actionsOf(client).errors.show(id, { name: 'pin', on: true, reason: null, retry });
  actionsOf(client).errors.showAsNotice(id);
  expect(actionsOf(client).errors.get(id)).toBeNull();
  expect(client.notices.list.get()).toMatchObject([
    { key: 'status.action_failed.pin', values: { on: 'true' } },
  ]);
  end();
});

/** Statuses as the reader's home has them, and who reads. */
async function home(name: string, posts: readonly object[]) {
  const server = await startServer();
  const ids: StatusId[] = [];
  for (const post of posts) ids.push((await server.door<{ id: StatusId }>('post', post)).id);
  const client = await server.visitAs(name);
  await client.features.load();
  for (const id of ids) importStatus(client.graph, await client.send(getStatus(id)));
  const row = (index: number) => {
    const found = client.graph.statuses.get(ids[index] ?? ('' as StatusId));
    if (found === undefined) throw new Error(`There is no status ${index}.`);
    return found;
  };
  const scene = (index: number) => sceneOf(client, row(index));
  return { ...server, client, ids, row, scene };
}

test('what is not for everybody offers no repeating [2.5.023]', async () => {
  const scopes = ['public', 'unlisted', 'private', 'direct'];
  const { scene } = await home(
    'alice',
    scopes.map((visibility) => ({ as: 'alice', text: visibility, visibility })),
  );
  expect(scopes.map((_, index) => repeat.can(scene(index)))).toEqual([true, true, false, false]);
  expect(scopes.map((_, index) => favourite.can(scene(index)))).toEqual([true, true, true, true]);
});

test('only an own public or unlisted status can be pinned, and is pinned on the server [2.4.003, 2.5.022]', async () => {
  const { client, ids, scene, requests, row } = await home('carol', [
    { as: 'carol', text: 'mine' },
    { as: 'carol', text: 'mine, quietly', visibility: 'unlisted' },
    { as: 'carol', text: 'for followers', visibility: 'private' },
    { as: 'bob', text: 'not mine' },
  ]);
  expect([0, 1, 2, 3].map((index) => pin.can(scene(index)))).toEqual([true, true, false, false]);
  const [first = '' as StatusId] = ids;
  actionsOf(client).toggles.toggle(pin, first, true);
  expect(row(0).pinned).toBe(true);
  await vi.waitFor(() => expect(client.graph.statuses.fact(first)).toMatchObject({ pinned: true }));
  actionsOf(client).toggles.toggle(pin, first, false);
  await vi.waitFor(() => expect(client.graph.statuses.fact(first)).toMatchObject({ pinned: false }));
  const asked = (await requests()).map(({ path }) => path).filter((path) => path.endsWith('pin'));
  expect(asked).toEqual([`/api/v1/statuses/${first}/pin`, `/api/v1/statuses/${first}/unpin`]);
});

test('a conversation is muted, for a time too, and unmuted on the server [2.4.003]', async () => {
  const { client, ids, door, scene } = await home('alice', [{ as: 'bob', text: 'a long talk' }]);
  const [id = '' as StatusId] = ids;
  const fact = () => client.graph.statuses.fact(id)?.threadMuted;
  expect(muteConversation.can(scene(0))).toBe(true);
  expect(scene(0).has('threadMuteExpiry')).toBe(true);
  actionsOf(client).toggles.toggle(muteConversation, id, true);
  await vi.waitFor(() => expect(fact()).toBe(true));
  actionsOf(client).toggles.toggle(muteConversation, id, false);
  await vi.waitFor(() => expect(fact()).toBe(false));
  actionsOf(client).toggles.toggle(muteConversationFor(3600), id, true);
  await vi.waitFor(() => expect(fact()).toBe(true));
  await door('clock', { offsetMs: 3_700_000 });
  importStatus(client.graph, await client.send(getStatus(id)));
  expect(fact()).toBe(false);
});

test('authors delete their own; who may delete any deletes any [2.4.006, 2.5.021, 2.6.003, 2.6.004]', async () => {
  const posts = [
    { as: 'carol', text: 'of carol' },
    { as: 'bob', text: 'of bob' },
  ];
  const carol = await home('carol', posts);
  expect([0, 1].map((index) => canDelete(carol.scene(index)))).toEqual([true, false]);
  const { client, ids, scene, row } = await home('alice', posts);
  expect([0, 1].map((index) => canDelete(scene(index)))).toEqual([true, true]);
  expect(await deleteStatus(client, ids[1] ?? ('' as StatusId))).toBe(true);
  expect([row(0).deleted, row(1).deleted]).toEqual([false, true]);
  expect(canDelete(scene(1))).toBe(false);
});

test('a deletion that is refused leaves the status and is told for five seconds [2.8.003]', async () => {
  const { client, ids, row, door } = await home('carol', [{ as: 'carol', text: 'stays' }]);
  await door('fail', { method: 'DELETE', path: '/statuses/', status: 500, body: { error: 'Not today' } });
  expect(await deleteStatus(client, ids[0] ?? ('' as StatusId))).toBe(false);
  expect(row(0).deleted).toBe(false);
  expect(client.notices.list.get()).toMatchObject([
    { key: 'status.delete_error', reason: { text: 'Not today' }, duration: 5000 },
  ]);
});

test.each([
  ['bookmarked', bookmark],
  ['pinned', pin],
  ['threadMuted', muteConversation],
] as const)('what is %s is told with a way back, which is told no more', async (mark, action) => {
  // Whose post it is: others cannot pin it.
  const { client, id, fact } = await begin('bob');
  actionsOf(client).toggles.toggle(action, id, true);
  await vi.waitFor(() => expect(fact()).toMatchObject({ [mark]: true }));
  const [notice] = client.notices.list.get();
  expect(notice).toMatchObject({
    key: `status.action_done.${action.name}`,
    values: { on: 'true' },
    action: { label: 'general.undo' },
  });
  notice?.action?.run();
  await vi.waitFor(() => expect(fact()).toMatchObject({ [mark]: false }));
  expect(client.notices.list.get()).toEqual([]);
});

test('the way back of a removed bookmark leads into its folder', async () => {
  const { client, id, fact } = await begin();
  const folder = await client.send(createBookmarkFolder({ name: 'Walks', emoji: null }));
  actionsOf(client).toggles.toggle(bookmarkInto(folder.id), id, true);
  await vi.waitFor(() => expect(fact()).toMatchObject({ bookmarked: true, bookmarkFolderId: folder.id }));
  actionsOf(client).toggles.toggle(bookmark, id, false);
  await vi.waitFor(() => expect(fact()).toMatchObject({ bookmarked: false }));
  client.notices.list
    .get()
    .find(({ values }) => values['on'] === 'false')
    ?.action?.run();
  await vi.waitFor(() => expect(fact()).toMatchObject({ bookmarked: true, bookmarkFolderId: folder.id }));
});
