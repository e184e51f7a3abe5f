import { expect, test } from 'vitest';
import { readSession } from './read-session';

test.each([null, '', '{', 'null', '7', '[]', '{}', '{"token":7}', '{"token":""}'])(
  'a stored session of %j counts as signed out',
  (stored) => {
    expect(readSession(stored)).toBeNull();
  },
);

test('keeps the other fields that were stored with the token', () => {
  expect(readSession('{"token":"t","username":"orla"}')).toEqual({ token: 't', username: 'orla' });
});
