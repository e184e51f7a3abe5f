import { createHash } from 'node:crypto';
import type { WireApp } from '@linnet/api/wire';
import { WebSocket } from 'ws';
import { expect, onTestFinished, test } from 'vitest';
import { BASE, startSandbox, type Answer } from '../testing/start-sandbox';
import { tokenFor } from '../testing/token-for';
import { Stream } from '../testing/open-stream';
import type { CharacterName } from './characters';

type Json = Record<string, unknown>;

async function start(character: CharacterName, options: { seed?: 'demo' | 'empty'; port?: number } = {}) {
  const server = await startSandbox({ character, ...options });
  onTestFinished(() => server.sandbox.close());
  const token = (username: string) =>
    tokenFor(server, { character, username, scopes: 'read write follow push' });
  return { server, token };
}

function next(answer: Answer): string | null {
  const address = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  return address === undefined ? null : address.slice(BASE.length);
}

const version = (answer: Answer) => answer.json<Json>()['version'];

test('the door changes the server that is played; a reset keeps it', async () => {
  const { server } = await start('pleroma');
  const before = version(await server.get('/api/v1/instance'));
  expect((await server.door('character', { name: 'hollo' })).json()).toEqual({ name: 'hollo' });
  expect(version(await server.get('/api/v1/instance'))).toBe('0.10.0');
  expect((await server.get('/api/v1/accounts/lookup?acct=bob')).json<Json>()['id']).toMatch(
    /^[0-9a-f-]{36}$/,
  );
  await server.door('settings', { title: 'Changed' });
  await server.door('reset');
  const after = (await server.get('/api/v1/instance')).json<Json>();
  expect(after).toMatchObject({ version: '0.10.0', title: 'The Hedge' });
  await server.door('character', { name: 'pleroma' });
  expect(version(await server.get('/api/v1/instance'))).toBe(before);
  expect((await server.door('character', { name: 'friendica' })).status).toBe(422);
});

test('a token of one server is worth nothing on the next', async () => {
  const { server, token } = await start('pleroma');
  const old = await token('alice');
  await server.door('character', { name: 'mastodon' });
  expect((await server.get('/api/v1/timelines/home', old)).status).toBe(401);
});

test.each<CharacterName>(['mastodon', 'hollo'])(
  'on %s a code is only good with its proof',
  async (character) => {
    const { server } = await start(character);
    const redirect_uris = `${BASE}/oauth-callback`;
    const json = { client_name: 'Test', redirect_uris, scopes: 'read' };
    const app = (await server.call('POST', '/api/v1/apps', { json })).json<WireApp>();
    const challenge = createHash('sha256').update('the proof').digest('base64url');

    async function exchange(code_verifier: string): Promise<number> {
      const form = new URLSearchParams({
        'authorization[client_id]': app.client_id,
        'authorization[redirect_uri]': redirect_uris,
        'authorization[name]': 'alice',
        'authorization[password]': 'alice',
        'authorization[scope][]': 'read',
        'authorization[code_challenge]': challenge,
      });
      const page = new Request(`${BASE}/oauth/authorize`, { method: 'POST', body: form });
      const location = (await server.sandbox.fetch(page)).headers.get('location') ?? '';
      const code = new URL(location).searchParams.get('code') ?? '';
      const { client_id, client_secret } = app;
      const grant = { grant_type: 'authorization_code', client_id, client_secret, code, code_verifier };
      return (await server.call('POST', '/oauth/token', { form: { ...grant, redirect_uri: redirect_uris } }))
        .status;
    }

    expect(await exchange('a guess')).toBe(400);
    expect(await exchange('the proof')).toBe(200);
  },
);

test('on Mastodon a film is worked on for a while, a picture is not', async () => {
  const { server, token } = await start('mastodon');
  const alice = await token('alice');
  const upload = (bytes: Buffer, type: string) => {
    const multipart = new FormData();
    multipart.append('file', new Blob([new Uint8Array(bytes)], { type }), 'file');
    return server.call('POST', '/api/v2/media', { multipart, token: alice });
  };
  const { png, mp4 } = await import('../testing/media-samples');
  expect((await upload(png(4, 4), 'image/png')).status).toBe(200);
  const film = await upload(mp4(16, 16), 'video/mp4');
  expect([film.status, film.json<Json>()['url']]).toEqual([202, null]);
  const path = `/api/v1/media/${String(film.json<Json>()['id'])}`;
  expect((await server.get(path, alice)).status).toBe(206);
  await server.door('clock', { offsetMs: 10_000 });
  const done = await server.get(path, alice);
  expect([done.status, typeof done.json<Json>()['url']]).toEqual([200, 'string']);
});

test('on Hollo pages follow each other by their links to the end, each thing once', async () => {
  const { server, token } = await start('hollo', { seed: 'demo' });
  const alice = await token('alice');
  const lists = ['notifications', 'favourites', 'bookmarks', 'timelines/home'];
  const read: Record<string, { rows: number; distinct: number }> = {};
  for (const list of lists) {
    const seen: unknown[] = [];
    let path: string | null = `/api/v1/${list}?limit=20`;
    for (let pages = 0; path !== null && pages < 6; pages += 1) {
      const answer: Answer = await server.get(path, alice);
      const ids = answer.json<Json[]>().map(({ id }) => id);
      seen.push(...ids);
      path = ids.length === 0 ? null : next(answer);
    }
    read[list] = { rows: seen.length, distinct: new Set(seen).size };
  }
  // More than one page of each.
  expect(lists.filter((list) => (read[list]?.rows ?? 0) <= 20)).toEqual([]);
  expect(lists.filter((list) => read[list]?.rows !== read[list]?.distinct)).toEqual([]);
}, 60_000);

