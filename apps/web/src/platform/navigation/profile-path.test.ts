import { expect, test } from 'vitest';
import { profilePath } from './path-to';

test('a person of this server is found under their name [2.2.020]', () => {
  expect(profilePath({ id: '9x', acct: 'wren' }, ['about'])).toBe('/users/wren');
});

test.each([
  ['of another server', 'orla@birch.example'],
  ['without a name', ''],
  ['whose name the server keeps for itself', 'about'],
])('a person %s is found under their id [2.2.019]', (_, acct) => {
  expect(profilePath({ id: '9x', acct }, ['about'])).toBe('/users/$9x');
});
