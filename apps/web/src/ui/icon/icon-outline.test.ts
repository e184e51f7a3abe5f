import { expect, test } from 'vitest';
import { mergeShapes } from '../../../build/icon-outline';

test('the paths of an icon become one, each of which begins where it did', () => {
  expect(
    mergeShapes([
      ['path', { d: 'M20 18v-2' }],
      ['path', { d: 'm9 17-5-5 5-5' }],
      ['path', { d: 'm2.5.5v4' }],
    ]),
  ).toEqual(['M20 18v-2M9 17l-5-5 5-5M2.5 .5v4']);
});

test('lines, circles and rectangles become outlines', () => {
  expect(
    mergeShapes([
      ['line', { x1: '4', x2: '20', y1: '9', y2: '9' }],
      ['circle', { cx: '12', cy: '11', r: '10' }],
      ['rect', { x: '3', y: '4', width: '18', height: '10', rx: '2' }],
    ]),
  ).toEqual([
    'M4 9L20 9' +
      'M2 11a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z' +
      'M5 4h14a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z',
  ]);
});

test('a shape with a colour of its own, or of another kind, stays', () => {
  const dot = ['circle', { cx: '1', cy: '1', r: '1', fill: 'currentColor' }] as const;
  const ellipse = ['ellipse', { cx: '1', cy: '1', rx: '1', ry: '2' }] as const;
  expect(mergeShapes([['path', { d: 'M1 1h2' }], dot, ellipse])).toEqual(['M1 1h2', dot, ellipse]);
  expect(mergeShapes([dot])).toEqual([dot]);
});
