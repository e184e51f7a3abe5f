import type { StatusId } from '@linnet/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMissedRange } from './missed';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A list that a stream tells of; gives what catching up asks for. */
function begin() {
  let newest = '100' as StatusId;
  const missed = createMissedRange(() => newest);
  function hear(id: string): void {
    missed.received();
    newest = id as StatusId;
  }
  return { missed, hear };
}

test('what the last posts of a stream may have overtaken is asked for once more', () => {
  const { missed, hear } = begin();
  hear('101');
  vi.advanceTimersByTime(60_000);
  hear('103');
  vi.advanceTimersByTime(5000);
  hear('104');
  // A break may be noticed much later.
  vi.advanceTimersByTime(3_600_000);
  expect(missed.start()).toBe('101');
  expect(missed.start()).toBe('104');
});

test('what was not told by a stream overtakes nothing', () => {
  expect(begin().missed.start()).toBe('100');
});

test('one that comes alone after a sleep does not stand for those that were on their way with it', () => {
  const { missed, hear } = begin();
  hear('103');
  vi.advanceTimersByTime(3_600_000);
  hear('102');
  expect(missed.start()).toBe('100');
});

test('a list that was empty when a stream began to tell is asked for from its start', () => {
  let newest: StatusId | undefined;
  const missed = createMissedRange(() => newest);
  missed.received();
  newest = '101' as StatusId;
  expect(missed.start()).toBeUndefined();
  missed.onFirstPage('103' as StatusId);
  newest = '103' as StatusId;
  expect(missed.start()).toBe('103');
});
