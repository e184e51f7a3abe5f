import type { WireStatus } from '@linnet/api/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BASE, startSandbox, type TestSandbox } from '../testing/start-sandbox';
import type { LoggedRequest } from './interceptor';

let server: TestSandbox;
beforeEach(async () => {
  server = await startSandbox();
});
afterEach(() => server.sandbox.close());

async function log(): Promise<LoggedRequest[]> {
  return (await server.get('/sandbox/log')).json<LoggedRequest[]>();
}

test('is shut unless the server is started with it', async () => {
  const closed = await startSandbox({ control: false });
  expect((await closed.door('reset')).json()).toEqual({ errors: { detail: 'Page not found' } });
});

test('makes the next matching requests fail, and no more', async () => {
  await server.door('fail', {
    method: 'GET',
    path: '^/api/v1/timelines/',
    times: 2,
    status: 503,
    body: { error: 'Down' },
  });
  const answers = [
    await server.get('/api/v1/instance'),
    await server.get('/api/v1/timelines/public'),
    await server.get('/api/v1/timelines/public'),
    await server.get('/api/v1/timelines/public'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 503, 503, 200]);
  expect(answers[1]?.json()).toEqual({ error: 'Down' });
});

test('a file may come as HTML, and a connection may break', async () => {
  await server.door('fail', {
    path: '^/static/logo',
    status: 200,
    body: '<p>Not a logo',
    contentType: 'text/html',
  });
  const page = await server.get('/static/logo.svg');
  expect([page.status, page.headers.get('content-type'), page.text]).toEqual([
    200,
    'text/html',
    '<p>Not a logo',
  ]);
  await server.door('fail', { path: '/api/v1/instance', status: 0 });
  await expect(server.get('/api/v1/instance')).rejects.toThrow('dropped');
  const { url } = await (await startSandbox({ port: 0 })).sandbox.listen();
  await fetch(`${url}/sandbox/fail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: '/api/v1/instance', status: 0 }),
  });
  await expect(fetch(`${url}/api/v1/instance`)).rejects.toThrow('fetch failed');
  expect((await fetch(`${url}/api/v1/instance`)).status).toBe(200);
});

test('an answer can be lost after the request was carried out', async () => {
  const alice = await server.signIn('alice');
  await server.door('fail', {
    method: 'POST',
    path: '^/api/v1/statuses$',
    status: 502,
    body: '',
    after: true,
  });
  expect((await server.post('/api/v1/statuses', { status: 'lost' }, alice)).status).toBe(502);
  expect((await server.get('/api/v1/timelines/public')).json<WireStatus[]>()).toMatchObject([
    { content: 'lost' },
  ]);
});

test('holds requests until they are released', async () => {
  await server.door('hold', { path: '^/api/v1/timelines/' });
  let answered = false;
  const held = server.get('/api/v1/timelines/public').then((answer) => {
    answered = true;
    return answer;
  });
  expect((await server.get('/api/v1/instance')).status).toBe(200);
  expect((await server.get('/sandbox/state')).json()).toMatchObject({ waiting: 1 });
  expect(answered).toBe(false);
  expect((await server.door('release')).json()).toEqual({ released: 1 });
  expect((await held).status).toBe(200);
});

test('holds a request before its work, or before its answer', async () => {
  const alice = await server.signIn('alice');
  const posts = async () => (await server.get('/api/v1/timelines/public')).json<WireStatus[]>().length;
  for (const [at, made] of [
    ['work', 0],
    ['answer', 2],
  ] as const) {
    await server.door('hold', { method: 'POST', path: '^/api/v1/statuses$', at });
    const held = server.post('/api/v1/statuses', { status: at }, alice);
    await vi.waitFor(async () =>
      expect((await server.get('/sandbox/state')).json()).toMatchObject({ waiting: 1 }),
    );
    expect(await posts()).toBe(made);
    await server.door('release');
    expect((await held).status).toBe(200);
  }
});

test('slows down so many requests, each by its own time', async () => {
  const slow = { path: '/api/v1/instance', at: 'work', times: 1 };
  await server.door('latency', { ...slow, ms: 60 });
  await server.door('latency', { ...slow, ms: 0 });
  const order: string[] = [];
  const asked = ['first', 'second'].map((name) =>
    server.get('/api/v1/instance').then(() => void order.push(name)),
  );
  await Promise.all(asked);
  expect(order).toEqual(['second', 'first']);
});

test('what is held when everything is reset does not happen afterwards', async () => {
  const alice = await server.signIn('alice');
  await server.door('hold', { method: 'POST', path: '^/api/v1/statuses$' });
  const held = server.post('/api/v1/statuses', { status: 'too late' }, alice);
  await server.door('reset');
  await expect(held).rejects.toThrow('dropped');
  expect((await server.get('/api/v1/timelines/public')).json()).toEqual([]);
});

test('slows requests down', async () => {
  await server.door('latency', { path: '/api/v1/instance', ms: 60 });
  const before = performance.now();
  await server.get('/api/v1/instance');
  expect(performance.now() - before).toBeGreaterThan(55);
});

test('keeps a log for assertions', async () => {
  const alice = await server.signIn('alice');
  await server.door('reset');
  await server.get('/api/v1/timelines/public?limit=1');
  await server.call('POST', '/api/v1/statuses', {
    token: alice,
    json: { status: 'x' },
    headers: { 'idempotency-key': 'k', origin: BASE },
  });
  expect(await log()).toMatchObject([
    { method: 'GET', path: '/api/v1/timelines/public', query: 'limit=1', authenticated: false, status: 200 },
    { method: 'POST', path: '/api/v1/statuses', status: 403, idempotencyKey: 'k', origin: BASE },
  ]);
});

test('what was to fail is mended', async () => {
  await server.door('fail', { path: '^/api/v1/instance$', times: 99 });
  expect((await server.get('/api/v1/instance')).status).toBe(500);
  await server.door('clear-errors');
  expect((await server.get('/api/v1/instance')).status).toBe(200);
});

test('reset puts back rows, settings, clock, errors and the counts', async () => {
  const demo = await startSandbox({ seed: 'demo' });
  const before = await demo.get('/api/v1/timelines/public?limit=40');
  const accounts = (await demo.get('/api/v1/accounts/alice')).text;
  await demo.door('bulk', { count: 30, as: 'alice' });
  await demo.door('settings', { private: true, title: 'Other' });
  await demo.door('clock', { offsetMs: 1e9 });
  await demo.door('fail', { path: '.', times: 99 });
  const start = performance.now();
  await demo.door('reset');
  expect(performance.now() - start).toBeLessThan(1500);
  const after = await demo.get('/api/v1/timelines/public?limit=40');
  expect(after.text).toBe(before.text);
  expect((await demo.get('/api/v1/accounts/alice')).text).toBe(accounts);
  expect((await demo.get('/api/v1/instance')).json()).toMatchObject({ title: 'The Hedge' });
  await demo.door('post', { as: 'bob', text: 'counted' });
  const [newest] = (await demo.get('/api/v1/timelines/public?limit=1')).json<WireStatus[]>();
  expect(newest?.content).toBe('counted');
});

test('makes thousands of statuses, also as one thread or with pictures', async () => {
  const made = (await server.door('bulk', { count: 3000 })).json<{ count: number; newest: string }>();
  expect(made.count).toBe(3000);
  const thread = (await server.door('bulk', { count: 12, kind: 'thread' })).json<{ oldest: string }>();
  const context = await server.get(`/api/v1/statuses/${thread.oldest}/context`);
  expect(context.json<{ descendants: WireStatus[] }>().descendants).toHaveLength(11);
  await server.door('bulk', { count: 2, kind: 'media' });
  const media = (await server.get('/api/v1/timelines/public?only_media=true')).json<WireStatus[]>();
  expect(media.map((status) => status.media_attachments.length)).toEqual([1, 1]);
});

test('refuses settings it does not know', async () => {
  expect((await server.door('settings', { privat: true })).status).toBe(422);
  expect((await server.door('settings', { private: 'yes' })).status).toBe(422);
  const changed = await server.door('settings', { instance: { title: 'Changed', textLimit: 10 } });
  expect(changed.json()).toMatchObject({ title: 'Changed' });
  expect((await server.get('/api/v1/instance')).json()).toMatchObject({
    title: 'Changed',
    max_toot_chars: 10,
  });
  await server.door('settings', {
    frontendConfiguration: { theme: 'x' },
    trustedTypes: ['linnet'],
    allowWasm: true,
  });
  const configured = await server.get('/api/pleroma/frontend_configurations');
  expect(configured.json()).toMatchObject({ pleroma_fe: { theme: 'x', postContentType: 'text/plain' } });
  expect(configured.headers.get('content-security-policy')).toContain(
    "script-src 'self' 'wasm-unsafe-eval'; require-trusted-types-for 'script'; trusted-types linnet",
  );
});

test('signs somebody in without password, until the next reset', async () => {
  const made = (await server.door('session', { account: 'alice', scopes: 'read' })).json<{
    token: string;
    accountId: string;
  }>();
  const own = await server.get('/api/v1/accounts/verify_credentials', made.token);
  expect(own.json()).toMatchObject({ id: made.accountId, username: 'alice' });
  expect((await server.post('/api/v1/statuses', { status: 'Hello' }, made.token)).status).toBe(403);
  const app = await server.get('/api/v1/apps/verify_credentials', made.token);
  expect(app.json()).toMatchObject({ name: 'Linnet' });
  expect((await server.door('session', { account: 'nobody' })).status).toBe(404);
  await server.door('reset');
  expect((await server.get('/api/v1/accounts/verify_credentials', made.token)).status).toBe(403);
});
