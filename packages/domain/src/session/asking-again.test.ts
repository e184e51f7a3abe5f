import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAccounts } from '../accounts/accounts';
import { lonePage, watchedPage } from '../testing/browser-pages';
import { memoryStorage } from '../testing/memory-storage';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const VERIFY = '/api/v1/accounts/verify_credentials';
const wren = { id: 'a1', username: 'wren', acct: 'wren', url: 'https://nest.example/users/wren' };

type Answers = Record<string, () => Response>;

function outOfReach(): Response {
  throw new TypeError('no network');
}

/** A page with a stored sign-in; `answers` may be changed while the test runs. */
function begin(answers: Answers) {
  const storage = memoryStorage();
  storage.write('linnet-session', JSON.stringify({ token: 't', accountId: 'a1', username: 'wren' }));
  const asked: string[] = [];
  const { shown } = createAccounts({
    baseUrl: 'https://nest.example',
    origin: 'https://nest.example',
    fetch: async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url);
      asked.push(pathname);
      return (answers[pathname] ?? outOfReach)();
    },
    openSocket: () => {
      throw new DOMException('No sockets here.', 'SecurityError');
    },
    storage,
    parseHtml: () => {
      throw new Error('Nothing has to be parsed here.');
    },
    now: () => Date.now(),
    newKey: () => 'key',
    log: () => {},
    forWriting: () => Promise.resolve(lonePage()),
    forLive: () => Promise.resolve(watchedPage()),
  });
  const client = shown.get();
  const own = () => {
    const state = client.session.state.get();
    return state.state === 'signed-in' ? state.own?.acct : undefined;
  };
  const times = () => asked.filter((path) => path === VERIFY).length;
  return { client, own, times };
}

test('asks again who it is when no answer came, at growing distances and not for ever', async () => {
  const answers: Answers = {};
  const { client, own, times } = begin(answers);
  expect(await client.session.verify()).toEqual({ kind: 'offline', timedOut: false });
  for (const [index, seconds] of [2, 4, 8, 16, 32].entries()) {
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(times()).toBe(index + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(times()).toBe(index + 2);
  }
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(times()).toBe(6);
  answers[VERIFY] = () => Response.json(wren);
  client.live.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(own()).toBe('wren');
  client.live.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times()).toBe(7);
});

test('asks as soon as another call was answered', async () => {
  const answers: Answers = {};
  const { client, own } = begin(answers);
  await client.session.verify();
  answers[VERIFY] = () => Response.json(wren);
  answers['/api/v1/timelines/home'] = () => Response.json([]);
  await client.feeds.get({ kind: 'home' }).open();
  await vi.advanceTimersByTimeAsync(0);
  expect(own()).toBe('wren');
});

test('a server that answers with trouble is not asked with every other call', async () => {
  const trouble = () =>
    Response.json({ error: 'Throttled' }, { status: 429, headers: { 'retry-after': '50' } });
  const { client, times } = begin({ [VERIFY]: trouble, '/api/v1/timelines/home': () => Response.json([]) });
  await client.session.verify();
  await client.feeds.get({ kind: 'home' }).open();
  await vi.advanceTimersByTimeAsync(49_999);
  expect(times()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(times()).toBe(2);
});

test('a refusal ends the sign-in and the asking', async () => {
  const { client, times } = begin({ [VERIFY]: () => Response.json({ error: 'no' }, { status: 401 }) });
  expect(await client.session.verify()).toMatchObject({ kind: 'http', status: 401 });
  expect(client.session.state.get()).toMatchObject({ state: 'expired' });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(times()).toBe(1);
});
