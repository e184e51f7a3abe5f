import { once } from 'node:events';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startGateway } from './gateway';
import type { Gateway } from './gateway';
import { sendGzippedJson, sendJson, startUpstream } from './testing/upstream';
import type { Upstream } from './testing/upstream';

const PAGE = '<html><head><!--server-generated-meta--></head><body>our page</body></html>';
const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** An account with its addresses as a server gives them that keeps its files where it likes. */
const accountOf = (origin: string, files = origin) => ({
  url: `${origin}/@mira`,
  avatar: `${files}/assets/avatars/mira.webp`,
  emojis: [{ shortcode: 'a', url: `${files}/assets/a.png`, static_url: `${files}/assets/a.png` }],
  reactions: [{ name: 'a', count: 1, me: false, url: `${files}/assets/a.png` }],
  fields: [{ name: 'Avatar', value: `${origin}/assets/avatars/mira.webp` }],
  media: { id: '1', url: `${files}/assets/m/original.png`, preview_url: `${files}/assets/m/thumbnail.webp` },
  thumbnail: { url: `${files}/assets/t.png`, versions: { '@1x': `${files}/assets/t.png` } },
  mentions: [{ id: '2', url: `${origin}/@jonas` }],
});

let upstream: Upstream;
let gateway: Gateway;
let frontend: string;

beforeEach(async () => {
  frontend = await mkdtemp(path.join(tmpdir(), 'linnet-gateway-'));
  await mkdir(path.join(frontend, 'assets'));
  await writeFile(path.join(frontend, 'index.html'), PAGE);
  await writeFile(path.join(frontend, 'assets', 'main-abc.js'), 'export {};');
  await writeFile(path.join(frontend, 'assets', 'main-abc.js.gz'), gzipSync('export {};'));
  await writeFile(`${frontend}-secret`, 'beside the folder');
  upstream = await startUpstream({
    '/': ({ response, origin }) => {
      const instance = { title: 'Café', urls: { streaming_api: origin.replace('http', 'ws') } };
      const results = {
        '/api/v1/instance': Buffer.from(JSON.stringify(instance)).toString('base64'),
        '/evil</script><script>': 'not-kept-as-it-came',
      };
      const script = `<script id="initial-results" type="application/json">${JSON.stringify(results).replaceAll('<', '\\u003C')}</script>`;
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end(`<html><head><title>Caf&eacute;</title>${script}<script>alert(1)</script></head></html>`);
    },
    '/api/v1/instance': ({ response, origin }) =>
      sendGzippedJson(response, {
        uri: origin,
        background_image: `${origin}/images/city.jpg`,
        thumbnail: `${origin}/instance/thumbnail.jpeg`,
        urls: { streaming_api: origin.replace('http', 'ws') },
      }),
    '/api/v1/timelines/public': ({ response, origin }) => {
      response.setHeader('link', `<${origin}/api/v1/timelines/public?max_id=1>; rel="next"`);
      const url = `${origin}/users/alice`;
      const text = `see ${origin}/media/a.png and "avatar":"${origin}/media/b.png"`;
      const emoji_url = `${origin}/emoji/a.png`;
      sendJson(response, [
        { account: { url, avatar: `${origin}/media/a.png` }, emoji_url, content: text, text },
      ]);
    },
    '/oauth/authorize': ({ response, origin }) =>
      response
        .writeHead(302, {
          location: `${origin}/oauth/next?a=1`,
          'set-cookie': [
            '__Host-key=v; Path=/; Secure; HttpOnly; SameSite=None',
            `plain=1; Domain=127.0.0.1; path=/oauth; secure`,
          ],
          'strict-transport-security': 'max-age=31536000',
        })
        .end(),
    '/api/v1/echo': ({ request, response }) => sendJson(response, request.headers),
    '/media/film': ({ response }) => {
      response.writeHead(206, { 'content-type': 'video/mp4', 'content-range': 'bytes 0-3/8' });
      response.write('abcd');
      setTimeout(() => response.end(), 30_000).unref();
    },
    '/login': ({ response, origin }) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(
          `<form method="post" action="${origin}/login"><input name="next" value="${origin}/oauth"></form>`,
        ),
    '/accounts': ({ request, response, origin }) =>
      request.headers.cookie === 'login=1'
        ? response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Accounts of this server</h1>')
        : response.writeHead(302, { location: `${origin}/login?next=/accounts` }).end(),
    '/assets/avatars/mira.webp': ({ response }) =>
      response.writeHead(200, { 'content-type': 'image/webp' }).end('a picture'),
    '/api/v1/accounts/1': ({ response, origin }) => sendJson(response, accountOf(origin)),
    '/static/config.json': ({ response }) => sendJson(response, { theme: 'pleroma-dark' }),
  });
  gateway = await startGateway({ upstream: upstream.url, frontend, port: 0 });
});

