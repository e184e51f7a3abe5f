import { expect, test } from 'vitest';
import { isReservedName } from './is-reserved-name';

test.each(['main', 'Main', 'tag', 'users', 'notice', 'about'])(
  '%s is a word of our own addresses',
  (word) => {
    expect(isReservedName(word, [])).toBe(true);
  },
);

test.each(['bookmark_folders', 'chats'])('%s is a screen of Pleroma-FE', (word) => {
  expect(isReservedName(word, [])).toBe(true);
});

test('the server names further words, however they are written [3.3.015]', () => {
  expect(isReservedName('OAuth', ['oauth'])).toBe(true);
  expect(isReservedName('oauth', [])).toBe(false);
});

test.each(['orla', 'mainly', 'orla@birch.example', ''])('%j may be a name', (name) => {
  expect(isReservedName(name, ['oauth'])).toBe(false);
});
