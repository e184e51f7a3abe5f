import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireInstance, WireStatus } from '@linnet/api/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';

let server: TestSandbox;
const dir = mkdtempSync(join(tmpdir(), 'linnet-front-end-'));

beforeAll(async () => {
  mkdirSync(join(dir, 'assets/users'), { recursive: true });
  writeFileSync(join(dir, 'index.html'), '<head><!--server-generated-meta--></head><body>client</body>');
  writeFileSync(join(dir, 'assets/main.js'), 'export {};');
  writeFileSync(join(dir, 'assets/main.js.br'), 'brotli bytes');
  writeFileSync(join(dir, 'assets/users/x.js'), 'hidden');
  server = await startSandbox({ frontendDir: dir });
});
afterAll(() => rmSync(dir, { recursive: true }));

function embedded(page: string): Record<string, unknown> {
  const json = /<script id="initial-results" type="application\/json">(.*?)<\/script>/.exec(page)?.[1];
  const encoded = JSON.parse(json ?? '{}') as Record<string, string>;
  return Object.fromEntries(
    Object.entries(encoded).map(([path, text]) => [
      path,
      JSON.parse(Buffer.from(text, 'base64').toString('utf8')),
    ]),
  );
}

test('serves files with their type, for two weeks, and 304 for a known one', async () => {
  const file = await server.get('/assets/main.js');
  expect(file.text).toBe('export {};');
  expect(file.headers.get('content-type')).toBe('text/javascript');
  expect(file.headers.get('cache-control')).toBe('public, max-age=1209600');
  const again = await server.call('GET', '/assets/main.js', {
    headers: { 'if-none-match': file.headers.get('etag') ?? '' },
  });
  expect([again.status, again.text]).toEqual([304, '']);
  const small = await server.call('GET', '/assets/main.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect([small.headers.get('content-encoding'), small.text]).toEqual(['br', 'brotli bytes']);
});

test('answers a missing file with the page, and hides reserved folders', async () => {
  for (const path of ['/assets/old-chunk.js', '/assets/users/x.js', '/../../etc/passwd', '/%2e%2e/secret']) {
    const page = await server.get(path);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.text).toContain('client');
  }
  expect((await server.get('/media/none.png')).status).toBe(404);
});

test('embeds the results in the root and deep pages, not in others', async () => {
  const root = await server.get('/');
  expect(root.headers.get('cache-control')).toBe('max-age=0, private, must-revalidate');
  expect(root.text).toContain("<title>The Hedge</title><link rel='icon' href='/favicon.png'>");
  const results = embedded(root.text);
  expect(Object.keys(results)).toEqual([
    '/api/v1/instance',
    '/nodeinfo/2.0.json',
    '/api/pleroma/frontend_configurations',
    '/instance/panel.html',
  ]);
  const instance = (await server.get('/api/v1/instance')).json<WireInstance>();
  expect(results['/api/v1/instance']).toEqual(instance);
  expect(results['/instance/panel.html']).toContain('<p>');
  for (const path of ['/main/all', '/lists/1', '/alice', '/users/alice']) {
    expect(Object.keys(embedded((await server.get(path)).text))).toHaveLength(4);
  }
  for (const path of ['/about', '/login', '/registration/x', '/users/nobody', '/notice/none']) {
    expect((await server.get(path)).text).not.toContain('initial-results');
  }
  expect((await server.get('/notice/none')).status).toBe(404);
  expect((await server.get('/index.html')).text).toContain('<!--server-generated-meta-->');
});

test('embeds the public timeline when the operator wants it', async () => {
  await server.door('post', { as: 'alice', text: 'first </script> seen' });
  await server.door('settings', { embedTimeline: true });
  const page = (await server.get('/main/all')).text;
  expect(page.match(/<\/script>/g)).toHaveLength(1);
  const timeline = embedded(page)['/api/v1/timelines/public'];
  expect(timeline).toEqual((await server.get('/api/v1/timelines/public')).json<WireStatus[]>());
  await server.door('reset');
});

test('brings the files that a front-end may lack', async () => {
  expect((await server.get('/static/stickers.json')).json()).toMatchObject({
    hedge: '/static/stickers/hedge/',
  });
  expect((await server.get('/static/config.json')).json()).toMatchObject({ logoLeft: false });
  expect((await server.get('/static/terms-of-service.html')).headers.get('content-type')).toBe('text/html');
  expect((await server.get('/manifest.json')).json()).toMatchObject({
    start_url: '/',
    display: 'standalone',
  });
  await server.door('settings', { panel: null });
  expect((await server.get('/instance/panel.html')).text).toContain('client');
});
