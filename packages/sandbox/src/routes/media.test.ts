import type { WireAttachment, WireOriginalStatus } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { gif, jpeg, mp3, mp4, png, webp } from '../testing/media-samples';
import { startSandbox, type Answer, type TestSandbox } from '../testing/start-sandbox';

let sandbox: TestSandbox;
let alice: string;

beforeEach(async () => {
  sandbox = await startSandbox();
  alice = await sandbox.signIn('alice');
  return () => sandbox.sandbox.close();
});

interface Sent {
  name?: string;
  description?: string;
  path?: string;
  token?: string;
}

function upload(
  bytes: Buffer | string,
  { name = 'file.png', description, path, token }: Sent = {},
): Promise<Answer> {
  const multipart = new FormData();
  const part = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  multipart.append('file', new File([part], name, { type: 'image/x-lie' }));
  if (description !== undefined) multipart.append('description', description);
  return sandbox.call('POST', path ?? '/api/v2/media', { token: token ?? alice, multipart });
}

test('an uploaded picture is answered with its address, size, blurhash and description', async () => {
  const answer = await upload(png(40, 30), { description: 'A red wall' });
  expect(answer.status).toBe(202);
  const file = answer.json<WireAttachment>();
  expect(file).toMatchObject({
    type: 'image',
    description: 'A red wall',
    pleroma: { mime_type: 'image/png' },
    meta: { original: { width: 40, height: 30, aspect: 4 / 3 } },
  });
  expect(file.blurhash).toMatch(/^.{28}$/);
  expect(file.url).toMatch(/^http:\/\/localhost:8080\/media\/[0-9a-f]{64}\.png$/);
  expect(file.preview_url).toBe(file.url);
});

test('the ending of a file is that of its name, and it is served as such', async () => {
  const names = ['wall.JPG', 'wall.png', 'blob'];
  const urls = await Promise.all(
    names.map(async (name) => (await upload(png(40, 30), { name })).json<WireAttachment>().url),
  );
  expect(urls.map((url) => url.split('.').at(-1))).toEqual(['jpg', 'png', 'blob']);
  const served = await Promise.all(urls.map((url) => sandbox.sandbox.fetch(new Request(url))));
  expect(served.map(({ headers }) => headers.get('content-type'))).toEqual([
    'image/jpeg',
    'image/png',
    'application/octet-stream',
  ]);
});

test('the older call answers 200, and nothing was said of the file', async () => {
  const answer = await upload(mp4(320, 240), { path: '/api/v1/media' });
  expect(answer.status).toBe(200);
  const file = answer.json<WireAttachment>();
  expect(file).toMatchObject({ type: 'video', description: '', blurhash: null });
  expect(file.meta?.original).toEqual({ width: 320, height: 240, aspect: 320 / 240 });
});

test.each([
  {
    what: 'a GIF',
    bytes: gif(10, 20),
    type: 'image',
    mimeType: 'image/gif',
    size: { width: 10, height: 20, aspect: 0.5 },
  },
  {
    what: 'a JPEG',
    bytes: jpeg(800, 300),
    type: 'image',
    mimeType: 'image/jpeg',
    size: { width: 800, height: 300, aspect: 800 / 300 },
  },
  {
    what: 'a WebP',
    bytes: webp(300, 200),
    type: 'image',
    mimeType: 'image/webp',
    size: { width: 300, height: 200, aspect: 1.5 },
  },
  { what: 'sound', bytes: mp3(), type: 'audio', mimeType: 'audio/mpeg', size: undefined },
  {
    what: 'a note',
    bytes: Buffer.from('just words\n'),
    type: 'unknown',
    mimeType: 'text/plain',
    size: undefined,
  },
  {
    what: 'a page',
    bytes: Buffer.from('<!DOCTYPE html><p>hi'),
    type: 'unknown',
    mimeType: 'text/html',
    size: undefined,
  },
  {
    what: 'Flash',
    bytes: Buffer.from('CWS\u0006rest'),
    type: 'unknown',
    mimeType: 'application/x-shockwave-flash',
    size: undefined,
  },
  {
    what: 'other bytes',
    bytes: Buffer.from([0, 255, 1, 254]),
    type: 'unknown',
    mimeType: 'application/octet-stream',
    size: undefined,
  },
])('$what is known by its bytes, not by what its sender says', async ({ bytes, type, mimeType, size }) => {
  const file = (await upload(bytes)).json<WireAttachment>();
  expect([file.type, file.pleroma.mime_type, file.meta?.original]).toEqual([type, mimeType, size]);
});

test('a picture that is cut off in the middle is kept without a blurhash', async () => {
  const whole = png(64, 64);
  const file = (await upload(whole.subarray(0, whole.length - 30))).json<WireAttachment>();
  expect(file).toMatchObject({ type: 'image', blurhash: null });
});

test('without a file the upload is refused', async () => {
  const multipart = new FormData();
  multipart.append('description', 'x');
  const answer = await sandbox.call('POST', '/api/v2/media', { token: alice, multipart });
  expect(answer.status).toBe(400);
  expect(answer.json()).toEqual({
    error: 'Missing field: file.',
    errors: [{ title: 'Invalid value', source: { pointer: '/file' }, message: 'Missing field: file' }],
  });
});

