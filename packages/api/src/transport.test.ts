import type { ServerResponse } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from './call';
import { errorOf } from './testing/error-of';
import { type TestServer, startServer } from './testing/http-server';
import { type Transport, type TransportOptions, createTransport } from './transport';

const servers: TestServer[] = [];

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

interface Scene {
  server: TestServer;
  transport: Transport;
}

async function scene(
  respond: (response: ServerResponse) => void,
  options: Partial<TransportOptions> = {},
): Promise<Scene> {
  const server = await startServer((_request, response) => respond(response));
  servers.push(server);
  const { baseUrl } = server;
  return { server, transport: createTransport({ baseUrl, fetch, token: () => 'secret', ...options }) };
}

function answering(
  body: string,
  status = 200,
  headers: Record<string, string> = {},
): (to: ServerResponse) => void {
  return (response) => response.writeHead(status, headers).end(body);
}

function call(changes: Partial<Call<unknown>> = {}): Call<unknown> {
  return { method: 'GET', path: '/api/v1/thing', read: (body) => body, ...changes };
}

test('sends the token, the query and no cookie, and gives the JSON and the Link to the reader [1.7.001, 2.7.001, 3.7.001]', async () => {
  const asked = vi.fn<typeof fetch>(fetch);
  const link = '<https://h.example/?max_id=1>; rel="next"';
  const { server, transport } = await scene(answering('{"a":[1]}', 200, { link }), { fetch: asked });
  const query = { limit: 20, local: true, 'id[]': undefined, types: ['a', 'b c'], max_id: null };
  const read = vi.fn<(body: unknown) => unknown>((body) => body);
  expect(await transport.send(call({ query, read }))).toEqual({ a: [1] });
  expect(read).toHaveBeenCalledWith({ a: [1] }, { status: 200, link, date: expect.stringMatching(/ GMT$/) });
  expect(server.requests[0]).toMatchObject({
    method: 'GET',
    url: '/api/v1/thing?limit=20&local=true&types%5B%5D=a&types%5B%5D=b+c',
    headers: { authorization: 'Bearer secret' },
  });
  expect(asked.mock.calls[0]?.[1]?.credentials).toBe('omit');
});

test('sends no token when there is none or the call wants none [1.7.001, 2.7.001, 3.7.001]', async () => {
  const { server, transport } = await scene(answering('{}'));
  await transport.send(call({ auth: 'none' }));
  await createTransport({ baseUrl: `${server.baseUrl}/`, fetch, token: () => null }).send(call());
  expect(server.requests.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/api/v1/thing', undefined],
    ['/api/v1/thing', undefined],
  ]);
});

