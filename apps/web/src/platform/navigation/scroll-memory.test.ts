import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage';
import { openStorage } from '../storage/browser-storage';
import { ScrollMemory } from './scroll-memory';

test('each history entry has its own scroll position, also after a reload', () => {
  const area = memoryStorage();
  const memory = new ScrollMemory(openStorage(() => area));
  memory.put('a', 1200);
  memory.put('b', 30);
  memory.store();
  const reloaded = new ScrollMemory(openStorage(() => area));
  expect(reloaded.position('a')).toEqual({ top: 1200 });
  expect(reloaded.position('b')).toEqual({ top: 30 });
  expect(reloaded.position('c')).toBeUndefined();
});

test('a list that claims its position is remembered by the row that was read', () => {
  const memory = new ScrollMemory(openStorage(() => memoryStorage()));
  const release = memory.claim(() => ({ id: '77', offset: -12 }));
  expect(memory.claimed).toBe(true);
  memory.put('a', 900);
  release();
  memory.put('b', 40);
  expect(memory.position('a')).toEqual({ top: 900, anchor: { id: '77', offset: -12 } });
  expect(memory.position('b')).toEqual({ top: 40 });
  expect(memory.claimed).toBe(false);
});

test('a position whose rows are still loading stays unchanged', () => {
  const memory = new ScrollMemory(openStorage(() => memoryStorage()));
  const release = memory.claim(() => ({ id: '77', offset: -12 }));
  memory.put('a', 900);
  release();
  memory.claim(() => 'unchanged');
  memory.put('a', 0);
  memory.put('b', 0);
  expect(memory.position('a')).toEqual({ top: 900, anchor: { id: '77', offset: -12 } });
  expect(memory.position('b')).toEqual({ top: 0 });
});

test('a list that leaves late does not release what the next one has claimed', () => {
  const memory = new ScrollMemory(openStorage(() => memoryStorage()));
  const releaseFirst = memory.claim(() => undefined);
  memory.claim(() => undefined);
  releaseFirst();
  expect(memory.claimed).toBe(true);
});

test('the oldest positions are dropped when there are too many', () => {
  const memory = new ScrollMemory(openStorage(() => memoryStorage()));
  for (let number = 0; number < 60; number += 1) memory.put(String(number), number);
  expect(memory.position('9')).toBeUndefined();
  expect(memory.position('10')).toEqual({ top: 10 });
});

test('a damaged record has no position', () => {
  const area = memoryStorage({ 'linnet-scroll': '{"a":{"top":"x"},"b":{"top":5,"anchor":{"id":3}}}' });
  const memory = new ScrollMemory(openStorage(() => area));
  expect(memory.position('a')).toBeUndefined();
  expect(memory.position('b')).toEqual({ top: 5 });
});
