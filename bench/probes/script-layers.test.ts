import { expect, test } from 'vitest';
import { samplesOf } from './cpu-samples';
import { layerOf, layerTimes } from './script-layers';
import type { Span } from './trace-parts';

test.each([
  ['apps/web/src/blocks/status/status-card.tsx', 'blocks'],
  ['apps/web/src/app/start/main.tsx', 'app'],
  ['packages/domain/src/feeds/feed.ts', 'domain'],
  ['node_modules/react-dom/cjs/react-dom-client.production.js', 'react'],
  ['node_modules/virtua/lib/index.js', 'libraries'],
  ['http://localhost:4000/assets/boot-c5CDKCRk.js', 'boot'],
  ['rolldown/runtime.js', 'other'],
])('%s is of the layer %s', (file, layer) => {
  expect(layerOf(file)).toBe(layer);
});

const frame = (functionName: string, url?: string) =>
  url === undefined
    ? { functionName }
    : { functionName, url, lineNumber: 0, columnNumber: 10, codeType: 'JS' };

/** A profile that begins at 1,000 µs: a script, a function of the browser that it calls, another script. */
const profile = [
  { name: 'Profile', args: { data: { startTime: 1000 } } },
  {
    name: 'ProfileChunk',
    args: {
      data: {
        cpuProfile: {
          nodes: [
            { id: 1, callFrame: frame('(root)') },
            { id: 2, parent: 1, callFrame: frame('render', 'https://a.example/blocks.js') },
            { id: 3, parent: 2, callFrame: frame('appendChild') },
          ],
          samples: [1, 2, 3],
        },
        timeDeltas: [0, 1000, 1000],
        lines: [0, 1, 0],
        columns: [0, 76, 0],
      },
    },
  },
  {
    name: 'ProfileChunk',
    args: {
      data: {
        cpuProfile: {
          nodes: [{ id: 4, parent: 1, callFrame: frame('load', 'https://a.example/domain.js') }],
          samples: [4, 1],
        },
        timeDeltas: [2000, 3000],
        lines: [1, 0],
        columns: [12, 0],
      },
    },
  },
];

test('a sample is where the script was; in a function of the browser, where the script called it', () => {
  const blocks = { url: 'https://a.example/blocks.js', line: 0, column: 10 };
  expect(samplesOf(profile)).toEqual([
    { from: 1000, to: 2000, place: null },
    { from: 2000, to: 3000, place: { ...blocks, column: 75 } },
    { from: 3000, to: 5000, place: blocks },
    { from: 5000, to: 8000, place: { url: 'https://a.example/domain.js', line: 0, column: 11 } },
    { from: 8000, to: 8000, place: null },
  ]);
});

test('samples that were written in the wrong order are put into order', () => {
  const at = (samples: number[], timeDeltas: number[]) =>
    samplesOf([{ name: 'ProfileChunk', args: { data: { cpuProfile: { samples }, timeDeltas } } }]);
  expect(at([1, 1, 1], [10, 20, -5]).map(({ from, to }) => [from, to])).toEqual([
    [10, 25],
    [25, 30],
    [30, 30],
  ]);
});

const sourceOf = ({ url }: { url: string }): string =>
  url.endsWith('blocks.js') ? 'apps/web/src/blocks/card.tsx' : 'packages/domain/src/feed.ts';

test('the time of scripts is divided by layer, without what the browser did between', () => {
  const spans: Span[] = [
    { part: 'script', from: 1500, to: 2500 },
    { part: 'style', from: 2500, to: 4000 },
    { part: 'script', from: 4000, to: 6000 },
    { part: 'collection', from: 6000, to: 7000 },
    { part: 'script', from: 7000, to: 7500 },
  ];
  const times = layerTimes({ spans, samples: samplesOf(profile), sourceOf });
  expect(times).toMatchObject({ other: 0.5, blocks: 0.5 + 1, domain: 1 + 0.5, react: 0 });
});

test('up to a time only what lies before it counts', () => {
  const spans: Span[] = [{ part: 'script', from: 0, to: 9000 }];
  const times = layerTimes({ spans, samples: samplesOf(profile), sourceOf }, 5500);
  expect(times).toMatchObject({ blocks: 3, domain: 0.5 });
});
