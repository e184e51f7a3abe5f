import { expect, test } from 'vitest';
import { type KnownThemes, type ThemeChoice, type ThemeFields, whichTheme } from './which-theme';

const data2 = { colors: { bg: '#000000' } };
const source2 = { themeEngineVersion: 3, ...data2 };
const rules3 = [{ component: 'Root', directives: {} }];
const system: ThemeChoice = { by: 'system' };
const known: KnownThemes = { themes: ['pleroma-dark', 'paper'], styles: ['RedmondDX'], palettes: ['bird'] };

type Row = readonly [why: string, viewer: ThemeFields, instance: ThemeFields, choice: ThemeChoice];

const table: readonly Row[] = [
  ['nobody chose', {}, {}, system],
  ['the stock theme is no choice', {}, { theme: 'pleroma-dark', style: null, palette: null }, system],
  ["the instance's theme", {}, { theme: 'paper' }, { by: 'instance', generation: 2, theme: { id: 'paper' } }],
  [
    "the instance's style and palette",
    {},
    { theme: null, style: 'RedmondDX', palette: 'bird' },
    { by: 'instance', generation: 3, style: { id: 'RedmondDX' }, palette: { id: 'bird' } },
  ],
  [
    'over the stock theme the style of the instance counts',
    {},
    { theme: 'pleroma-dark', style: 'RedmondDX' },
    { by: 'instance', generation: 3, style: { id: 'RedmondDX' } },
  ],
  [
    'an instance that names a theme of the second generation means that',
    {},
    { theme: 'paper', style: 'RedmondDX' },
    { by: 'instance', generation: 2, theme: { id: 'paper' } },
  ],
  [
    "a viewer's style goes before the instance's theme",
    { style: 'RedmondDX' },
    { theme: 'paper' },
    { by: 'viewer', generation: 3, style: { id: 'RedmondDX' } },
  ],
  [
    "a viewer's theme goes before the instance's style",
    { theme: 'paper' },
    { style: 'RedmondDX' },
    { by: 'viewer', generation: 2, theme: { id: 'paper' } },
  ],
  [
    'the stock theme is a choice of the viewer',
    { theme: 'pleroma-dark' },
    { theme: 'paper' },
    { by: 'viewer', generation: 2, theme: { id: 'pleroma-dark' } },
  ],
  [
    'the third generation goes before the second',
    { theme: 'paper', palette: 'bird' },
    {},
    { by: 'viewer', generation: 3, palette: { id: 'bird' } },
  ],
  [
    'data go before names',
    { style: 'RedmondDX', styleCustomData: rules3, palette: 'bird', paletteCustomData: data2 },
    {},
    { by: 'viewer', generation: 3, style: { data: rules3 }, palette: { data: data2 } },
  ],
  [
    'a source goes before a snapshot, and both before a name',
    { theme: 'paper', customTheme: data2, customThemeSource: source2 },
    {},
    { by: 'viewer', generation: 2, theme: { data: source2 } },
  ],
  [
    'a snapshot alone',
    { theme: 'paper', customTheme: data2, customThemeSource: {} },
    {},
    { by: 'viewer', generation: 2, theme: { data: data2 } },
  ],
  [
    "a palette alone is shown on the instance's style",
    { palette: 'bird' },
    { style: 'RedmondDX' },
    { by: 'viewer', generation: 3, style: { id: 'RedmondDX' }, palette: { id: 'bird' } },
  ],
  [
    "a style without a palette has the instance's",
    { styleCustomData: rules3 },
    { theme: 'paper', style: 'RedmondDX', palette: 'bird' },
    { by: 'viewer', generation: 3, style: { data: rules3 }, palette: { id: 'bird' } },
  ],
  [
    "a viewer's snapshot goes before the instance's style",
    { customTheme: data2 },
    { style: 'RedmondDX' },
    { by: 'viewer', generation: 2, theme: { data: data2 } },
  ],
  [
    "a style's own palette",
    { style: 'RedmondDX', palette: 'style.late_evening' },
    {},
    { by: 'viewer', generation: 3, style: { id: 'RedmondDX' }, palette: { id: 'style.late_evening' } },
  ],
  [
    'what is not there is no choice',
    { theme: 'gone', style: '__proto__', palette: 'constructor' },
    { theme: 'paper' },
    { by: 'instance', generation: 2, theme: { id: 'paper' } },
  ],
  [
    'no kind of rubbish is a choice',
    { theme: 7, style: [], palette: '', customTheme: 'x' },
    { theme: {} },
    system,
  ],
  ['who wants the system has it', { palette: 'system' }, { theme: 'paper' }, system],
];

test.each(table)('%s', (...[, viewer, instance, choice]) => {
  expect(whichTheme(viewer, instance, known)).toEqual(choice);
});

test('as long as a list is not loaded, each of its names counts', () => {
  expect(whichTheme({ style: 'mine' }, {})).toEqual({ by: 'viewer', generation: 3, style: { id: 'mine' } });
});
