import { beforeEach, expect, test } from 'vitest';
import { BASE, startSandbox, type TestSandbox } from '../testing/start-sandbox';

let server: TestSandbox;
let alice: string;
beforeEach(async () => {
  server = await startSandbox();
  alice = await server.signIn('alice');
});

function say(text: string, key: string, token = alice) {
  return server.call('POST', '/api/v1/statuses', {
    token,
    json: { status: text },
    headers: { 'idempotency-key': key },
  });
}

test('a repeated key gets the first answer again, whoever sends whatever', async () => {
  const first = await say('once', 'key');
  expect(first.headers.get('idempotency-key')).toBe('key');
  expect(first.headers.get('x-original-request-id')).toBe(first.headers.get('x-request-id'));
  expect(first.headers.has('idempotent-replayed')).toBe(false);
  const second = await say('something else', 'key', await server.signIn('bob'));
  expect(second.text).toBe(first.text);
  expect(second.headers.get('idempotent-replayed')).toBe('true');
  expect(second.headers.get('x-original-request-id')).toBe(first.headers.get('x-original-request-id'));
  expect((await server.get('/api/v1/timelines/home', alice)).json()).toHaveLength(1);
});

test('errors are kept under their key as well, for six hours', async () => {
  expect((await say('', 'bad')).status).toBe(422);
  expect((await say('now with text', 'bad')).status).toBe(422);
  await server.door('clock', { offsetMs: 6 * 60 * 60 * 1000 + 1000 });
  expect((await say('now with text', 'bad')).status).toBe(200);
});

test('requests with one key that are under way at the same time make a post each', async () => {
  const posts = { method: 'POST', path: '^/api/v1/statuses$', at: 'work', times: 1 };
  await server.door('latency', { ...posts, ms: 60 });
  await server.door('latency', { ...posts, ms: 30 });
  const answers = await Promise.all([say('once', 'key'), say('once', 'key'), say('once', 'key')]);
  expect(answers.map(({ headers }) => headers.has('idempotent-replayed'))).toEqual([false, false, false]);
  expect((await server.get('/api/v1/timelines/home', alice)).json()).toHaveLength(3);
  expect((await say('once', 'key')).headers.get('idempotent-replayed')).toBe('true');
});

test('unknown calls answer in the real forms', async () => {
  const unknown = [
    await server.get('/api/v1/nosuch'),
    await server.get('/api/v1/preferences', alice),
    await server.post('/api/v1/statuses/1/translate', {}, alice),
  ];
  expect(unknown.map((answer) => [answer.status, answer.json()])).toEqual([
    [404, { error: 'Not implemented' }],
    [404, { error: 'Not implemented' }],
    [404, { errors: { detail: 'Page not found' } }],
  ]);
});

test('every answer carries the headers for other origins and the page policy', async () => {
  for (const path of ['/api/v1/instance', '/api/v1/nosuch', '/main/all', '/media/none.png']) {
    const { headers } = await server.get(path);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('Link,X-RateLimit-Reset');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'self'; frame-ancestors 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; " +
        "manifest-src 'self'; img-src 'self' data: blob: https:; media-src 'self' https:; " +
        `connect-src 'self' blob: ${BASE} ws://localhost:8080 https:; script-src 'self'`,
    );
  }
  const preflight = await server.call('OPTIONS', '/api/v1/statuses');
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toBe(
    'Authorization,Content-Type,Idempotency-Key',
  );
});

test('trailing slashes and the two Pleroma prefixes mean the same', async () => {
  const plain = await server.get('/api/v1/pleroma/emoji');
  expect(Object.keys(plain.json())).toContain('linnet');
  for (const path of ['/api/pleroma/emoji.json', '/api/pleroma/emoji', '/api/v1/pleroma/emoji/']) {
    expect((await server.get(path)).text).toBe(plain.text);
  }
  expect((await server.get('/api/v1/pleroma/emoji.json')).status).toBe(404);
});

test('reads form and multipart bodies like JSON', async () => {
  const form = await server.call('POST', '/api/v1/statuses', {
    token: alice,
    form: { status: 'form', sensitive: 'false' },
  });
  expect(form.json()).toMatchObject({ content: 'form', sensitive: false });
  const body = new FormData();
  body.append('status', 'parts');
  body.append('sensitive', '1');
  const parts = await server.sandbox.fetch(
    new Request(`${BASE}/api/v1/statuses`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${alice}` },
    }),
  );
  expect(await parts.json()).toMatchObject({ content: 'parts', sensitive: true });
});

test('a missing parameter is named', async () => {
  const refused = await server.post('/api/v1/apps', { client_name: 'x' });
  expect([refused.status, refused.json()]).toEqual([
    400,
    {
      error: 'Missing field: redirect_uris.',
      errors: [
        {
          title: 'Invalid value',
          source: { pointer: '/redirect_uris' },
          message: 'Missing field: redirect_uris',
        },
      ],
    },
  ]);
});

test('throttles when rate limits are on', async () => {
  await server.door('settings', { rateLimits: true });
  const answers = [];
  for (let time = 0; time < 4; time += 1) answers.push(await server.get('/api/v1/timelines/public'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(answers[3]?.json()).toEqual({ error: 'Throttled' });
});

test('with the strict check, another origin may read but not write', async () => {
  await server.door('settings', { strictOrigin: true });
  const headers = { origin: 'http://elsewhere.example' };
  expect(
    (await server.call('POST', '/api/v1/statuses', { token: alice, json: { status: 'x' }, headers })).status,
  ).toBe(403);
  expect((await server.call('GET', '/api/v1/timelines/public', { headers })).status).toBe(200);
  const own = await server.call('POST', '/api/v1/statuses', {
    token: alice,
    json: { status: 'x' },
    headers: { origin: BASE },
  });
  expect(own.status).toBe(200);
});

test('one unknown name in a query is passed over, two are refused', async () => {
  const path = '/api/v1/accounts/search?q=bob';
  expect((await server.get(`${path}&type=accounts`, alice)).status).toBe(200);
  expect((await server.get(`${path}&with_relationships=true`, alice)).status).toBe(200);
  const both = await server.get(`${path}&type=accounts&with_relationships=true`, alice);
  expect([both.status, both.json<{ error: string }>().error]).toEqual([400, 'Unexpected field: type.']);
  const token = await server.get(`${path}&type=accounts&access_token=${alice}`);
  expect(token.status).toBe(200);
});

test('a body is not read where the call has none', async () => {
  const { id } = (
    await server.post('/api/v1/statuses', { status: '@bob', visibility: 'direct' }, alice)
  ).json<{
    id: string;
  }>();
  const status = (await server.get(`/api/v1/statuses/${id}`, alice)).json<{
    account: { id: string };
    pleroma: { direct_conversation_id: number };
  }>();
  const path = `/api/v1/pleroma/conversations/${status.pleroma.direct_conversation_id}`;
  const recipients = [status.account.id];
  const inBody = await server.call('PATCH', path, { token: alice, json: { recipients } });
  expect([inBody.status, inBody.json<{ error: string }>().error]).toEqual([
    400,
    'Missing field: recipients.',
  ]);
  const inQuery = await server.call('PATCH', `${path}?recipients[]=${recipients[0]}`, { token: alice });
  expect(inQuery.status).toBe(200);
});
