import { expect, test } from 'vitest';
import { withQuote } from './quotes';

test('a quoted message stands line by line below what is written, with room for an answer', () => {
  expect(withQuote('', 'Tea?\nOr coffee? ')).toBe('> Tea?\n> Or coffee?\n');
  expect(withQuote('First of all:\n', 'Tea?')).toBe('First of all:\n> Tea?\n');
});
