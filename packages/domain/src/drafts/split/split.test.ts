import { expect, test } from 'vitest';
import { completeContent } from '../../post-content/read-content';
import type { DraftContent } from '../../post-content/draft';
import { isTooLong } from '../draft-rules';
import { splitText, splitThread } from './split-thread';

const upTo =
  (most: number) =>
  (text: string): boolean =>
    Array.from(text).length <= most;

test('a text is parted between its sentences', () => {
  const text = 'The kiln is warm. The bowls are dry! Shall we begin?\nYes.';
  expect(splitText(text, upTo(36))).toEqual([
    'The kiln is warm. The bowls are dry!',
    'Shall we begin?\nYes.',
  ]);
});

test('a sentence that is too long is parted between words, and an address stays whole', () => {
  const text = 'See how it was built at https://nest.example/way and tell me.';
  expect(splitText(text, upTo(28))).toEqual([
    'See how it was built at',
    'https://nest.example/way and',
    'tell me.',
  ]);
});

test('a word that is too long is parted between letters, never within one of many parts', () => {
  expect(splitText('👩‍👩‍👧👩‍👩‍👧', upTo(5))).toEqual(['👩‍👩‍👧', '👩‍👩‍👧']);
});

test.each([5, 17, 40, 111, 500])('parts of %i characters all fit, and no letter is lost', (most) => {
  const text = `${'Hedges hold the wind. Who would have thought it? '.repeat(12)}\n\n${'x'.repeat(130)} end`;
  const parts = splitText(text, upTo(most));
  expect(parts.filter((part) => !upTo(most)(part) || part === '')).toEqual([]);
  const letters = (words: string): string => words.replaceAll(/\s/g, '');
  expect(letters(parts.join(''))).toBe(letters(text));
});

function content(changes: Partial<DraftContent>): DraftContent {
  const whole = completeContent({ text: '', scope: 'public', ...changes });
  if (whole === undefined) throw new Error('The content is not complete.');
  return whole;
}

test('a post that is too long goes on in posts after it, before those that were there', () => {
  const before = content({
    text: 'One hedge. Two hedges. Three hedges.',
    subject: 'hedges',
    following: [{ id: '2', text: 'And a gate. And a dog.', attachments: [] }],
  });
  const limits = { limit: 18, counting: 'plain' } as const;
  expect(isTooLong(before, limits)).toBe(true);
  const split = splitThread(before, limits);
  expect([split.text, ...split.following.map(({ text }) => text)]).toEqual([
    'One hedge.',
    'Two hedges.',
    'Three',
    'hedges.',
    'And a gate.',
    'And a dog.',
  ]);
  expect(new Set(split.following.map(({ id }) => id)).size).toBe(5);
  expect(split.following[3]?.id).toBe('2');
  expect(isTooLong({ ...before, ...split }, limits)).toBe(false);
});
