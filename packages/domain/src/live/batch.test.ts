import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBatch } from './batch';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function listen() {
  const heard: number[] = [];
  return { heard, gathering: createBatch<number>((thing) => heard.push(thing)) };
}

test('a single thing is heard at once', () => {
  const { heard, gathering } = listen();
  gathering.add(1);
  expect(heard).toEqual([1]);
});

test('what follows closely is heard together and in order, and nothing is lost', () => {
  const { heard, gathering } = listen();
  for (let thing = 1; thing <= 5; thing += 1) gathering.add(thing);
  expect(heard).toEqual([1]);
  vi.advanceTimersByTime(500);
  expect(heard).toEqual([1, 2, 3, 4, 5]);
  gathering.add(6);
  expect(heard).not.toContain(6);
  vi.advanceTimersByTime(500);
  expect(heard).toContain(6);
});

test('after a quiet moment the next thing is heard at once again', () => {
  const { heard, gathering } = listen();
  gathering.add(1);
  vi.advanceTimersByTime(500);
  gathering.add(2);
  expect(heard).toEqual([1, 2]);
});

test('what has been gathered can be asked for, and is not told twice', () => {
  const { heard, gathering } = listen();
  gathering.add(1);
  gathering.add(2);
  gathering.flush();
  expect(heard).toEqual([1, 2]);
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual([1, 2]);
});

test('what was gathered for somebody who is gone is told to nobody', () => {
  const { heard, gathering } = listen();
  gathering.add(1);
  gathering.add(2);
  gathering.drop();
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual([1]);
});

test('one that cannot be heard does not take those after it along', () => {
  const heard: number[] = [];
  const gathering = createBatch<number>((thing) => {
    if (thing === 2) throw new Error('unheard of');
    heard.push(thing);
  });
  for (const thing of [1, 2, 3]) gathering.add(thing);
  expect(() => vi.advanceTimersByTime(500)).toThrow('unheard of');
  vi.advanceTimersByTime(500);
  expect(heard).toEqual([1, 3]);
});

test('in a tab whose timers are held up each thing is heard when it is time', () => {
  const { heard, gathering } = listen();
  gathering.add(1);
  gathering.add(2);
  // The clock goes on, the timers do not.
  vi.setSystemTime(Date.now() + 600);
  gathering.add(3);
  expect(heard).toEqual([1, 2, 3]);
  gathering.add(4);
  expect(heard).toEqual([1, 2, 3]);
  vi.setSystemTime(Date.now() + 600);
  gathering.add(5);
  expect(heard).toEqual([1, 2, 3, 4, 5]);
});
