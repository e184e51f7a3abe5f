import { addToList, createList, lookupAccount } from '@linnet/api';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { readSettingsFile } from '../settings/settings-file';
import { browserPages } from '../testing/browser-pages';
import { ended, exported, imported, jobOf, previewOf } from '../testing/own-data';
import { startServer } from '../testing/start-server';
import { ownDataOf } from './index';
import { resumeOwnData } from './resume-own-data';

const PEOPLE = 200;

afterEach(() => void vi.useRealTimers());

test('an export that is stopped in the middle goes on after a reload: the file is whole, and nothing stands twice', async () => {
  const server = await startServer();
  const browser = browserPages();
  const [first, second] = [browser.open(), browser.open()];
  const here = await server.visitAs('alice', {
    storage: first.storage,
    writing: first.writing,
    between: (request, next) => (first.isGone() ? new Promise(() => {}) : next(request)),
  });
  await server.door('crowd', { count: PEOPLE, name: 'swarm', follow: 'alice' });
  await server.door('latency', { path: '/followers', ms: 5 });
  await ownDataOf(here).startExport(['followers', 'settings']);
  const id = ownDataOf(here).jobs.get()[0]?.id ?? '';
  await vi.waitFor(() => expect(jobOf(here, id)?.done).toBeGreaterThanOrEqual(80), { interval: 1 });
  ownDataOf(here).stop(id);
  await vi.waitFor(() =>
    expect(jobOf(here, id)).toMatchObject({ progress: 'stopped', phase: { state: 'waiting' } }),
  );
  const { done = 0 } = jobOf(here, id) ?? {};
  expect(done).toBeLessThan(PEOPLE);
  // What was read so far can be saved as it is.
  expect((await ownDataOf(here).fileOf(id))?.name).toMatch(/\.zip$/);
  first.crash();

  const there = server.visit({ storage: second.storage, writing: second.writing });
  await resumeOwnData(there);
  expect(jobOf(there, id)).toMatchObject({ progress: 'stopped', done });
  const asked = async () =>
    (await server.requests()).filter(({ path }) => path.endsWith('/followers')).length;
  const before = await asked();
  ownDataOf(there).resume(id);
  expect(await ended(there, id)).toMatchObject({ done: PEOPLE + 1, problems: [] });
  // No page that was stored is read again.
  expect((await asked()) - before).toBe(Math.ceil((PEOPLE - done) / 40) + (PEOPLE % 40 === 0 ? 1 : 0));
  const whole = await exported(there, 'followers');
  const lines = whole.trim().split('\n').slice(1);
  expect(lines).toHaveLength(PEOPLE);
  const file = await ownDataOf(there).fileOf(id);
  const bytes = new Uint8Array(await new Blob([...(file?.parts ?? [])]).arrayBuffer());
  expect(strFromU8(unzipSync(bytes)['followers.csv'] ?? new Uint8Array())).toBe(whole);
});

test('an export whose page gets lost waits, and goes on to the whole file', async () => {
  const { client, door } = await crowd();
  await door('fail', { path: '/followers', status: 0, times: 1 });
  await ownDataOf(client).startExport(['followers']);
  const id = ownDataOf(client).jobs.get()[0]?.id ?? '';
  await vi.waitFor(() => expect(jobOf(client, id)?.phase).toMatchObject({ why: { kind: 'offline' } }));
  ownDataOf(client).resume(id);
  expect(await ended(client, id)).toMatchObject({ done: PEOPLE, problems: [] });
});