test('on Hollo a bare UUID is no place among the notifications: the first page comes again', async () => {
  const { server, token } = await start('hollo', { seed: 'demo' });
  const alice = await token('alice');
  const ids = async (query: string) =>
    (await server.get(`/api/v1/notifications?limit=5${query}`, alice))
      .json<Json[]>()
      .map(({ id }) => String(id));
  const first = await ids('');
  const last = first.at(-1) ?? '';
  expect(await ids(`&max_id=${last.split('/').at(-1) ?? ''}`)).toEqual(first);
  expect(await ids(`&max_id=${encodeURIComponent(last)}`)).not.toContain(last);
}, 60_000);

test('a crash of Hollo may not be read by other origins', async () => {
  const { server, token } = await start('hollo');
  const alice = await token('alice');
  const { id } = (await server.post('/api/v1/statuses', { status: 'Look.' }, alice)).json<Json>();
  const path = `/api/v1/statuses/${String(id)}/emoji_reactions/${encodeURIComponent('\u{1F426}')}`;
  const first = await server.call('PUT', path, { token: alice });
  const again = await server.call('PUT', path, { token: alice });
  const origins = [first, again].map(({ headers }) => headers.get('access-control-allow-origin'));
  expect([first.status, again.status, ...origins]).toEqual([200, 500, '*', null]);
});

async function listen(character: CharacterName) {
  const { server, token } = await start(character, { port: 0 });
  const { url } = await server.sandbox.listen();
  const json = (await (await fetch(`${url}/api/v1/instance`)).json()) as {
    urls?: { streaming_api?: string };
  };
  return { server, token, url, base: json.urls?.streaming_api ?? url.replace('http', 'ws') };
}

/** The open stream, or the status of the refusal. */
function connect(address: string, protocols: string[] = []): Promise<Stream | number> {
  const socket = new WebSocket(address, protocols);
  const stream = new Stream(socket);
  onTestFinished(() => socket.terminate());
  return new Promise((resolve) => {
    socket.on('open', () => resolve(stream));
    socket.on('error', () => undefined);
    socket.on('unexpected-response', (_request, response) => {
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
  });
}

test('Mastodon’s socket is where the document says, wants a token, echoes it, and answers no requests', async () => {
  const { server, token, url, base } = await listen('mastodon');
  const address = `${base}/api/v1/streaming`;
  expect(await connect(`${url.replace('http', 'ws')}/api/v1/streaming?stream=public`)).toBe(404);
  expect(await connect(`${address}?stream=public`)).toBe(401);
  const alice = await token('alice');
  const stream = await connect(address, [alice]);
  if (typeof stream === 'number') throw new Error(`Refused with ${stream}`);
  expect(stream.socket.protocol).toBe(alice);
  stream.socket.send(JSON.stringify({ type: 'subscribe', stream: 'user' }));
  await expect.poll(async () => JSON.stringify((await server.door('state')).json())).toContain('"user"');
  const { id } = (await server.door('post', { as: 'alice', text: 'Heard.' })).json<Json>();
  const update = await stream.event('update');
  expect(update).toMatchObject({ stream: ['user'] });
  expect(Object.keys(JSON.parse(String(update.payload)))).not.toContain('pleroma');
  await server.door('act', { as: 'alice', action: 'delete', status: id });
  expect(await stream.event('delete')).toEqual({ stream: ['user'], event: 'delete', payload: id });
  expect(stream.unread.map(({ event }) => event)).not.toContain('pleroma:respond');
});

test('Akkoma takes the token in the address only', async () => {
  const { server, token, base } = await listen('akkoma');
  const alice = await token('alice');
  const stream = await connect(`${base}/api/v1/streaming?stream=user&access_token=${alice}`);
  if (typeof stream === 'number') throw new Error(`Refused with ${stream}`);
  stream.socket.send(JSON.stringify({ type: 'subscribe', stream: 'public' }));
  await server.door('post', { as: 'alice', text: 'Heard.' });
  await stream.event('update');
  expect(stream.unread.map(({ event }) => event)).not.toContain('pleroma:respond');
});

test('Hollo has no socket', async () => {
  const { server, base } = await listen('hollo');
  expect(await connect(`${base}/api/v1/streaming?stream=user`)).toBe(404);
  const answer = await server.get('/api/v1/streaming/user');
  expect([answer.status, answer.text]).toEqual([404, '404 Not Found']);
});

test('on Mastodon the popular posts come page by page, by offset', async () => {
  const { server } = await start('mastodon', { seed: 'demo' });
  const ids = async (query: string) =>
    (await server.get(`/api/v1/trends/statuses${query}`)).json<Json[]>().map(({ id }) => id);
  const all = await ids('?limit=12');
  expect(new Set(all).size).toBe(12);
  expect(await ids('?limit=5&offset=7')).toEqual(all.slice(7));
});
