import type { WireBookmarkFolder, WireOriginalStatus } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { postStatus } from '../../testing/post-status';
import { BASE, type TestSandbox, startSandbox } from '../../testing/start-sandbox';

let server: TestSandbox;
let alice: string;
let bob: string;
beforeEach(async () => {
  server = await startSandbox();
  [alice, bob] = [await server.signIn('alice'), await server.signIn('bob')];
});

const FOLDERS = '/api/v1/pleroma/bookmark_folders';

async function folder(name: string, emoji?: string): Promise<WireBookmarkFolder> {
  const answer = await server.post(FOLDERS, { name, ...(emoji === undefined ? {} : { emoji }) }, bob);
  expect(answer.status).toBe(200);
  return answer.json<WireBookmarkFolder>();
}

async function keep(id: string, folderId?: string): Promise<WireOriginalStatus> {
  const body = folderId === undefined ? {} : { folder_id: folderId };
  return (await server.post(`/api/v1/statuses/${id}/bookmark`, body, bob)).json<WireOriginalStatus>();
}

async function listed(query = ''): Promise<string[]> {
  const answer = await server.get(`/api/v1/bookmarks${query}`, bob);
  return answer.json<WireOriginalStatus[]>().map((status) => status.content);
}

test('bookmarks are listed in the order of keeping, in pages with numbers of their own', async () => {
  const [a, b, c] = [
    await postStatus(server, alice, { status: 'a' }),
    await postStatus(server, alice, { status: 'b' }),
    await postStatus(server, alice, { status: 'c' }),
  ];
  for (const { id } of [b, c, a]) await keep(id);
  expect(await listed()).toEqual(['a', 'c', 'b']);
  const page = await server.get('/api/v1/bookmarks?limit=2', bob);
  const link = page.headers.get('link') ?? '';
  expect(link).toMatch(/\/api\/v1\/bookmarks\?limit=2&max_id=\d+&offset=0>; rel="next"/);
  const next = /<([^>]+)>; rel="next"/.exec(link)?.[1]?.slice(BASE.length) ?? '';
  const rest = await server.get(next, bob);
  expect(rest.json<WireOriginalStatus[]>().map((status) => status.content)).toEqual(['b']);
  const unkept = await server.post(`/api/v1/statuses/${a.id}/unbookmark`, {}, bob);
  expect(unkept.json()).toMatchObject({ bookmarked: false });
  expect(await listed()).toEqual(['c', 'b']);
});

test('a bookmark goes into a folder, and out of it when kept again without one', async () => {
  const { id } = await postStatus(server, alice, { status: 'kept' });
  await keep(id);
  await keep((await postStatus(server, alice, { status: 'elsewhere' })).id);
  const later = await folder('Later', '📕');
  const status = await keep(id, later.id);
  expect(status).toMatchObject({ bookmarked: true, pleroma: { bookmark_folder: later.id } });
  expect(await listed(`?folder_id=${later.id}`)).toEqual(['kept']);
  const page = await server.get(`/api/v1/bookmarks?folder_id=${later.id}`, bob);
  expect(page.headers.get('link')).toContain(`?folder_id=${later.id}&limit=20&max_id=`);
  expect((await keep(id)).pleroma.bookmark_folder).toBeNull();
  expect(await listed(`?folder_id=${later.id}`)).toEqual([]);
  expect(await listed()).toEqual(['elsewhere', 'kept']);
});

test('folders are made, renamed, listed by name and removed; their bookmarks stay', async () => {
  const birds = await folder('Birds', 'linnet');
  expect(birds).toMatchObject({
    name: 'Birds',
    emoji: ':linnet:',
    emoji_url: `${BASE}/emoji/hedge/linnet.png`,
  });
  const albums = await folder('Albums', '📗');
  expect(albums).toMatchObject({ emoji: '📗', emoji_url: null });
  expect((await server.get(FOLDERS, bob)).json<WireBookmarkFolder[]>().map(({ name }) => name)).toEqual([
    'Albums',
    'Birds',
  ]);
  const { id } = await postStatus(server, alice, { status: 'kept' });
  await keep(id, birds.id);
  const renamed = await server.call('PATCH', `${FOLDERS}/${birds.id}`, {
    token: bob,
    json: { name: 'Wings' },
  });
  expect(renamed.json()).toEqual({ id: birds.id, name: 'Wings', emoji: null, emoji_url: null });
  const removed = await server.call('DELETE', `${FOLDERS}/${birds.id}`, { token: bob });
  expect(removed.json()).toMatchObject({ id: birds.id, name: 'Wings' });
  expect(await listed()).toEqual(['kept']);
  const status = (await server.get(`/api/v1/statuses/${id}`, bob)).json<WireOriginalStatus>();
  expect(status.pleroma.bookmark_folder).toBeNull();
});

test("somebody else's folder is closed, and counts as none for a bookmark", async () => {
  const mine = await folder('Mine');
  for (const [method, id] of [
    ['PATCH', mine.id],
    ['DELETE', mine.id],
    ['DELETE', 'gone'],
  ] as const) {
    const refused = await server.call(method, `${FOLDERS}/${id}`, { token: alice, json: { name: 'x' } });
    expect([refused.status, refused.json()]).toEqual([403, { error: 'Access denied' }]);
  }
  const { id } = await postStatus(server, alice, { status: 'x' });
  const kept = await server.post(`/api/v1/statuses/${id}/bookmark`, { folder_id: mine.id }, alice);
  expect(kept.json()).toMatchObject({ bookmarked: true, pleroma: { bookmark_folder: null } });
});

test('an emoji that is none is refused', async () => {
  const refused = await server.post(FOLDERS, { name: 'x', emoji: 'nonsense' }, bob);
  expect([refused.status, refused.json()]).toEqual([422, { error: 'Invalid emoji' }]);
  expect((await server.get(FOLDERS, bob)).json()).toEqual([]);
});

test('bookmarking an unknown status crashes as the real server does', async () => {
  const crashed = await server.post('/api/v1/statuses/gone/bookmark', {}, bob);
  expect([crashed.status, crashed.json()]).toEqual([500, 'Something went wrong']);
});

test('each folder of somebody has a name of its own', async () => {
  const { id } = await folder('Books');
  await folder('Birds');
  const again = await server.post(FOLDERS, { name: 'Books' }, bob);
  expect([again.status, again.json()]).toEqual([422, { error: 'has already been taken' }]);
  const other = await server.call('PATCH', `${FOLDERS}/${id}`, { token: bob, json: { name: 'Birds' } });
  expect(other.status).toBe(422);
  expect((await server.post(FOLDERS, { name: 'Books' }, alice)).status).toBe(200);
});
