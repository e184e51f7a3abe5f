import type { WireEmojiMap, WireEmojiPack } from '@linnet/api/wire';
import { unzipSync, zipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { BASE as BASE_URL, startSandbox, type TestSandbox } from '../../testing/start-sandbox';

const BASE = '/api/v1/pleroma/emoji';
const FILES = `${BASE}/packs/files?name=weather`;

let server: TestSandbox;
let alice: string;
beforeEach(async () => {
  server = await startSandbox();
  alice = await server.signIn('alice');
});

async function send(method: 'POST' | 'PATCH' | 'DELETE', path: string, json?: object) {
  const answer = await server.call(method, path, { token: alice, ...(json && { json }) });
  return [answer.status, answer.json()];
}

async function upload(file: File): Promise<Record<string, string>> {
  const multipart = new FormData();
  multipart.append('file', file);
  return (await server.call('POST', FILES, { token: alice, multipart })).json();
}

const listed = async () => Object.keys((await server.get('/api/v1/pleroma/emoji')).json<WireEmojiMap>());
const packOf = async (name: string) =>
  (await server.get(`${BASE}/pack?name=${name}&page_size=100`)).json<WireEmojiPack>();

test('what is not called an archive is a picture', async () => {
  expect(await upload(new File(['PK'], 'set.zip'))).toMatchObject({ set: 'set.zip' });
});

test('a file is served where its pack says, and is in the lists at once', async () => {
  const bytes = new Uint8Array([1, 2, 3]);
  expect(await upload(new File([bytes], 'a fog.png'))).toMatchObject({ 'a fog': 'a fog.png' });
  expect(await listed()).toContain('a fog');
  const picture = await server.get('/emoji/weather/a%20fog.png');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect((await server.get('/emoji/weather/gone.png')).status).toBe(404);
  expect((await server.get('/emoji/%E0%A4%A/x.png')).status).toBe(404);
});

test('of an archive, what is free is added; what is no archive, an address that is gone and one that is none are errors', async () => {
  const archive = zipSync({ 'deep/fog.png': new Uint8Array([1]), 'linnet.png': new Uint8Array([2]) });
  const files = await upload(new File([new Uint8Array(archive)], 'set.zip', { type: 'application/zip' }));
  expect(files).toMatchObject({ fog: 'deep/fog.png' });
  expect(files).not.toHaveProperty('linnet');
  expect(await upload(new File(['no'], 'set.zip', { type: 'application/zip' }))).toMatchObject({
    error: expect.stringContaining('POSIX error'),
  });
  expect(await send('POST', FILES, { file: 'https://far.example/img.png' })).toMatchObject([
    200,
    { img: 'img.png' },
  ]);
  expect(await send('POST', FILES, { file: 'https://far.example/gone.png' })).toMatchObject([
    500,
    { errors: { detail: 'Internal server error' } },
  ]);
  expect(await send('POST', FILES, { file: 'https://down.example/x.png' })).toMatchObject([
    500,
    { error: 'Unexpected error occurred while adding file to pack.' },
  ]);
});

test('the emoji of a deleted pack stay in the lists until they are listed again', async () => {
  expect(await send('DELETE', `${BASE}/pack?name=weather`)).toEqual([200, 'ok']);
  expect(await listed()).toContain('drizzle');
  expect((await server.get('/emoji/weather/drizzle.png')).status).toBe(404);
  expect(await send('POST', '/api/v1/pleroma/admin/reload_emoji')).toEqual([200, 'ok']);
  expect(await listed()).not.toContain('drizzle');
});

test('metadata are replaced as a whole, and a shared pack can be downloaded', async () => {
  const describe = (metadata: object) => send('PATCH', `${BASE}/pack?name=weather`, { metadata });
  expect(await describe({ 'x-own': '1', 'share-files': true })).toEqual([
    200,
    { 'x-own': '1', 'share-files': true },
  ]);
  const { pack } = await packOf('weather');
  expect(pack).toMatchObject({
    'can-download': true,
    'download-sha256': expect.stringMatching(/^[0-9A-F]{64}$/),
  });
  expect(pack).not.toHaveProperty('description');
  const address = `${BASE_URL}${BASE}/packs/archive?name=weather`;
  const archive = await server.sandbox.fetch(new Request(address));
  expect(archive.headers.get('content-disposition')).toBe('attachment; filename="weather.zip"');
  expect(Object.keys(unzipSync(new Uint8Array(await archive.arrayBuffer())))).toEqual([
    'drizzle.png',
    'sunny_spell.png',
  ]);
  const source = { 'fallback-src': 'https://far.example/full.zip' };
  expect(await describe(source)).toMatchObject([200, { 'fallback-src-sha256': expect.any(String) }]);
  expect(await describe({ 'fallback-src': 'https://far.example/part.zip' })).toMatchObject([400, {}]);
});

test('packs of other servers are taken over; one that is not there is answered like a success', async () => {
  const take = (url: string, name: string) => send('POST', `${BASE}/packs/download`, { url, name });
  expect(await take('https://peer.example', 'testpack')).toEqual([200, 'ok']);
  expect(Object.keys((await packOf('testpack')).files)).toEqual(['tri_green', 'tri_purple', 'tri_red']);
  expect(await listed()).not.toContain('tri_red');
  expect(await take('https://peer.example', 'nosuch')).toEqual([200, 'ok']);
  expect(await take('https://far.example', 'zzpack')).toMatchObject([
    500,
    { error: expect.stringMatching(/^SHA256/) },
  ]);
  expect(await take('https://down.example', 'x')).toEqual([500, { error: 'econnrefused' }]);
  expect((await take('https://plain.example', 'x'))[0]).toBe(500);
});
