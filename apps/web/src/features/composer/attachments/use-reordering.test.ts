import { expect, test } from 'vitest';
import { withMoved, indexAfter } from './use-reordering';

const letters = ['a', 'b', 'c', 'd'];

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
])('the one at %s goes to %s, and where each is shown meanwhile is where it will be', (from, to, wanted) => {
  expect(withMoved(letters, from, to).join('')).toBe(wanted);
  const shown: string[] = [];
  letters.forEach((letter, index) => (shown[indexAfter(index, { from, to })] = letter));
  expect(shown.join('')).toBe(wanted);
});
