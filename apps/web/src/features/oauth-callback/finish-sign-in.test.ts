import { ApiError } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { testClient } from '../../testing/test-client';
import { finishSignIn } from './finish-sign-in';

const begun = { state: 'of-this-tab', verifier: 'secret', returnTo: null };

/** A page whose server takes every code and token, unless it is told to refuse. */
function page(refusal?: ApiError) {
  const client = testClient();
  const takes = vi.fn<(...given: unknown[]) => Promise<void>>(() =>
    refusal === undefined ? Promise.resolve() : Promise.reject(refusal),
  );
  vi.spyOn(client.accounts, 'access').mockResolvedValue({
    byCode: (code, verifier) => takes('code', code, verifier),
    byToken: (token) => takes('token', token),
    byPassword: () => Promise.reject(new Error('There is no password here.')),
    bySecondFactor: () => Promise.reject(new Error('There is no second factor here.')),
    authorize: () => Promise.reject(new Error('It was authorised already.')),
    applicationToken: () => Promise.reject(new Error('Nobody joins here.')),
    revoke: () => Promise.resolve(),
  });
  return { client, takes };
}

test('the code is exchanged with the secret that it was asked for with [1.2.023]', async () => {
  const { client, takes } = page();
  const callback = { kind: 'code', code: 'abc', state: 'of-this-tab' } as const;
  expect(await finishSignIn(client, callback, begun)).toEqual({ kind: 'done' });
  expect(takes).toHaveBeenCalledExactlyOnceWith('code', 'abc', 'secret');
});

test.each([
  ['another state', 'of-somebody-else', begun],
  ['no state', '', begun],
  ['a state, where nothing was begun', 'of-this-tab', null],
  ['neither', '', null],
])('an answer with %s is not taken, be it a code or a token', async (_what, state, known) => {
  const { client, takes } = page();
  const foreign = { kind: 'foreign' };
  expect(await finishSignIn(client, { kind: 'code', code: 'abc', state }, known)).toEqual(foreign);
  expect(await finishSignIn(client, { kind: 'token', token: 'tok', state }, known)).toEqual(foreign);
  expect(takes).not.toHaveBeenCalled();
});

test('why the server refuses is kept', async () => {
  const reason = { kind: 'offline', timedOut: false } as const;
  const { client } = page(new ApiError(reason));
  const callback = { kind: 'token', token: 'tok', state: 'of-this-tab' } as const;
  expect(await finishSignIn(client, callback, begun)).toEqual({ kind: 'failed', reason });
});
