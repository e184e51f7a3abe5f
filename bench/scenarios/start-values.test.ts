import { expect, test } from 'vitest';
import type { Trace } from '../probes/record-trace';
import { traceValues } from './start-parts';
import { visitValues } from './visits';

test('a visit is compared with the bare page of the same browser', () => {
  expect(visitValues('5', { first: 900, largest: 990 }, 300)).toEqual({
    'first-5': 900,
    'largest-5': 990,
    'bare-5': 300,
    'ratio-5': 3,
  });
});

const place = { url: 'https://a.example/assets/first.js', line: 0, column: 0 };
const trace: Trace = {
  spans: [
    { part: 'compile', from: 0, to: 1000 },
    { part: 'script', from: 1000, to: 4000 },
    { part: 'style', from: 4000, to: 5000 },
  ],
  samples: [{ from: 1000, to: 4000, place }],
  firstStatus: 3000,
};

test('a trace is divided up to the first status, and until the page is quiet', () => {
  const sourceOf = () => 'packages/domain/src/feeds/feed.ts';
  expect(traceValues(trace, { visit: 1, moment: 'first', sourceOf })).toMatchObject({
    'main-1-first': 3,
    'compile-1-first': 1,
    'script-1-first': 2,
    'style-1-first': 0,
    'layer-domain-1-first': 2,
    'layer-react-1-first': 0,
  });
  expect(traceValues(trace, { visit: 1, moment: 'quiet', sourceOf })).toMatchObject({
    'main-1-quiet': 5,
    'script-1-quiet': 3,
    'style-1-quiet': 1,
    'layer-domain-1-quiet': 3,
  });
});
