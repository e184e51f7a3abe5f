import { expect, test } from 'vitest';
import { accessErrorOf, demandsReset, loginErrorOf } from './login-attempt';

const refused = { kind: 'http', status: 403, text: null, identifier: null, body: null } as const;

test.each([400, 401])('an answer of %i means a wrong name or password [1.8.001]', (status) => {
  expect(loginErrorOf({ ...refused, status, text: 'Invalid credentials' })).toEqual({
    kind: 'ours',
    id: 'login.wrong_credentials',
  });
});

test('no answer means that the server was not reached', () => {
  expect(loginErrorOf({ kind: 'offline', timedOut: true })).toEqual({
    kind: 'ours',
    id: 'login.no_connection',
  });
});

test('a demanded reset is told from other refusals by what the server calls it [1.8.004]', () => {
  expect(demandsReset({ ...refused, identifier: 'password_reset_required' })).toBe(true);
  expect(demandsReset({ ...refused, identifier: 'account_is_disabled' })).toBe(false);
  expect(demandsReset({ kind: 'offline', timedOut: false })).toBe(false);
});

test('behind the password the words of the server hold, whatever its status [1.8.006]', () => {
  expect(accessErrorOf({ ...refused, status: 400, text: 'Invalid code' })).toEqual({
    kind: 'server',
    message: 'Invalid code',
  });
});

test('other refusals are told in the words of the server, if it has any [1.8.002]', () => {
  const disabled = { ...refused, text: 'Your account is currently disabled' };
  expect(loginErrorOf(disabled)).toEqual({ kind: 'server', message: 'Your account is currently disabled' });
  expect(loginErrorOf({ ...refused, status: 500 })).toEqual({ kind: 'ours', id: 'login.error' });
  expect(loginErrorOf({ kind: 'malformed', what: 'HTML' })).toEqual({ kind: 'ours', id: 'login.error' });
});
