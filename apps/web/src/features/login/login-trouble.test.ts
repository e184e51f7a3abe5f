import { expect, test } from 'vitest';
import { loginTrouble } from './login-trouble';

const refused = { kind: 'http', status: 403, text: null, identifier: null, body: null } as const;

test.each([400, 401])('an answer of %i means a wrong name or password [1.8.001]', (status) => {
  expect(loginTrouble({ ...refused, status, text: 'Invalid credentials' })).toEqual({
    kind: 'ours',
    id: 'login.wrong_credentials',
  });
});

test('no answer means that the server was not reached', () => {
  expect(loginTrouble({ kind: 'offline', timedOut: true })).toEqual({
    kind: 'ours',
    id: 'login.no_connection',
  });
});

test('a second factor and a demanded reset are told apart by what the server calls them', () => {
  expect(loginTrouble({ ...refused, text: 'mfa_required' })).toMatchObject({ id: 'login.second_factor' });
  const reset = { ...refused, text: 'Password reset is required', identifier: 'password_reset_required' };
  expect(loginTrouble(reset)).toMatchObject({ id: 'login.password_reset_required' });
});

test('other refusals are told in the words of the server, if it has any [1.8.002]', () => {
  const disabled = { ...refused, text: 'Your account is currently disabled' };
  expect(loginTrouble(disabled)).toEqual({ kind: 'server', words: 'Your account is currently disabled' });
  expect(loginTrouble({ ...refused, status: 500 })).toEqual({ kind: 'ours', id: 'login.error' });
  expect(loginTrouble({ kind: 'malformed', what: 'HTML' })).toEqual({ kind: 'ours', id: 'login.error' });
});
