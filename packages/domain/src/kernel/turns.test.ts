import { expect, test } from 'vitest';
import { createTurns } from './turns';

/** A task that is done when the test says so. */
function held() {
  let resolve: (answer: string) => void = () => {};
  const answer = new Promise<string>((settle) => (resolve = settle));
  return { task: () => answer, resolve };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

test('tasks are done one after the other, in their order', async () => {
  const takeTurn = createTurns();
  const done: string[] = [];
  const first = held();
  const answers = [
    takeTurn(async () => done.push(await first.task())),
    takeTurn(async () => done.push('second')),
  ];
  await settle();
  expect(done).toEqual([]);
  first.resolve('first');
  expect(await Promise.all(answers)).toEqual([1, 2]);
  expect(done).toEqual(['first', 'second']);
});

test('one that fails tells whoever asked for it, and holds up none', async () => {
  const takeTurn = createTurns();
  const broken = takeTurn(() => Promise.reject(new TypeError('unforeseen')));
  const next = takeTurn(async () => 'done');
  await expect(broken).rejects.toThrow('unforeseen');
  expect(await next).toBe('done');
  expect(await takeTurn(async () => 'later')).toBe('later');
});

test('those of other keys do not wait', async () => {
  const takeTurn = createTurns();
  const slow = held();
  const first = takeTurn(slow.task, 'bob');
  expect(await takeTurn(async () => 'carol is done', 'carol')).toBe('carol is done');
  slow.resolve('bob is done');
  expect(await first).toBe('bob is done');
});
