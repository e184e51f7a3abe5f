import { expect, test } from 'vitest';
import { duskList, meadowPalette } from '../testing/sample-themes';
import { readThemeData } from './read-theme';
import { ownPaletteIds, readThemeIndex } from './theme-index';

test('the themes of an instance are built in or its own, and what is built in keeps its name', () => {
  const builtIn = { dusk: duskList, night: '/static/themes/night.json' };
  const custom = { night: '/static/themes/other.json', meadow: meadowPalette };
  expect(readThemeIndex(builtIn, custom)).toEqual([
    { id: 'dusk', inline: duskList },
    { id: 'night', address: '/static/themes/night.json' },
    { id: 'meadow', inline: meadowPalette },
  ]);
});

test('addresses are those of the web, and nothing else is an entry', () => {
  const addresses = [
    'static/a.json',
    'https://other.example/a.json',
    'javascript:alert(1)',
    'data:application/json,{}',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'https://me:secret@other.example/',
    'http://[',
    '',
    'x'.repeat(2001),
  ];
  const list = Object.fromEntries(
    [...addresses, 7, null, true].map((value, at) => [`n${String(at)}`, value]),
  );
  expect(readThemeIndex(list).map(({ id }) => id)).toEqual(['n0', 'n1']);
});

test('a list that is none is empty, and names are as they are', () => {
  for (const list of [null, undefined, 'x', 7, [], [duskList]]) expect(readThemeIndex(list)).toEqual([]);
  const hostile = JSON.parse('{"__proto__": ["a"], "constructor": "/c.json", "": "/d.json"}') as unknown;
  expect(
    readThemeIndex(hostile, { toString: '/e.json', ['k'.repeat(101)]: '/f.json' }).map(({ id }) => id),
  ).toEqual(['__proto__', 'constructor', 'toString']);
});

test('a style names its own palettes', () => {
  const palettes = ['Brass', 'Polished Steel Two'].map((name) => ({ name, colours: {} }));
  expect(ownPaletteIds({ meta: { name: '' }, palettes, rules: [] })).toEqual([
    'style.brass',
    'style.polished_steel_two',
  ]);
});

test('an entry with the theme in it is read as what it is', () => {
  const rules = [{ component: 'Root', directives: { '--bg': 'color | #000000' } }];
  const colors = { bg: '#000000', fg: '#111111', text: '#ffffff', link: '#0000ff' };
  const read = [duskList, meadowPalette, { colors }, rules].map((entry) => readThemeData(entry, 'Entry'));
  expect(read.map((one) => one.state === 'read' && [one.style.meta.name, one.style.palettes.length])).toEqual(
    [
      ['Dusk', 1],
      ['Meadow', 1],
      ['Entry', 0],
      ['', 0],
    ],
  );
});
