import { expect, test } from 'vitest';
import { readCallback } from './finish-sign-in';

test('takes the code with its state [1.2.023]', () => {
  expect(readCallback('code=abc&state=xyz')).toEqual({ kind: 'code', code: 'abc', state: 'xyz' });
  expect(readCallback('code=abc')).toEqual({ kind: 'code', code: 'abc', state: '' });
});

test('takes a token that stands in the address, if it can be one', () => {
  expect(readCallback('access_token=tok&state=xyz')).toEqual({ kind: 'token', token: 'tok', state: 'xyz' });
  expect(readCallback('access_token=two%0Alines')).toEqual({ kind: 'nothing' });
});

test('tells a person who said no from a server that did, in its words', () => {
  expect(readCallback('error=access_denied')).toEqual({ kind: 'refused', byPerson: true, message: null });
  expect(readCallback('error=invalid_scope&error_description=No+such+scope&code=c')).toEqual({
    kind: 'refused',
    byPerson: false,
    message: 'No such scope',
  });
});

test('an address without an answer has none', () => {
  expect(readCallback('')).toEqual({ kind: 'nothing' });
  expect(readCallback('code=&state=s')).toEqual({ kind: 'nothing' });
});
