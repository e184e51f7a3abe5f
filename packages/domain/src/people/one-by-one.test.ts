import type { ErrorReason } from '@linnet/api';
import { expect, test } from 'vitest';
import { oneByOne } from './one-by-one';

const refused: ErrorReason = { kind: 'http', status: 403, text: 'no', identifier: null, body: null };
const busy: ErrorReason = { ...refused, status: 429 };

test('who is refused is left, and those after are done', async () => {
  const steps: number[] = [];
  const end = await oneByOne(
    ['wren', 'robin', 'finch'],
    async (name) => (name === 'robin' ? refused : null),
    (done) => steps.push(done),
  );
  expect(end).toEqual({ failed: ['robin'], reason: refused });
  expect(steps).toEqual([1, 2, 3]);
});

test('a server that wants to be left alone is, and everybody who comes after is left too', async () => {
  const asked: string[] = [];
  const end = await oneByOne(
    ['wren', 'robin', 'finch'],
    async (name) => {
      asked.push(name);
      return name === 'robin' ? busy : null;
    },
    () => {},
  );
  expect(end).toEqual({ failed: ['robin', 'finch'], reason: busy });
  expect(asked).toEqual(['wren', 'robin']);
});
