import type { ErrorReason } from '@linnet/api';
import { expect, test } from 'vitest';
import { oneByOne, runConcurrently } from './run-concurrently';

const refused: ErrorReason = { kind: 'http', status: 403, text: 'no', identifier: null, body: null };
const busy: ErrorReason = { ...refused, status: 429 };

/** Steps that end when the test says so. */
function steps() {
  const begun: number[] = [];
  const ends = new Map<number, (reason: ErrorReason | null) => void>();
  const step = (thing: number) =>
    new Promise<ErrorReason | null>((resolve) => {
      begun.push(thing);
      ends.set(thing, resolve);
    });
  async function end(thing: number, reason: ErrorReason | null = null) {
    ends.get(thing)?.(reason);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  }
  return { begun, step, end };
}

test('no more than so many are under way, and all come to their turn', async () => {
  const { begun, step, end } = steps();
  const ended = runConcurrently([1, 2, 3, 4, 5], step, { maxConcurrent: 2 });
  expect(begun).toEqual([1, 2]);
  await end(2);
  expect(begun).toEqual([1, 2, 3]);
  await end(1, refused);
  await end(3);
  await end(5);
  await end(4);
  expect(await ended).toEqual({ failed: [1], reason: refused });
});

test('once the server wants to be left alone nothing more begins; what is under way counts', async () => {
  const { begun, step, end } = steps();
  const ended = runConcurrently([1, 2, 3, 4], step, { maxConcurrent: 2 });
  await end(1, busy);
  await end(2);
  expect(await ended).toEqual({ failed: [1, 3, 4], reason: busy });
  expect(begun).toEqual([1, 2]);
});

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
