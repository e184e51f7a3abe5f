import { follow, lookupAccount } from '@linnet/api';
import { afterEach, expect, test, vi } from 'vitest';
import type { PageClient } from '../accounts/create-client';
import { beginImport, ended, imported, jobOf, previewOf } from '../testing/own-data';
import { browserPages, lonePage } from '../testing/browser-pages';
import { memoryTexts } from '../testing/memory-storage';
import { startServer, type VisitOptions } from '../testing/start-server';
import { ownDataOf } from './index';
import { resumeOwnData } from './resume-own-data';

afterEach(() => void vi.useRealTimers());

const addresses = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, index) => `swarm${from + index}@crowd.example`).join('\n');

async function begin(options: VisitOptions = {}) {
  const server = await startServer();
  await server.door('crowd', { count: 60, name: 'swarm' });
  const client = await server.visitAs('alice', options);
  const made = async (path: RegExp) =>
    (await server.requests()).filter((request) => request.method === 'POST' && path.test(request.path));
  return { server, client, made };
}

test('lists of people are handed to the server; what it has not done is carried out one by one, with reasons [3.7.030, 3.8.005]', async () => {
  const { server, client, made } = await begin();
  await server.door('act', { as: 'alice', action: 'follow', target: 'bob' });
  const text = `${addresses(3)}\nbob\nnobody@far.example\nAlice\n`;
  const id = await beginImport(client, 'follows', text);
  await vi.waitFor(() => expect(jobOf(client, id)).toMatchObject({ stage: 'check' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  // The server is looked at several times before anything is repeated; each time it needs time of its own.
  while (jobOf(client, id)?.progress !== 'done') {
    await vi.advanceTimersByTimeAsync(500);
    await server.requests();
  }
  const job = jobOf(client, id);
  expect(job).toMatchObject({ done: 5, total: 5, failed: 2 });
  expect((await made(/follow_import$/)).length).toBe(1);
  const failed = await ownDataOf(client).failedOf(id);
  expect(failed.map(({ line }) => line)).toEqual([5, 6]);
  expect(failed[0]?.why).toBe('not_found');
  expect(failed[1]?.why).toMatchObject({ kind: 'http', status: 400 });
  const file = await ownDataOf(client).failedFile(id);
  expect(file?.parts).toEqual(['nobody@far.example\nAlice\n']);
});

test('what a server refuses to import itself is carried out one by one', async () => {
  const { server, client, made } = await begin();
  await server.door('fail', { path: '/blocks_import', status: 403, body: { error: 'No.' } });
  const id = await beginImport(client, 'blocks', addresses(3));
  expect(await ended(client, id)).toMatchObject({ done: 3, failed: 0 });
  expect((await made(/\/block$/)).length).toBe(3);
});

test('where the server’s own import fails again and again, people are carried in one by one', async () => {
  const { server, client, made } = await begin();
  await server.door('fail', { path: '/blocks_import', status: 500, body: { error: 'Broken' }, times: 9 });
  const id = await beginImport(client, 'blocks', addresses(3));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  while (jobOf(client, id)?.progress !== 'done') {
    await vi.advanceTimersByTimeAsync(500);
    await server.requests();
  }
  expect(jobOf(client, id)).toMatchObject({ done: 3, failed: 0 });
  expect((await made(/\/blocks_import$/)).length).toBe(4);
  expect((await made(/\/block$/)).length).toBe(3);
});

test('the file of failed lines is one that can be imported: with the names of its columns', async () => {
  const { client } = await begin();
  (await client.features.load()).markMissing('imports');
  const header = 'Account address,Show boosts';
  const lines = ['swarm0@crowd.example,true', 'nobody@far.example,false'];
  const id = await beginImport(client, 'follows', [header, ...lines].join('\n'));
  expect(await ended(client, id)).toMatchObject({ done: 2, failed: 1 });
  const file = (await ownDataOf(client).failedFile(id))?.parts.join('') ?? '';
  expect(file).toBe(`${header}\n${lines[1]}\n`);
  const again = await previewOf(client, 'follows', file);
  expect(again.fresh.map(({ fields }) => fields.slice(0, 2))).toEqual([['nobody@far.example', 'false']]);
});

test('the file of failed filters is JSON that can be imported, and then leaves nothing to do', async () => {
  const { server, client } = await begin();
  const filters = ['rain', 'snow'].map((phrase) => ({ phrase, context: ['home'], whole_word: true }));
  await server.door('fail', { path: '/filters$', method: 'POST', status: 422, body: { error: 'Not now.' } });
  const id = await beginImport(client, 'filters', JSON.stringify(filters));
  expect(await ended(client, id)).toMatchObject({ done: 2, failed: 1 });
  const file = (await ownDataOf(client).failedFile(id))?.parts.join('') ?? '';
  expect(JSON.parse(file)).toEqual([filters[0]]);
  expect(await imported(client, 'filters', file)).toMatchObject({ done: 1, failed: 0 });
  expect((await previewOf(client, 'filters', JSON.stringify(filters))).fresh).toEqual([]);
});

test('a limit of requests is kept to the second, and the reason is shown meanwhile', async () => {
  const { server, client } = await begin();
  await server.door('fail', {
    path: '/domain_blocks',
    method: 'POST',
    status: 429,
    headers: { 'retry-after': '90' },
  });
  const id = await beginImport(client, 'domain_blocks', 'one.example\ntwo.example\n');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await vi.waitFor(() => expect(jobOf(client, id)?.phase).toMatchObject({ why: { status: 429 } }));
  const before = (await server.requests()).length;
  await vi.advanceTimersByTimeAsync(85_000);
  // The door's own requests are not counted.
  expect((await server.requests()).length).toBe(before);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await ended(client, id)).toMatchObject({ done: 2, failed: 0 });
});

test('after an answer that was lost it looks before it repeats: nobody is blocked twice', async () => {
  const { server, client, made } = await begin();
  // Without the server's own import every person is a request.
  (await client.features.load()).markMissing('imports');
  await server.door('fail', { path: '/block$', status: 0, after: true });
  const id = await beginImport(client, 'blocks', addresses(2));
  await vi.waitFor(() => expect(jobOf(client, id)?.phase).toMatchObject({ why: { kind: 'offline' } }));
  ownDataOf(client).resume(id);
  expect(await ended(client, id)).toMatchObject({ done: 2, failed: 0 });
  expect((await made(/\/block$/)).length).toBe(2);
});

test('it stops when it is told to, keeps what it has done, and goes on from there', async () => {
  const { server, client, made } = await begin();
  (await client.features.load()).markMissing('imports');
  await server.door('latency', { path: '/block$', ms: 5 });
  const id = await beginImport(client, 'blocks', addresses(60));
  await vi.waitFor(() => expect(jobOf(client, id)?.done).toBe(20), { interval: 1 });
  ownDataOf(client).stop(id);
  await vi.waitFor(() =>
    expect(jobOf(client, id)).toMatchObject({ progress: 'stopped', phase: { state: 'waiting' } }),
  );
  const count = (await made(/\/block$/)).length;
  expect(count).toBeLessThan(60);
  expect(await server.door('state')).toMatchObject({ waiting: 0 });
  ownDataOf(client).resume(id);
  expect(await ended(client, id)).toMatchObject({ done: 60, failed: 0 });
  expect((await made(/\/block$/)).length).toBe(60);
});

test('an import goes on after its page was closed, in the next one or in another tab, and is made once', async () => {
  const server = await startServer();
  await server.door('crowd', { count: 60, name: 'swarm' });
  const browser = browserPages();
  const [first, second] = [browser.open(), browser.open()];
  const optionsOf = ({ storage, writing, isGone }: typeof first): VisitOptions => ({
    storage,
    writing,
    between: (request, next) => (isGone() ? new Promise(() => {}) : next(request)),
  });
  await server.door('latency', { path: '/block$', ms: 5 });
  const here = await server.visitAs('alice', optionsOf(first));
  (await here.features.load()).markMissing('imports');
  const id = await beginImport(here, 'blocks', addresses(60));
  await vi.waitFor(() => expect(jobOf(here, id)?.done).toBe(20), { interval: 1 });
  first.crash();
  const there = server.visit(optionsOf(second));
  await resumeOwnData(there);
  expect(await ended(there, id)).toMatchObject({ done: 60, failed: 0 });
  const blocks = (await server.requests()).filter(({ path }) => path.endsWith('/block'));
  // The one that was under way when the page was closed may have been repeated if it was not done.
  expect(blocks.length).toBeLessThanOrEqual(61);
});

type Server = Awaited<ReturnType<typeof startServer>>;

const loginEnded = { state: 'waiting', until: Infinity, why: { status: 401 } };

/** Lets alice's login end; here servers say 403 to it. */
const byExpiry = (server: Server) => server.door('expire-tokens', { account: 'alice' });

/** Lets a server say 401 to a login. */
async function by401(server: Server): Promise<void> {
  const error = { status: 401, body: { error: 'The access token is invalid' } };
  await server.door('fail', { path: 'verify_credentials', ...error });
  await server.door('fail', { path: '/block$', ...error });
}

const logInAgain = async (client: PageClient) =>
  (await client.accounts.access()).byPassword('alice', 'alice');

test.for([
  ['403', byExpiry],
  ['401', by401],
] as const)(
  'an import whose login ends waits for the next one and counts nothing as failed: %s',
  async ([, endLogin]) => {
    const { server, client, made } = await begin();
    (await client.features.load()).markMissing('imports');
    await server.door('latency', { path: '/block$', ms: 5 });
    const id = await beginImport(client, 'blocks', addresses(60));
    await vi.waitFor(() => expect(jobOf(client, id)?.done).toBe(20), { interval: 1 });
    await endLogin(server);
    await vi.waitFor(() => expect(jobOf(client, id)).toMatchObject({ failed: 0, phase: loginEnded }));
    expect(jobOf(client, id)?.done).toBeLessThan(60);
    await logInAgain(client);
    expect(await ended(client, id)).toMatchObject({ done: 60, failed: 0 });
    const blocked = (await made(/\/block$/)).filter(({ status }) => status === 200);
    expect(blocked.length).toBe(60);
  },
);

test('an import whose login has ended goes on after a reload, once somebody logs in', async () => {
  const server = await startServer();
  await server.door('crowd', { count: 60, name: 'swarm' });
  const browser = browserPages();
  const [first, second] = [browser.open(), browser.open()];
  await server.door('latency', { path: '/block$', ms: 5 });
  const here = await server.visitAs('alice', { storage: first.storage, writing: first.writing });
  (await here.features.load()).markMissing('imports');
  const id = await beginImport(here, 'blocks', addresses(60));
  await vi.waitFor(() => expect(jobOf(here, id)?.done).toBe(20), { interval: 1 });
  await byExpiry(server);
  await vi.waitFor(() => expect(jobOf(here, id)).toMatchObject({ phase: loginEnded }));
  first.crash();
  const there = server.visit({ storage: second.storage, writing: second.writing });
  await resumeOwnData(there);
  expect(jobOf(there, id)).toMatchObject({ phase: loginEnded });
  await logInAgain(there);
  expect(await ended(there, id)).toMatchObject({ done: 60, failed: 0 });
});

test('an export whose login ends waits for the next one, and leaves nothing out', async () => {
  const { server, client } = await begin();
  await server.door('crowd', { count: 100, name: 'reader', follow: 'alice' });
  await byExpiry(server);
  await ownDataOf(client).startExport(['followers', 'mutes', 'blocks']);
  const id = ownDataOf(client).jobs.get()[0]?.id ?? '';
  await vi.waitFor(() => expect(jobOf(client, id)).toMatchObject({ problems: [], phase: loginEnded }));
  await logInAgain(client);
  const job = await ended(client, id);
  expect(job).toMatchObject({ problems: [], rows: { followers: 100, mutes: 0, blocks: 0 } });
});

test('what only a login finds is not counted as missing once it has ended', async () => {
  const { server, client } = await begin();
  const { uri } = await server.door<{ uri: string }>('post', { as: 'bob', text: 'keep me' });
  await server.door('fail', { path: '/api/v2/search', status: 200, body: { statuses: [] } });
  await byExpiry(server);
  const entries = [{ line: 1, source: uri, fields: [uri] }];
  await ownDataOf(client).startImport({ kind: 'bookmarks', fileName: 'b.csv', header: null, entries });
  const id = ownDataOf(client).jobs.get()[0]?.id ?? '';
  await vi.waitFor(() => expect(jobOf(client, id)).toMatchObject({ failed: 0, phase: loginEnded }));
  await logInAgain(client);
  expect(await ended(client, id)).toMatchObject({ done: 1, failed: 0 });
});

test.for([401, 403])(
  'what a server refuses with %d to a login that works is a failed line',
  async (status) => {
    const { server, client } = await begin();
    (await client.features.load()).markMissing('imports');
    await server.door('fail', { path: '/block$', status, body: { error: 'Not them.' } });
    const id = await beginImport(client, 'blocks', addresses(3));
    expect(await ended(client, id)).toMatchObject({ done: 3, failed: 1 });
    const failed = await ownDataOf(client).failedOf(id);
    expect(failed).toMatchObject([{ line: 1, why: { text: 'Not them.' } }]);
  },
);

test('signing out removes what imports and exports have stored', async () => {
  const texts = new Map<string, string>();
  const { client } = await begin({ writing: { ...lonePage(), texts: memoryTexts(texts) } });
  await ownDataOf(client).startExport(['follows', 'posts']);
  await ended(client, ownDataOf(client).jobs.get()[0]?.id ?? '');
  expect(texts.size).toBeGreaterThan(0);
  const { accounts, environment } = client;
  await accounts.signOut();
  await vi.waitFor(() => expect(texts.size).toBe(0));
  expect(environment.storage.keys('linnet-own-data ')).toEqual([]);
});

test('an export that a server refuses in part says which, and gives the rest', async () => {
  const { server, client } = await begin();
  await client.send(follow((await client.send(lookupAccount('bob'))).id));
  await server.door('fail', { path: '/api/v1/mutes', status: 403, body: { error: 'Not you.' } });
  await ownDataOf(client).startExport(['follows', 'mutes', 'blocks']);
  const id = ownDataOf(client).jobs.get()[0]?.id ?? '';
  expect(await ended(client, id)).toMatchObject({
    problems: [{ kind: 'mutes', why: { status: 403, text: 'Not you.' } }],
    rows: { follows: 1 },
  });
});

test('a preview tells what is known already, broken and repeated, and sends nothing that changes', async () => {
  const { server, client, made } = await begin();
  await server.door('act', { as: 'alice', action: 'follow', target: 'bob' });
  const preview = await previewOf(client, 'follows', 'bob@localhost\ncarol\ncarol\nnot an address\n');
  expect(preview).toMatchObject({ repeated: 1, broken: [{ line: 4, why: 'address' }] });
  expect(preview.fresh.map(({ fields }) => fields[0])).toEqual(['carol']);
  const ofAlice = (await made(/./)).filter(({ account }) => account !== null);
  expect(ofAlice).toEqual([]);
});