test('posts are read slowly: half a second lies between two pages', async () => {
  const server = await startServer();
  await server.door('bulk', { count: 100, as: 'alice' });
  const client = await server.visitAs('alice');
  const pages = async () =>
    (await server.requests()).filter(({ path }) => /\/accounts\/[^/]+\/statuses$/.test(path)).length;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const begun = Date.now();
  await ownDataOf(client).startExport(['posts']);
  const id = ownDataOf(client).jobs.get()[0]?.id ?? '';
  for (const page of [1, 2]) {
    await vi.waitFor(
      () => expect(jobOf(client, id)).toMatchObject({ done: page * 40, phase: { state: 'waiting' } }),
      { interval: 1 },
    );
    await vi.advanceTimersByTimeAsync(400);
    expect(await pages()).toBe(page);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(Date.now() - begun).toBeGreaterThanOrEqual(1000);
  await vi.waitFor(() => expect(jobOf(client, id)).toMatchObject({ progress: 'done', done: 100 }), {
    interval: 1,
  });
});

test('posts that were read after the login had ended are read again: those for followers are in the file', async () => {
  const server = await startServer();
  await server.door('bulk', { count: 10, as: 'alice' });
  await server.door('post', { as: 'alice', text: 'Among us', visibility: 'private' });
  const client = await server.visitAs('alice');
  await server.door('expire-tokens', { account: 'alice' });
  await ownDataOf(client).startExport(['posts']);
  const id = ownDataOf(client).jobs.get()[0]?.id ?? '';
  await vi.waitFor(() =>
    expect(jobOf(client, id)).toMatchObject({ done: 0, phase: { until: Infinity, why: { status: 401 } } }),
  );
  await (await client.accounts.access()).byPassword('alice', 'alice');
  expect(await ended(client, id)).toMatchObject({ done: 11, rows: { posts: 11 }, problems: [] });
});

test('an export asks for nothing while a server wants it to wait', async () => {
  const { client, door, requests } = await crowd();
  await door('fail', { path: '/followers', status: 429, headers: { 'retry-after': '90' }, times: 1 });
  await ownDataOf(client).startExport(['followers']);
  const id = ownDataOf(client).jobs.get()[0]?.id ?? '';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await vi.waitFor(() => expect(jobOf(client, id)?.phase).toMatchObject({ why: { status: 429 } }));
  const before = (await requests()).length;
  await vi.advanceTimersByTimeAsync(85_000);
  expect((await requests()).length).toBe(before);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(await ended(client, id)).toMatchObject({ done: PEOPLE, problems: [] });
});

async function crowd() {
  const server = await startServer();
  await server.door('crowd', { count: PEOPLE, name: 'swarm', follow: 'alice' });
  return { ...server, client: await server.visitAs('alice') };
}

test('members of a list that a server sends in pages are all known, and all exported', async () => {
  const { door, visitAs, requests } = await startServer();
  await door('crowd', { count: 3, name: 'swarm' });
  const client = await visitAs('alice');
  const people = await Promise.all(
    [0, 1, 2].map((at) => client.send(lookupAccount(`swarm${at}@crowd.example`))),
  );
  const list = await client.send(createList({ title: 'Birds' }));
  await client.send(
    addToList(
      list.id,
      people.map(({ id }) => id),
    ),
  );
  const path = `/lists/${list.id}/accounts`;
  const rows = (at: number) => {
    const { id } = people[at] ?? { id: '' };
    const acct = `swarm${at}@crowd.example`;
    return [{ id, acct, fqn: acct, username: `swarm${at}`, url: `https://crowd.example/@swarm${at}` }];
  };
  async function inPages() {
    for (const at of [0, 1, 2]) {
      const next = `<http://localhost:8080/api/v1${path}?max_id=${at + 1}>; rel="next"`;
      const link = at === 2 ? {} : { headers: { link: next } };
      await door('fail', { path, method: 'GET', status: 200, body: rows(at), ...link });
    }
  }
  await inPages();
  const file = [0, 1, 2].map((at) => `Birds,swarm${at}@crowd.example\n`).join('');
  expect((await previewOf(client, 'lists', file)).fresh).toEqual([]);
  await inPages();
  expect(await exported(client, 'lists')).toBe(file);
  const cursors = (await requests()).filter((one) => one.path.endsWith(path)).map(({ query }) => query);
  expect(cursors.filter((query) => query.includes('max_id=2'))).toHaveLength(2);
});

test('exported settings are a file that the import of settings reads whole', async () => {
  const { visit, visitAs } = await startServer();
  const client = await visitAs('alice');
  client.settings.set('hideMutedPosts', true);
  const text = await exported(client, 'settings');
  const onAnotherDevice = visit().settings;
  expect(readSettingsFile(text, onAnotherDevice.valueOf)).toEqual({
    state: 'readable',
    minorDiffers: false,
    values: { hideMutedPosts: true },
  });
});

test('languages, repeats and notifications of a follow go along where the server has them', async () => {
  const header = 'Account address,Show boosts,Notify on new posts,Languages\n';
  const server = await startServer({ character: 'mastodon' });
  await server.door('crowd', { count: 2, name: 'swarm' });
  const client = await server.visitAs('alice');
  const file = `${header}swarm0@crowd.example,false,true,"de, en"\nswarm1@crowd.example,true,false,\n`;
  expect(await imported(client, 'follows', file)).toMatchObject({ done: 2, failed: 0 });
  const lines = (await exported(client, 'follows')).split('\n');
  expect(lines.toSorted()).toEqual(file.split('\n').toSorted());

  const pleroma = await startServer();
  await pleroma.door('crowd', { count: 2, name: 'swarm' });
  const there = await pleroma.visitAs('alice');
  expect(await imported(there, 'follows', file)).toMatchObject({ done: 2, failed: 0 });
  const known = (await exported(there, 'follows')).split('\n');
  expect(known.toSorted()).toEqual(file.replace('"de, en"', '').split('\n').toSorted());
});