test('sends JSON, forms and files as each must be sent', async () => {
  const { server, transport } = await scene(answering('{}'));
  const headers = { 'idempotency-key': 'k' };
  await transport.send(
    call({ method: 'POST', headers, body: { kind: 'json', value: { a: 'ü', b: undefined } } }),
  );
  await transport.send(
    call({ method: 'POST', body: { kind: 'form', fields: { a: 'x&y', ids: ['1', '2'], no: null } } }),
  );
  const files = { file: new File(['rope'], 'rope.txt', { type: 'text/plain' }) };
  await transport.send(
    call({ method: 'PATCH', body: { kind: 'multipart', fields: { description: 'd' }, files } }),
  );
  const [json, form, multipart] = server.requests;
  expect(json).toMatchObject({
    body: '{"a":"ü"}',
    headers: { 'content-type': 'application/json', ...headers },
  });
  expect(form?.body).toBe('a=x%26y&ids%5B%5D=1&ids%5B%5D=2');
  expect(form?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(multipart?.method).toBe('PATCH');
  expect(multipart?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(multipart?.body).toMatch(/name="description"\r\n\r\nd[^]*name="file"; filename="rope.txt"[^]*rope/);
});

test('a file without a name is sent under one that says what it is', async () => {
  const { server, transport } = await scene(answering('{}'));
  const files = {
    avatar: new Blob(['x'], { type: 'image/png' }),
    header: new Blob(['x'], { type: 'image/jpeg' }),
  };
  await transport.send(call({ method: 'PATCH', body: { kind: 'multipart', fields: {}, files } }));
  const names = [...(server.requests[0]?.body ?? '').matchAll(/filename="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(['avatar.png', 'header.jpg']);
});

const htmlPage = '<!DOCTYPE html><html><body>hello</body></html>';

test.each([
  [200, htmlPage, 'HTML instead of JSON'],
  [200, 'ok then', 'not JSON'],
  [200, '{"cut', 'not JSON'],
])('an answer of %i that is no JSON is malformed: %s', async (status, text, what) => {
  const { transport } = await scene(answering(text, status));
  expect(await errorOf(transport.send(call()))).toEqual({ kind: 'malformed', what });
});

test('text and nothing are read as such, an empty answer as null', async () => {
  const { transport } = await scene(answering(htmlPage));
  expect(await transport.send(call({ answer: 'text' }))).toBe(htmlPage);
  expect(await transport.send(call({ answer: 'none' }))).toBeUndefined();
  const empty = await scene(answering('', 204));
  expect(await empty.transport.send(call())).toBeNull();
});

test('a 200 with an error key is left to the reader', async () => {
  const { transport } = await scene(answering('{"error":"Invalid password."}'));
  expect(await transport.send(call())).toEqual({ error: 'Invalid password.' });
});

test('a reader that fails is a malformed answer that remembers why', async () => {
  const { transport } = await scene(answering('{}'));
  const bug = new RangeError('too deep');
  const failing = call({
    read: () => {
      throw bug;
    },
  });
  await expect(transport.send(failing)).rejects.toMatchObject({ reason: { kind: 'malformed' }, cause: bug });
});

const sentences: [string, string | null][] = [
  ['"404 Not Found"', null],
  ['"<h1>Not found</h1>"', null],
  ['{"error":"invalid_request","zod_error":{"message":"[]"}}', null],
  [
    '{"success":false,"error":{"name":"ZodError","message":"[\\n  {\\n    \\"code\\": \\"too_small\\" } ]"}}',
    null,
  ],
  ['{"error":"Record not found"}', 'Record not found'],
  [
    '{"error":"Missing field: status.","errors":[{"title":"Invalid value","message":"x"}]}',
    'Missing field: status.',
  ],
  ['{"error":"{\\"nickname\\":[\\"taken\\"]}"}', null],
  ['{"errors":{"detail":"Page not found"}}', 'Page not found'],
  ['{"errors":{"ref":"is invalid"}}', 'is invalid'],
  ['{"errors":{"name":["is too long"]}}', 'is too long'],
  ['{"errors":[{"title":"Invalid value","message":"Missing field"}]}', 'Missing field'],
  ['[{"id":"9x","error":"not_found"}]', null],
  ['"Something went wrong"', 'Something went wrong'],
  ['{"error":"invalid_grant","error_description":"The grant is invalid."}', 'The grant is invalid.'],
  ['{"error":{"message":"nested"}}', 'nested'],
  ['{"mfa_token":"x"}', null],
  ['[]', null],
  ['null', null],
];

test.each(sentences)('finds the sentence in %s', async (body, text) => {
  const { transport } = await scene(answering(body, 422));
  const error = await errorOf(transport.send(call()));
  expect(error).toMatchObject({ kind: 'http', status: 422, text, body: JSON.parse(body) });
});

test('keeps the machine name of a refusal', async () => {
  const { transport } = await scene(answering('{"error":"Not yet","identifier":"awaiting_approval"}', 403));
  expect(await errorOf(transport.send(call()))).toMatchObject({
    text: 'Not yet',
    identifier: 'awaiting_approval',
  });
  const oauth = await scene(answering('{"error":"invalid_grant","error_description":"No."}', 400));
  expect(await errorOf(oauth.transport.send(call()))).toMatchObject({
    text: 'No.',
    identifier: 'invalid_grant',
  });
});

test.each([
  [502, htmlPage],
  [404, '404 Not Found'],
  [503, ''],
  [500, '['.repeat(20_000) + ']'.repeat(20_000)],
])('an error of %i without a readable body is an answer without a sentence', async (status, text) => {
  const { transport } = await scene(answering(text, status));
  expect(await errorOf(transport.send(call()))).toEqual({
    kind: 'http',
    status,
    text: null,
    identifier: null,
    body: null,
    retryAfter: null,
  });
});

test.each([
  ['7', 7],
  ['86400', 3600],
  ['Fri, 31 Dec 1999 23:59:59 GMT', null],
  ['-1', null],
])('a refusal that asks to wait %s says so as %s seconds', async (header, retryAfter) => {
  const { transport } = await scene(answering('{"error":"Throttled"}', 429, { 'retry-after': header }));
  expect(await errorOf(transport.send(call()))).toMatchObject({ status: 429, retryAfter });
});

test('says status and body in the message [2.7.002, 3.7.002]', async () => {
  const { transport } = await scene(answering('{"error":"Throttled"}', 429));
  await expect(transport.send(call())).rejects.toThrow('429 - {"error":"Throttled"}');
});

test('an answer without end is cut off and malformed', async () => {
  let sent = 0;
  let cut = false;
  const chunk = `"${'x'.repeat(1_000_000)}"`;
  const { transport } = await scene((response) => {
    response.on('close', () => (cut = true));
    const pour = (): void => {
      if (cut) return;
      sent += chunk.length;
      response.write(chunk, () => setImmediate(pour));
    };
    pour();
  });
  expect(await errorOf(transport.send(call()))).toMatchObject({ kind: 'malformed' });
  await vi.waitFor(() => expect(cut).toBe(true));
  expect(sent).toBeGreaterThan(16_000_000);
});

test('a connection that is cut in the middle of an answer is offline', async () => {
  const { transport } = await scene((response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{');
    setImmediate(() => response.destroy());
  });
  expect(await errorOf(transport.send(call()))).toEqual({ kind: 'offline', timedOut: false });
});

test('a server that is not there is offline', async () => {
  const { transport } = await scene(answering('{}'));
  await Promise.all(servers.splice(0).map((server) => server.close()));
  expect(await errorOf(transport.send(call()))).toEqual({ kind: 'offline', timedOut: false });
});

test('a server that does not answer in time is offline, by the limit of the call before the general one', async () => {
  const { transport } = await scene(() => undefined, { timeoutMs: 60_000 });
  expect(await errorOf(transport.send(call({ timeoutMs: 20 })))).toEqual({
    kind: 'offline',
    timedOut: true,
  });
});

test('a server that begins and then falls silent is offline too', async () => {
  const { transport } = await scene((response) => response.writeHead(200).write('{"a":'), { timeoutMs: 30 });
  expect(await errorOf(transport.send(call()))).toEqual({ kind: 'offline', timedOut: true });
});

test('the limit also holds for a fetch that does not listen to it', async () => {
  const deaf = (): Promise<Response> => new Promise(() => undefined);
  const transport = createTransport({ baseUrl: '', fetch: deaf, token: () => null, timeoutMs: 10 });
  expect(await errorOf(transport.send(call()))).toEqual({ kind: 'offline', timedOut: true });
});

test('gives up when the caller does, before and while asking', async () => {
  const { transport, server } = await scene(() => undefined);
  expect(await errorOf(transport.send(call(), { signal: AbortSignal.abort() }))).toEqual({
    kind: 'aborted',
  });
  expect(server.requests).toHaveLength(0);
  const controller = new AbortController();
  const sending = errorOf(transport.send(call(), { signal: controller.signal }));
  await vi.waitFor(() => expect(server.requests).toHaveLength(1));
  controller.abort();
  expect(await sending).toEqual({ kind: 'aborted' });
});

test('leaves no timer behind', async () => {
  vi.useFakeTimers();
  const quick = async (): Promise<Response> => new Response('{}');
  const transport = createTransport({ baseUrl: '', fetch: quick, token: () => null });
  await transport.send(call());
  expect(vi.getTimerCount()).toBe(0);
});

const picture: Call<unknown>['body'] = { kind: 'multipart', fields: {}, files: { file: new Blob(['x']) } };

test('an upload that wants to tell its progress goes through the sender that can', async () => {
  const upload = vi.fn<NonNullable<TransportOptions['upload']>>(async ({ onProgress }) => {
    onProgress(0.5);
    onProgress(1);
    return { status: 200, link: null, retryAfter: null, text: '{"id":"1"}' };
  });
  const { transport, server } = await scene(answering('{"id":"2"}'), { upload });
  const told: number[] = [];
  const onUploadProgress = (fraction: number): number => told.push(fraction);
  const body = picture;
  expect(await transport.send(call({ method: 'POST', body }), { onUploadProgress })).toEqual({ id: '1' });
  expect(told).toEqual([0.5, 1]);
  expect(upload.mock.calls[0]?.[0]).toMatchObject({
    method: 'POST',
    headers: { authorization: 'Bearer secret' },
  });
  expect(await transport.send(call({ method: 'POST', body }))).toEqual({ id: '2' });
  expect(await transport.send(call(), { onUploadProgress })).toEqual({ id: '2' });
  expect(server.requests).toHaveLength(2);
});

test('an upload may take longer than the limit as long as it moves', async () => {
  vi.useFakeTimers();
  let progress: (fraction: number) => void = () => undefined;
  const transport = createTransport({
    baseUrl: '',
    fetch,
    token: () => null,
    timeoutMs: 1_000,
    upload: ({ onProgress }) => {
      progress = onProgress;
      return new Promise(() => undefined);
    },
  });
  let isSettled = false;
  const sending = errorOf(
    transport.send(call({ method: 'POST', body: picture }), { onUploadProgress: () => undefined }),
  ).finally(() => (isSettled = true));
  for (const fraction of [0.2, 0.4, 0.6]) {
    await vi.advanceTimersByTimeAsync(900);
    progress(fraction);
  }
  expect(isSettled).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await sending).toEqual({ kind: 'offline', timedOut: true });
});
