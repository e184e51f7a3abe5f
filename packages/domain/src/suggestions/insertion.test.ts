import { expect, test } from 'vitest';
import { completedWord, type Insertion, paddedInsertion } from './typed-word';

function after(text: string, { start, end, text: inserted }: Insertion): string {
  return `${text.slice(0, start)}${inserted}|${text.slice(end)}`;
}

test.each([
  ['hi @al', '', 'hi @alice |'],
  ['hi @al', ' there', 'hi @alice |there'],
  ['hi @al', '\nthere', 'hi @alice|\nthere'],
  ['hi @al', ', there', 'hi @alice |, there'],
])('a completed word is followed by one space: "%s" and "%s"', (before, rest, expected) => {
  const text = before + rest;
  expect(after(text, completedWord(text, { start: 3, end: before.length }, '@alice'))).toBe(expected);
});

test.each([
  ['', '', '🐝 |'],
  ['bee', '', 'bee 🐝 |'],
  ['bee ', ' wax', 'bee 🐝| wax'],
  ['bee', 'wax', 'bee 🐝 |wax'],
  ['bee\n', '', 'bee\n🐝 |'],
])('an emoji between "%s" and "%s" touches neither', (before, rest, expected) => {
  const text = before + rest;
  const caret = { start: before.length, end: before.length };
  expect(after(text, paddedInsertion(text, caret, '🐝'))).toBe(expected);
});

test('what is selected gives way', () => {
  expect(after('a bee b', paddedInsertion('a bee b', { start: 2, end: 5 }, '🐝'))).toBe('a 🐝| b');
});
