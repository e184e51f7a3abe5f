import { getStatus, setBookmark, type StatusId } from '@linnet/api';
import { expect, test } from 'vitest';
import { importStatus } from '../graph/import';
import { startServer } from '../testing/start-server';
import { bookmarkFoldersOf } from './bookmark-folders';

async function begin() {
  const server = await startServer();
  const client = await server.visitAs('alice');
  const folders = bookmarkFoldersOf(client);
  const names = () => folders.state.get().value?.map(({ name, emoji }) => `${name} ${emoji ?? ''}`.trim());
  const asked = async () =>
    (await server.requests())
      .filter(({ path }) => path.includes('bookmark_folders'))
      .map(({ method }) => method);
  await folders.load();
  return { ...server, client, folders, names, asked };
}

const idOf = ({ folders }: Awaited<ReturnType<typeof begin>>): string => {
  const [first] = folders.state.get().value ?? [];
  if (first === undefined) throw new Error('There is no folder.');
  return first.id;
};

test('a folder is made, renamed with an emoji, and gone; the server knows of each', async () => {
  const scene = await begin();
  const { folders, names } = scene;
  expect(names()).toEqual([]);
  expect(await folders.create({ name: 'recipes', emoji: null })).toBeNull();
  expect(names()).toEqual(['recipes']);
  expect(await folders.edit(idOf(scene), { name: 'bread', emoji: '🍞' })).toBeNull();
  await folders.load();
  expect(names()).toEqual(['bread 🍞']);
  expect(await folders.remove(idOf(scene))).toBeNull();
  await folders.load();
  expect(names()).toEqual([]);
});

test('a new name stands there at once, and the old one again when the server refuses', async () => {
  const scene = await begin();
  const { folders, names, door } = scene;
  await folders.create({ name: 'recipes', emoji: null });
  const id = idOf(scene);
  await door('fail', { path: 'bookmark_folders', status: 500, times: 2 });
  const change = folders.edit(id, { name: 'bread', emoji: null });
  expect(names()).toEqual(['bread']);
  expect(await change).toMatchObject({ kind: 'http', status: 500 });
  expect(names()).toEqual(['recipes']);
  const removal = folders.remove(id);
  expect(names()).toEqual([]);
  expect(await removal).toMatchObject({ status: 500 });
  expect(names()).toEqual(['recipes']);
});

test('what lay in a folder that is gone stays a bookmark outside of all folders', async () => {
  const scene = await begin();
  const { client, folders, door } = scene;
  await folders.create({ name: 'recipes', emoji: null });
  const { id } = await door<{ id: StatusId }>('post', { as: 'bob', text: 'rye' });
  importStatus(client.graph, await client.send(setBookmark(id, true, idOf(scene))));
  expect(client.graph.statuses.get(id)?.bookmarkFolderId).toBe(idOf(scene));
  await folders.remove(idOf(scene));
  expect(client.graph.statuses.get(id)).toMatchObject({ bookmarked: true, bookmarkFolderId: null });
  expect(await client.send(getStatus(id))).toMatchObject({ bookmarked: true, bookmarkFolderId: null });
});

test('what one person has in folders is not shown to the next, and visitors ask for none', async () => {
  const { client, folders, asked } = await begin();
  await folders.create({ name: 'secret', emoji: null });
  await client.accounts.signOut();
  const next = bookmarkFoldersOf(client.accounts.shown.get());
  expect(next.state.get().value).toBeNull();
  const before = await asked();
  await next.load();
  expect(next.state.get().value).toEqual([]);
  expect(await asked()).toEqual(before);
});

test('why folders are not known is told, and they can be asked for again', async () => {
  const { folders, visitAs, door } = await begin();
  await folders.create({ name: 'recipes', emoji: null });
  const later = bookmarkFoldersOf(await visitAs('alice'));
  await door('fail', { path: 'bookmark_folders', status: 503 });
  await later.load();
  expect(later.state.get()).toMatchObject({ value: null, error: { status: 503 } });
  await later.load();
  expect(later.state.get()).toMatchObject({ value: [{ name: 'recipes' }], error: null });
});
