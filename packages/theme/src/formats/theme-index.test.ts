import { expect, test } from 'vitest';
import { duskList, meadowPalette } from '../testing/sample-themes';
import { readThemeData } from './read-theme';
import { type ThemeEntry, mergeThemeIndexes, ownPaletteIds } from './theme-index';

const file = (address: string): ThemeEntry => ({ kind: 'file', address });
const inline = (theme: unknown): ThemeEntry => ({ kind: 'inline', theme });

test('the themes of an instance are built in or its own, and what is built in keeps its name', () => {
  const builtIn = { dusk: inline(duskList), night: file('/static/themes/night.json') };
  const custom = { night: file('/static/themes/other.json'), meadow: inline(meadowPalette) };
  expect([...mergeThemeIndexes(builtIn, custom)]).toEqual([
    ['dusk', inline(duskList)],
    ['night', file('/static/themes/night.json')],
    ['meadow', inline(meadowPalette)],
  ]);
});

test('addresses are those of the web, and ids are as they are', () => {
  const addresses = [
    'static/a.json',
    'https://other.example/a.json',
    'javascript:alert(1)',
    'data:application/json,{}',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'https://me:secret@other.example/',
    'http://[',
    'x'.repeat(2001),
  ];
  const list = Object.fromEntries(addresses.map((address, at) => [`n${String(at)}`, file(address)]));
  expect([...mergeThemeIndexes(list).keys()]).toEqual(['n0', 'n1']);
  const odd = ['__proto__', 'constructor', '', 'k'.repeat(101)].map((id) => [id, file('/a.json')] as const);
  expect([...mergeThemeIndexes(Object.fromEntries(odd), { toString: file('/b.json') }).keys()]).toEqual([
    '__proto__',
    'constructor',
    'toString',
  ]);
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
