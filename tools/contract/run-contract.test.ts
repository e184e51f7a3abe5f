import { createSandbox } from '@linnet/sandbox';
import type { SandboxOptions } from '@linnet/sandbox';
import { AREAS } from '@linnet/sandbox/contract';
import { expect, onTestFinished, test } from 'vitest';
import { castOf } from './cast';
import type { Person } from './cast';
import { NetworkServer } from './network-server';
import { PARTS, runContract } from './run-contract';

const ALICE = { name: 'alice', password: 'alice' };

/** A server in the network: the sandbox behind a port of this machine. */
async function serve(options: Partial<SandboxOptions> = {}): Promise<string> {
  const usual = { dataDir: null, seed: 'empty', quietLife: true, control: true } as const;
  const sandbox = await createSandbox({ ...usual, ...options });
  onTestFinished(() => sandbox.close());
  return (await sandbox.listen()).url;
}

/** For tests that take every change of the client to a server. */
const everyWrite = { timeout: 60_000 };

interface RunOptions {
  signal?: AbortSignal;
  people?: readonly Person[];
  send?: (request: Request) => Promise<Response>;
}

function runAt(
  url: string,
  name: string,
  { people = [ALICE], send = fetch, signal = new AbortController().signal }: RunOptions = {},
) {
  const server = new NetworkServer(url, { send, respectsLimits: false });
  const areas = AREAS.filter((area) => area.name === name);
  const parts = PARTS.filter((part) => part === name);
  return runContract({ server, people, print: () => undefined, signal, laterMs: 20 }, { areas, parts });
}

/** How many tokens somebody has. */
async function countTokens(url: string): Promise<number> {
  const server = new NetworkServer(url, { respectsLimits: false });
  const tokens = await server.call('GET /api/oauth_tokens', { token: await server.signIn(ALICE) });
  return Array.isArray(tokens) ? tokens.length : 0;
}

/** How many people there are. */
async function countPeople(url: string): Promise<number> {
  const text = await (await fetch(`${url}/api/v1/instance`)).text();
  return Number(/"user_count":(\d+)/.exec(text)?.[1]);
}

/** Another server than the sandbox: what it answers to a path is changed. */
function answering(path: RegExp, change: (text: string) => string) {
  return async (request: Request): Promise<Response> => {
    const response = await fetch(request);
    if (!path.test(new URL(request.url).pathname)) return response;
    const { status, headers } = response;
    return new Response(change(await response.text()), { status, headers });
  };
}

test('a server that answers as the sandbox does not differ, and nobody stays there', async () => {
  const url = await serve();
  const before = await countPeople(url);
  const outcome = await runAt(url, 'reactions');
  expect(outcome.findings.filter(({ what }) => !/fields|note/.test(what))).toEqual([]);
  expect(outcome.stepCount).toBe(14);
  expect(outcome.leftovers).toEqual([]);
  expect(await countPeople(url)).toBe(before);
});

test('what differs is told with its step, against the recording and against the sandbox', async () => {
  const url = await serve();
  const send = answering(/^\/api\/v1\/filters$/, (text) =>
    text.replaceAll('"whole_word":false', '"whole_word":null'),
  );
  const { findings } = await runAt(url, 'filters', { send });
  const first = findings.filter(({ call }) => call === 'POST /api/v1/filters');
  expect(new Set(first.map(({ against, what }) => `${against}: ${what}`))).toEqual(
    new Set([
      'recording: filter.whole_word is null, not bool',
      'sandbox: answer.whole_word is null, in the sandbox bool',
    ]),
  );
});

test(
  'what stays unseen after it was written is told, also where the sandbox does the same',
  everyWrite,
  async () => {
    const { findings } = await runAt(await serve(), 'written-then-read');
    const stale = findings.filter(({ against }) => against === 'writing');
    expect(stale.map(({ what }) => what)).toEqual([
      'GET /api/v1/accounts/relationships?id[]={bob} shows it not after 2 s (0.endorsed)',
      'GET /api/v1/pleroma/settings/contract shows it not after 2 s (width)',
      'GET /api/v1/accounts/verify_credentials shows it not after 2 s (pleroma.settings_store.contract.width)',
      'GET /api/v1/markers?timeline[]=home&timeline[]=notifications shows it not after 2 s (home.last_read_id)',
    ]);
    expect(findings.filter(({ against }) => against === 'sandbox')).toEqual([]);
  },
);

test('what is there at once and gone two seconds later is told', everyWrite, async () => {
  let asked = 0;
  // Once before the change, once at once; whoever asks again finds it as it was.
  const send = async (request: Request) => {
    const isTitle = request.method === 'GET' && /\/api\/v1\/lists\/\d+$/.test(request.url);
    const response = await fetch(request);
    if (!isTitle) return response;
    asked += 1;
    const text = await response.text();
    return new Response(asked % 3 === 0 ? text.replace('Rushes', 'Reeds') : text, response);
  };
  const { findings } = await runAt(await serve(), 'written-then-read', { send });
  expect(findings.map(({ what }) => what)).toContain(
    'GET /api/v1/lists/{list} shows it at once, and no more after 2 s (title)',
  );
});

test('what is there twice after two requests is told', everyWrite, async () => {
  const send = answering(/^\/api\/v1\/favourites$/, (text) => text.replace(/^\[(.+)\]$/s, '[$1,$1]'));
  const { findings } = await runAt(await serve(), 'twice-at-once', { send });
  expect(findings.map(({ what }) => what)).toContain(
    'twice at once: 200 and 200, GET /api/v1/favourites shows it 2 times, the sandbox 200 and 200',
  );
});