test('a body over the upload limit is refused before it is looked into', async () => {
  await sandbox.door('settings', { uploadLimit: 3_000 });
  const answer = await upload(Buffer.alloc(3_000, 1));
  expect([answer.status, answer.json()]).toEqual([413, { errors: { detail: 'Internal server error' } }]);
  expect((await upload(Buffer.alloc(2_000, 1))).status).toBe(202);
});

test('a description that is too long is refused, with the file and afterwards', async () => {
  await sandbox.door('settings', { descriptionLimit: 5 });
  const refused = await upload(png(2, 2), { description: 'six ch' });
  expect([refused.status, refused.json()]).toEqual([400, { error: 'description_too_long' }]);
  const { id } = (await upload(png(2, 2))).json<WireAttachment>();
  const later = await sandbox.call('PUT', `/api/v1/media/${id}`, {
    token: alice,
    json: { description: 'six ch' },
  });
  expect(later.status).toBe(400);
});

test('the description can be changed by its owner, also after posting', async () => {
  const { id } = (await upload(png(2, 2), { description: 'old' })).json<WireAttachment>();
  const status = await sandbox.post('/api/v1/statuses', { status: '', media_ids: [id] }, alice);
  const changed = await sandbox.call('PUT', `/api/v1/media/${id}`, {
    token: alice,
    json: { description: 'new' },
  });
  expect(changed.json<WireAttachment>().description).toBe('new');
  const shown = await sandbox.get(`/api/v1/statuses/${status.json<WireOriginalStatus>().id}`, alice);
  expect(shown.json<WireOriginalStatus>().media_attachments[0]?.description).toBe('new');
});

test('files of others are refused, unknown ones crash', async () => {
  const { id } = (await upload(png(2, 2))).json<WireAttachment>();
  const bob = await sandbox.signIn('bob');
  expect((await sandbox.get(`/api/v1/media/${id}`, alice)).status).toBe(200);
  const foreign = await sandbox.get(`/api/v1/media/${id}`, bob);
  expect([foreign.status, foreign.json()]).toEqual([403, { error: 'Access denied' }]);
  expect((await sandbox.get('/api/v1/media/999', alice)).status).toBe(500);
});

test('another person cannot attach the file', async () => {
  const { id } = (await upload(png(2, 2))).json<WireAttachment>();
  const bob = await sandbox.signIn('bob');
  const status = await sandbox.post('/api/v1/statuses', { status: 'mine?', media_ids: [id] }, bob);
  expect(status.json<WireOriginalStatus>().media_attachments).toEqual([]);
});

test('a player gets the part of a film that it asks for', async () => {
  const film = mp4(64, 48);
  const { url } = (await upload(film, { name: 'film.mp4' })).json<WireAttachment>();
  const { pathname } = new URL(url);
  const whole = await sandbox.get(pathname);
  expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
    200,
    'video/mp4',
    'bytes',
  ]);
  expect(whole.headers.get('cache-control')).toContain('immutable');
  const part = await sandbox.call('GET', pathname, { headers: { range: 'bytes=4-7' } });
  expect([part.status, part.text, part.headers.get('content-range')]).toEqual([
    206,
    'ftyp',
    `bytes 4-7/${film.length}`,
  ]);
  const beyond = await sandbox.call('GET', pathname, { headers: { range: `bytes=${film.length}-` } });
  expect(beyond.status).toBe(416);
});

test('a page or a script that somebody uploads never runs here', async () => {
  const page = Buffer.from('<!DOCTYPE html><script>1</script>');
  const { url } = (await upload(page, { name: 'page.html' })).json<WireAttachment>();
  const served = await sandbox.get(new URL(url).pathname);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
});

test('the same key sends a file once', async () => {
  const send = () => {
    const multipart = new FormData();
    multipart.append('file', new File([new Uint8Array(png(3, 3))], 'a.png'));
    return sandbox.call('POST', '/api/v2/media', {
      token: alice,
      multipart,
      headers: { 'idempotency-key': 'one-upload' },
    });
  };
  const first = (await send()).json<WireAttachment>();
  const second = await send();
  expect([second.status, second.json<WireAttachment>().id]).toEqual([202, first.id]);
});

test('more files than the server allows are refused', async () => {
  await sandbox.door('settings', { mediaPerStatus: 1 });
  const ids = [];
  for (const side of [2, 3]) ids.push((await upload(png(side, side))).json<WireAttachment>().id);
  const answer = await sandbox.post('/api/v1/statuses', { status: 'two', media_ids: ids }, alice);
  expect([answer.status, answer.json()]).toEqual([422, { error: 'Too many attachments' }]);
});

test('one file can be attached to several posts', async () => {
  const { id } = (await upload(png(2, 2))).json<WireAttachment>();
  const attached = [];
  for (const status of ['one', 'two']) {
    const answer = await sandbox.post('/api/v1/statuses', { status, media_ids: [id] }, alice);
    attached.push(answer.json<WireOriginalStatus>().media_attachments.map((file) => file.id));
  }
  expect(attached).toEqual([[id], [id]]);
});