afterEach(async () => {
  await gateway.stop();
  await upstream.stop();
  await rm(frontend, { recursive: true });
  await rm(`${frontend}-secret`);
});

/** A request with a target that `fetch` would tidy up. */
async function rawGet(target: string): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(gateway.url);
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get({ hostname, port, path: target, agent: false }, resolve).once('error', reject);
  });
  const chunks: Buffer[] = [];
  answer.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(answer, 'end');
  return { status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString() };
}

test('a navigation gets our page with the name and the embedded results of the server behind', async () => {
  const answer = await fetch(gateway.url, { headers: HTML });
  const page = await answer.text();
  expect(page).toContain('our page');
  expect(page).toContain('<title>Caf&eacute;</title>');
  expect(page).not.toContain('alert(1)');
  expect(page).not.toMatch(/<\/script><script>/);
  const results: Record<string, string> = JSON.parse(/initial-results"[^>]*>([^<]*)</.exec(page)?.[1] ?? '');
  const instance = Buffer.from(results['/api/v1/instance'] ?? '', 'base64').toString();
  expect(JSON.parse(instance)).toEqual({
    title: 'Café',
    urls: { streaming_api: gateway.url.replace('http', 'ws') },
  });
});

test('pages and files carry the policy of an installed client', async () => {
  const host = new URL(gateway.url).host;
  for (const target of ['/main/all', '/assets/main-abc.js']) {
    const answer = await fetch(gateway.url + target, { headers: HTML });
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain(`connect-src 'self' blob: http://${host} ws://${host} https:`);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  }
});

test('files of the client come compressed where a browser takes it, and are revalidated', async () => {
  const plain = await fetch(`${gateway.url}/assets/main-abc.js`, {
    headers: { 'accept-encoding': 'identity' },
  });
  expect(plain.headers.get('content-type')).toBe('application/javascript');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe('export {};');
  const packed = await fetch(`${gateway.url}/assets/main-abc.js`, { headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(await packed.text()).toBe('export {};');
  const etag = plain.headers.get('etag') ?? '';
  const again = await fetch(`${gateway.url}/assets/main-abc.js`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('nothing outside the folder of the client is served, and no path reaches another host', async () => {
  const beside = path.basename(`${frontend}-secret`);
  for (const target of [
    `/..%2f${beside}`,
    `/assets/..%2f..%2f${beside}`,
    '/%00',
    '/%zz',
    '/.vite/manifest.json',
  ]) {
    expect((await rawGet(target)).body).not.toContain('beside the folder');
  }
  const before = upstream.requests.length;
  expect((await rawGet('//example.invalid/api/v1/echo')).status).toBe(404);
  expect(upstream.requests.at(before)?.target).toBe('//example.invalid/api/v1/echo');
});

test('the paths of a server stay its own, the others are ours for people and its for programs', async () => {
  expect(await (await fetch(`${gateway.url}/api/v1/unknown`)).text()).toContain('Not found');
  expect(await (await fetch(`${gateway.url}/static/config.json`)).json()).toEqual({ theme: 'pleroma-dark' });
  expect(await (await fetch(`${gateway.url}/users/alice`, { headers: HTML })).text()).toContain('our page');
  const activity = await fetch(`${gateway.url}/users/alice`, {
    headers: { accept: 'application/activity+json' },
  });
  expect(activity.status).toBe(404);
});

test('the server behind sees requests of its own origin', async () => {
  const answer = await fetch(`${gateway.url}/api/v1/echo`, {
    method: 'POST',
    body: 'status=hello',
    headers: {
      origin: gateway.url,
      referer: `${gateway.url}/main/all`,
      authorization: 'Bearer t',
      cookie: 'gateway-host-key=v; plain=1',
    },
  });
  expect(await answer.json()).toMatchObject({
    host: upstream.url.host,
    origin: upstream.url.origin,
    referer: `${upstream.url.origin}/main/all`,
    authorization: 'Bearer t',
    cookie: '__Host-key=v; plain=1',
  });
  expect(upstream.requests.at(-1)?.body).toBe('status=hello');
});

test('a page of another origin is not passed off as the server’s own', async () => {
  const answer = await fetch(`${gateway.url}/api/v1/echo`, {
    headers: { origin: 'http://elsewhere.example' },
  });
  expect(answer.status).toBe(403);
});

test('redirects, links and cookies come back to the local origin', async () => {
  const redirect = await fetch(`${gateway.url}/oauth/authorize`, { redirect: 'manual' });
  expect(redirect.headers.get('location')).toBe(`${gateway.url}/oauth/next?a=1`);
  expect(redirect.headers.get('strict-transport-security')).toBeNull();
  expect(redirect.headers.getSetCookie()).toEqual([
    'gateway-host-key=v; Path=/; HttpOnly; SameSite=Lax',
    'plain=1; path=/oauth',
  ]);
  const timeline = await fetch(`${gateway.url}/api/v1/timelines/public`);
  expect(timeline.headers.get('link')).toBe(`<${gateway.url}/api/v1/timelines/public?max_id=1>; rel="next"`);
});

test('announced sockets and pictures become local, names and texts stay as they are', async () => {
  const instance = await (await fetch(`${gateway.url}/api/v1/instance`)).json();
  expect(instance).toEqual({
    uri: upstream.url.origin,
    background_image: `${gateway.url}/images/city.jpg`,
    thumbnail: `${gateway.url}/instance/thumbnail.jpeg`,
    urls: { streaming_api: gateway.url.replace('http', 'ws') },
  });
  const statuses = await (await fetch(`${gateway.url}/api/v1/timelines/public`)).json();
  const text = `see ${upstream.url.origin}/media/a.png and "avatar":"${upstream.url.origin}/media/b.png"`;
  expect(statuses).toEqual([
    {
      account: { url: `${upstream.url.origin}/users/alice`, avatar: `${gateway.url}/media/a.png` },
      emoji_url: `${gateway.url}/emoji/a.png`,
      content: text,
      text,
    },
  ]);
});

test('a file is a file wherever the server keeps it, and a page or a profile keeps its name', async () => {
  const account = await (await fetch(`${gateway.url}/api/v1/accounts/1`)).json();
  expect(account).toEqual(accountOf(upstream.url.origin, gateway.url));
  for (const headers of [{}, HTML]) {
    const picture = await fetch(`${gateway.url}/assets/avatars/mira.webp`, { headers });
    expect(picture.headers.get('content-type')).toBe('image/webp');
  }
});

test('pages that the server makes itself come from it, with sign-in and back', async () => {
  const closed = await fetch(`${gateway.url}/accounts`, { headers: HTML, redirect: 'manual' });
  expect(closed.headers.get('location')).toBe(`${gateway.url}/login?next=/accounts`);
  const login = await (await fetch(`${gateway.url}/login`, { headers: HTML })).text();
  expect(login).toContain(`action="${gateway.url}/login"`);
  expect(login).toContain(`value="${upstream.url.origin}/oauth"`);
  const open = await fetch(`${gateway.url}/accounts`, { headers: { ...HTML, cookie: 'login=1' } });
  expect(await open.text()).toContain('Accounts of this server');
  // What it does not know is the client's, the root always.
  expect(await (await fetch(`${gateway.url}/main/all`, { headers: HTML })).text()).toContain('our page');
  expect(await (await fetch(gateway.url, { headers: HTML })).text()).toContain('our page');
});

test('the page of the server’s own front-end gives way to ours, its sign-in page does not', async () => {
  const page = (response: ServerResponse, body: string) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(body);
  const script = '<script type=module src=/static/js/app.77.js></script>';
  const cases = {
    'answers any address with it': (pathname: string) => !pathname.startsWith('/oauth'),
    'has it at some addresses': (pathname: string) => ['/', '/home', '/about'].includes(pathname),
  };
  for (const shows of Object.values(cases)) {
    const server = await startUpstream({}, ({ request, response }) => {
      const pathname = request.url?.split('?')[0] ?? '';
      if (shows(pathname)) page(response, `<title>X</title><body>${script}<div id=app></div></body>`);
      else if (pathname === '/oauth/authorize') page(response, `${script}<form><input name=password></form>`);
      else response.writeHead(404).end('404 Not Found');
    });
    const before = await startGateway({ upstream: server.url, frontend, port: 0 });
    const about = await (await fetch(`${before.url}/about`, { headers: HTML })).text();
    const authorize = await (await fetch(`${before.url}/oauth/authorize`, { headers: HTML })).text();
    await before.stop();
    await server.stop();
    expect(about).toContain('our page');
    expect(about).toContain('<title>X</title>');
    expect(authorize).toContain('name=password');
  }
});

test('the words that a server without a front-end has at every address give way to ours, a page of its own does not', async () => {
  const server = await startUpstream({}, ({ request, response }) => {
    const words = request.url === '/terms' ? 'Be kind to each other.' : 'No client is installed here.';
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<title>X</title><p>${words}</p>`);
  });
  const before = await startGateway({ upstream: server.url, frontend, port: 0 });
  const timeline = await (await fetch(`${before.url}/main/all`, { headers: HTML })).text();
  const terms = await (await fetch(`${before.url}/terms`, { headers: HTML })).text();
  await before.stop();
  await server.stop();
  expect(timeline).toContain('our page');
  expect(timeline).toContain('<title>X</title>');
  expect(terms).toContain('Be kind to each other.');
});

test('media is passed on while it still arrives', async () => {
  const answer = await fetch(`${gateway.url}/media/film`, { headers: { range: 'bytes=0-3' } });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe('bytes 0-3/8');
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe('abcd');
  expect(upstream.requests.at(-1)?.headers['range']).toBe('bytes=0-3');
  await reader?.cancel();
});

test('a socket passes both ways with the local origin, and pictures in its messages are local', async () => {
  const socket = new WebSocket(
    `${gateway.url.replace('http', 'ws')}/api/v1/streaming?stream=public`,
    ['one', 'two'],
    {
      origin: gateway.url,
    },
  );
  await once(socket, 'open');
  expect(socket.protocol).toBe('two');
  const payload = JSON.stringify({ id: '1', account: { avatar: `${upstream.url.origin}/media/a.png` } });
  socket.send(JSON.stringify({ event: 'update', payload }));
  const [message] = await once(socket, 'message');
  const frame = JSON.parse(String(message));
  expect(JSON.parse(frame.payload).account.avatar).toBe(`${gateway.url}/media/a.png`);
  socket.send('not json');
  const [echo] = await once(socket, 'message');
  expect(String(echo)).toBe('not json');
  socket.close(4001);
  await expect.poll(() => upstream.closed).toEqual([4001]);
});

test('a socket that the server closes or refuses is closed or refused the same way', async () => {
  const base = `${gateway.url.replace('http', 'ws')}/api/v1/streaming`;
  const ended = new WebSocket(`${base}?stream=ended`, { origin: gateway.url });
  const [code, reason] = await once(ended, 'close');
  expect([code, String(reason)]).toEqual([1000, 'revoked']);
  const refusals = [
    { address: `${base}?access_token=wrong`, origin: gateway.url, status: 401 },
    { address: base, origin: 'http://elsewhere.example', status: 403 },
  ];
  for (const { address, origin, status } of refusals) {
    const refused = new WebSocket(address, { origin });
    const [, answer] = await once(refused, 'unexpected-response');
    expect(answer.statusCode).toBe(status);
  }
});

test('without the server behind the page still comes, and calls say what is wrong', async () => {
  await upstream.stop();
  expect(await (await fetch(`${gateway.url}/main/all`, { headers: HTML })).text()).toContain('our page');
  const call = await fetch(`${gateway.url}/api/v1/instance`);
  expect(call.status).toBe(502);
  expect(await call.json()).toEqual({ error: expect.stringContaining(upstream.url.host) });
  const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/api/v1/streaming`, {
    origin: gateway.url,
  });
  const [, answer] = await once(socket, 'unexpected-response');
  expect(answer.statusCode).toBe(502);
});

test('behind another proxy the address that people use is the local one', async () => {
  const behind = await startGateway({ upstream: upstream.url, port: 0, publicUrl: 'http://localhost:5173' });
  const headers = { origin: 'http://localhost:5173' };
  const instance = await (await fetch(`${behind.url}/api/v1/instance`, { headers })).json();
  await behind.stop();
  expect(instance).toMatchObject({ urls: { streaming_api: 'ws://localhost:5173' } });
});

test('a port in use is named', async () => {
  const port = Number(new URL(gateway.url).port);
  await expect(startGateway({ upstream: upstream.url, port })).rejects.toThrow(`Port ${port} is in use`);
});
