import { expect, test } from 'vitest';
import { partsOf, spansOf, type TraceEvent } from './trace-parts';

/** Times in milliseconds. */
function event(name: string, from: number, to: number): TraceEvent {
  return { name, pid: 1, tid: 1, ts: from * 1000, dur: (to - from) * 1000 };
}

test('time counts for the innermost event', () => {
  const spans = spansOf([
    event('RunTask', 0, 100),
    event('EvaluateScript', 10, 90),
    event('v8.compile', 20, 50),
    event('Layout', 60, 70),
    event('MinorGC', 80, 85),
  ]);
  const parts = { rest: 20, script: 80 - 30 - 10 - 5, compile: 30, style: 10, collection: 5 };
  expect(partsOf(spans)).toEqual(parts);
});

test('an event of no kind is part of what contains it', () => {
  const spans = spansOf([event('RunTask', 0, 10), event('FunctionCall', 0, 8), event('GetCookie', 2, 4)]);
  expect(partsOf(spans)).toEqual({ rest: 2, script: 8, compile: 0, style: 0, collection: 0 });
});

test('between two tasks a thread does nothing', () => {
  const spans = spansOf([event('RunTask', 50, 60), event('RunTask', 0, 10), event('FunctionCall', 52, 60)]);
  expect(partsOf(spans)).toEqual({ rest: 12, script: 8, compile: 0, style: 0, collection: 0 });
});

test('up to a time only what lies before it counts', () => {
  const spans = spansOf([event('RunTask', 0, 100), event('FunctionCall', 20, 80)]);
  expect(partsOf(spans, 30_000)).toEqual({ rest: 20, script: 10, compile: 0, style: 0, collection: 0 });
});
