import { ApiError, type Call, type ErrorReason } from '@linnet/api';
import { expect, test } from 'vitest';
import { tabChannels } from '../testing/tab-channels';
import { shareAnswers } from '../tabs/shared-answers';
import { verifyToken } from './verify-token';

const VERIFY = '/api/v1/accounts/verify_credentials';

/** Pages of one browser, and a server that refuses, or does not. */
function browser(refusal: ErrorReason | null = null) {
  const pages = tabChannels();
  const asked: string[] = [];
  const verified: string[] = [];
  const logged: string[] = [];
  const open = (name: string, token: string | null = 'token') => {
    const answers = shareAnswers(pages.open().pages, 'alice');
    const ask = async () => {
      asked.push(name);
      await new Promise((resolve) => setTimeout(resolve));
      return { status: refusal === null ? 200 : 503, link: null, retryAfter: null, text: '{}' };
    };
    return verifyToken({
      log: (_level, what) => logged.push(what),
      session: {
        token: () => token,
        verify() {
          verified.push(name);
          return Promise.resolve(null);
        },
      },
      async send<T>({ path }: Call<T>, { asOf = Infinity } = {}) {
        expect(path).toBe(VERIFY);
        await answers.recent(path, asOf, ask);
        if (refusal !== null) throw new ApiError(refusal);
        return undefined as T;
      },
    });
  };
  return { open, asked, verified, logged };
}

const refused = (status: number): ErrorReason => ({
  kind: 'http',
  status,
  text: null,
  identifier: null,
  body: null,
});

test('pages that hear at once that a server has closed the socket ask it once', async () => {
  const { open, asked, verified } = browser();
  await Promise.all(['one', 'two', 'three', 'four', 'five'].map((name) => open(name)));
  expect(asked).toEqual(['one']);
  expect(verified).toEqual([]);
});

test('a refusal is judged by the page itself', async () => {
  const { open, verified } = browser(refused(401));
  await open('one');
  expect(verified).toEqual(['one']);
});

test.each([refused(502), { kind: 'offline', timedOut: false } as const])(
  'trouble of the server is none of the token: %o',
  async (refusal) => {
    const { open, verified, logged } = browser(refusal);
    await open('one');
    expect(verified).toEqual([]);
    expect(logged).toEqual(['the sign-in could not be checked']);
  },
);

test('without a token nobody is asked', async () => {
  const { open, asked } = browser();
  await open('one', null);
  expect(asked).toEqual([]);
});
