import { expect, test } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage';
import { openStorage } from '../storage/browser-storage';
import { ScrollMemory } from './scroll-memory';

test('each history entry has its own place, also after a reload', () => {
  const area = memoryStorage();
  const memory = new ScrollMemory(openStorage(() => area));
  memory.keep('a', 1200);
  memory.keep('b', 30);
  memory.store();
  const reloaded = new ScrollMemory(openStorage(() => area));
  expect(reloaded.position('a')).toEqual({ top: 1200 });
  expect(reloaded.position('b')).toEqual({ top: 30 });
  expect(reloaded.position('c')).toBeUndefined();
});

test('a list that claims its place is remembered by the row that was read', () => {
  const memory = new ScrollMemory(openStorage(() => memoryStorage()));
  const release = memory.claim(() => ({ id: '77', offset: -12 }));
  expect(memory.claimed).toBe(true);
  memory.keep('a', 900);
  release();
  memory.keep('b', 40);
  expect(memory.position('a')).toEqual({ top: 900, anchor: { id: '77', offset: -12 } });
  expect(memory.position('b')).toEqual({ top: 40 });
  expect(memory.claimed).toBe(false);
});

test('a place whose rows are still on their way stays the one that it was', () => {
  const memory = new ScrollMemory(openStorage(() => memoryStorage()));
  const release = memory.claim(() => ({ id: '77', offset: -12 }));
  memory.keep('a', 900);
  release();
  memory.claim(() => 'as it was');
  memory.keep('a', 0);
  memory.keep('b', 0);
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

test('the oldest places go when there are too many', () => {
  const memory = new ScrollMemory(openStorage(() => memoryStorage()));
  for (let number = 0; number < 60; number += 1) memory.keep(String(number), number);
  expect(memory.position('9')).toBeUndefined();
  expect(memory.position('10')).toEqual({ top: 10 });
});

test('a damaged record is no place', () => {
  const area = memoryStorage({ 'linnet-scroll': '{"a":{"top":"x"},"b":{"top":5,"anchor":{"id":3}}}' });
  const memory = new ScrollMemory(openStorage(() => area));
  expect(memory.position('a')).toBeUndefined();
  expect(memory.position('b')).toEqual({ top: 5 });
});
