import { expect, test } from 'vitest';
import { createTextSet } from './text-set';

test('each text is in it once, also an empty one and very many', () => {
  const texts = createTextSet();
  expect([texts.size, texts.has('')]).toEqual([0, false]);
  const all = Array.from({ length: 10_000 }, (_, at) => `swarm${at}@crowd.example`);
  for (const text of [...all, ...all, '']) texts.add(text);
  expect(texts.size).toBe(10_001);
  expect(['', ...all].filter((text) => !texts.has(text))).toEqual([]);
  expect(texts.has('swarm10000@crowd.example')).toBe(false);
});

test('no part of it becomes large, so that none takes long to grow', () => {
  const largest = new Map<Set<unknown>, number>();
  const { add } = Set.prototype;
  Set.prototype.add = function added(this: Set<unknown>, value: unknown) {
    Reflect.apply(add, this, [value]);
    largest.set(this, this.size);
    return this;
  };
  try {
    const texts = createTextSet();
    for (let at = 0; at < 100_000; at += 1) texts.add(`swarm${at}@crowd.example`);
  } finally {
    Set.prototype.add = add;
  }
  expect(Math.max(...largest.values())).toBeLessThan(4096);
});
