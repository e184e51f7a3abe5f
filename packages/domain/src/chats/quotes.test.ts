import type { ChatId } from '@linnet/api';
import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server';
import { quotesOf, withQuote } from './quotes';

test('a quoted message stands line by line below what is written, with room for an answer', () => {
  expect(withQuote('', 'Tea?\nOr coffee? ')).toBe('> Tea?\n> Or coffee?\n');
  expect(withQuote('First of all:\n', 'Tea?')).toBe('First of all:\n> Tea?\n');
});

test('what is quoted while its chat has no form waits for one, and is handed over once', async () => {
  const { visitAs } = await startServer();
  const quotes = quotesOf(await visitAs('alice'));
  const [chat, other] = ['chat' as ChatId, 'other' as ChatId];
  const taken: string[] = [];
  const leave = quotes.follow(other, (words) => taken.push(`other: ${words}`));
  quotes.add(chat, 'Tea?');
  quotes.add(chat, 'Or coffee?');
  expect(taken).toEqual([]);
  quotes.follow(chat, (words) => taken.push(words));
  quotes.follow(chat, () => {});
  expect(taken).toEqual(['Tea?\nOr coffee?']);
  quotes.add(other, 'Rain');
  leave();
  quotes.add(other, 'Snow');
  expect(taken).toEqual(['Tea?\nOr coffee?', 'other: Rain']);
});