test('a parameter that is ignored or refused is told, alone and among others', async () => {
  const send = async (request: Request) => {
    const url = new URL(request.url);
    if (url.searchParams.get('reply_visibility') === 'self' && url.pathname.endsWith('/home')) {
      return new Response('{"error":"No"}', { status: 400 });
    }
    if (url.pathname.endsWith('/public')) url.searchParams.delete('only_media');
    if (request.method !== 'POST' || url.pathname !== '/api/v1/statuses')
      return fetch(new Request(url, request));
    const body = (await request.text()).replace('"sensitive":true', '"sensitive":false');
    return fetch(new Request(url, { method: 'POST', headers: request.headers, body }));
  };
  const { findings } = await runAt(await serve(), 'parameters', { send });
  const told = findings
    .filter(({ against }) => against === 'client')
    .map(({ call, what }) => `${call}: ${what}`);
  expect(told).toEqual(
    expect.arrayContaining([
      'GET /api/v1/timelines/public: only_media: ignored',
      'GET /api/v1/timelines/home: reply_visibility: refused with 400',
      'GET /api/v1/timelines/home: all together: refused with 400',
      'POST /api/v1/statuses: sensitive: ignored',
      'POST /api/v1/statuses: all together: taken without sensitive',
    ]),
  );
});

test('a call that makes two things of two requests with one key is told', async () => {
  const url = await serve();
  // As long as no request is done, a server knows no key.
  const send = (request: Request) => {
    request.headers.delete('idempotency-key');
    return fetch(request);
  };
  const { findings } = await runAt(url, 'twice-at-once', { send });
  expect(findings).toContainEqual({
    ...{ area: 'twice-at-once', call: 'POST /api/v1/statuses', route: 'POST /api/v1/statuses' },
    ...{ against: 'writing', what: 'twice at once with one key: 200 and 200, two things made' },
  });
});

test('every parameter of the client has an effect there, and those that the server does not know are told', async () => {
  const { findings } = await runAt(await serve(), 'parameters');
  const told = findings.map(({ call, what }) => `${call}: ${what}`);
  expect(told).toContain('GET /api/v1/follow_requests: limit is not known');
  expect(told.filter((line) => /ignored|refused|in the sandbox/.test(line))).toEqual([
    'GET /api/v1/timelines/list/{list}: reply_visibility: ignored',
    'GET /api/v1/timelines/tag/reedy{mark}: reply_visibility: ignored',
  ]);
  const others = told.filter((line) => !/ignored|refused|in the sandbox/.test(line));
  expect(others.filter((line) => / \/api\/v1\/timelines\//.test(line))).toEqual([]);
});

test('people are removed also when the server fails in between', async () => {
  const url = await serve();
  const before = await countPeople(url);
  const send = (request: Request) =>
    request.url.endsWith('/api/v1/lists') ? Promise.reject(new Error('Connection lost')) : fetch(request);
  await expect(runAt(url, 'lists', { send })).rejects.toThrow('Connection lost');
  expect(await countPeople(url)).toBe(before);
});

test('whoever interrupts a run leaves nobody and no token behind', async () => {
  const url = await serve();
  const [people, tokens] = [await countPeople(url), await countTokens(url)];
  const stopping = new AbortController();
  let steps = 0;
  const send = (request: Request) => {
    if (request.url.includes('/api/v1/polls/')) steps += 1;
    if (steps === 2) stopping.abort(new Error('Stopped'));
    return fetch(request);
  };
  await expect(runAt(url, 'polls', { send, signal: stopping.signal })).rejects.toThrow('Stopped');
  expect(steps).toBe(2);
  expect(await countPeople(url)).toBe(people);
  // One more: the counting itself signs in.
  expect(await countTokens(url)).toBe(tokens + 1);
});

test('a server that refuses for now is asked again when it says', async () => {
  const url = await serve();
  let refusals = 0;
  const send = (request: Request) => {
    if (!request.url.endsWith('/api/v1/markers') || refusals > 0) return fetch(request);
    refusals += 1;
    const headers = { 'retry-after': '0.01' };
    return Promise.resolve(new Response('{"error":"Throttled"}', { status: 429, headers }));
  };
  const { findings } = await runAt(url, 'notifications', { send });
  expect(refusals).toBe(1);
  expect(findings.filter(({ call }) => call.includes('markers'))).toEqual([]);
});

test('without an administrator the given people play, and nothing is done that would harm them', async () => {
  const url = await serve();
  const people = ['xavier', 'yvonne'].map((name) => ({ name, password: 'long enough' }));
  const admin = new NetworkServer(url, { respectsLimits: false });
  const users = people.map(({ name, password }) => ({
    nickname: name,
    email: `${name}@far.example`,
    password,
  }));
  const token = await admin.signIn(ALICE);
  await admin.call('POST /api/v1/pleroma/admin/users', { token, json: { users } });
  expect((await runAt(url, 'security', { people })).skipped).toEqual([
    'security: it changes passwords, ends sessions, and closes and deletes accounts: ' +
      'only an administrator can make people for that',
  ]);
  expect((await runAt(url, 'polls', { people })).skipped).toEqual(['polls: nobody was given to play carol']);
  expect(await runAt(url, 'filters', { people })).toMatchObject({ stepCount: 6, leftovers: [] });
  expect(await admin.call('GET /api/v1/filters', { token: await admin.signIn(people[0] ?? ALICE) })).toEqual(
    [],
  );
});

test('whoever is called as somebody of the areas plays them, the others follow in order', () => {
  const cast = castOf(['xavier', 'bob', 'yvonne'].map((name) => ({ name, password: name })));
  expect([...cast].map(([role, { name }]) => `${role}: ${name}`)).toEqual([
    'alice: xavier',
    'bob: bob',
    'carol: yvonne',
  ]);
});
