import { expect, test } from 'vitest';
import { compileStyle } from '../compile/compile-style';
import { styleCss } from '../compile/style-css';
import type { ThemeReading } from '../model/style';
import { hostileValues } from '../testing/hostile-values';
import {
  clockworkStyle,
  duskList,
  harbourFogTheme,
  meadowPalette,
  nightTrainTheme,
} from '../testing/sample-themes';
import { readThemeData, readThemeText } from './read-theme';

function cssOf(reading: ThemeReading): string {
  if (reading.state === 'invalid') return '';
  return styleCss(compileStyle(reading.style));
}

/** Blocks of variables, whose only brackets are those of colours and of the font's quotes. */
const harmless = /^(?:[-.:\w, ()>*]+\{[^{}<>\\@!]*\})*$/;

const samples: Readonly<Record<string, readonly [file: unknown, bg: string]>> = {
  'a list': [duskList, '#20242c'],
  'a palette': [meadowPalette, '#f3f7ec'],
  'an old theme': [harbourFogTheme, '#e9eef2'],
  'a theme of the third engine': [nightTrainTheme, '#1b1d26'],
};

test.each(Object.entries(samples))('%s is compiled with its colours, without a failure', (_, [file, bg]) => {
  const reading = readThemeData(file);
  const compiled = reading.state === 'read' ? compileStyle(reading.style) : null;
  expect(compiled?.notes).toEqual([]);
  expect(compiled?.root.variables['bg']).toBe(bg);
  expect(cssOf(reading)).toMatch(harmless);
});

test('a style at full breadth is compiled with its first palette, without a failure', () => {
  const reading = readThemeText(clockworkStyle);
  const compiled = reading.state === 'read' ? compileStyle(reading.style) : null;
  expect(compiled?.notes).toEqual([]);
  expect(compiled?.root.variables).toMatchObject({ bg: '#2b2118' });
  expect(cssOf(reading)).toMatch(harmless);
});

/** The value wherever a file has one, beside what the file needs to be read. */
function hostileFiles(value: string): readonly string[] {
  const basic = { bg: '#101010', fg: '#303030', text: '#ffffff', link: '#44aaff' };
  const json = [
    { ...basic, name: value, extra: value, [value]: '#ffffff' },
    {
      ...{ _pleroma_theme_version: 2, name: value },
      source: {
        themeEngineVersion: 3,
        colors: { ...basic, btn: value, panel: value, [value]: value },
        opacity: { bg: value },
        radii: { panel: value, btn: value },
        shadows: { panel: [{ x: value, blur: value, color: value }], button: value },
        fonts: { interface: { family: value }, input: { family: value }, post: value },
      },
    },
    [
      { component: 'Root', directives: { '--bg': `color | ${value}`, '--font': `generic | ${value}` } },
      {
        component: 'Panel',
        variant: value,
        directives: { background: value, shadow: [value, { color: value }] },
      },
      { component: 'Button', state: [value], directives: { background: value, roundness: value } },
      { component: 'Panel', directives: { roundness: 1, background: value, shadow: value } },
    ],
  ];
  const style = `@meta { name: ${value} }
    @palette.${value} { bg: #101010; fg: ${value} }
    Root { --font: generic | ${value}; --bg: color | ${value}; --glow: shadow | ${value} }
    Panel { background: ${value}; shadow: ${value}; roundness: ${value}; opacity: ${value} }
    RichContent { --font: generic | ${value}; font: ${value} }
    Button { shadow: 0 0 1 ${value}, --glow; background: $mod(${value} 5); roundness: 1 }
    Text { textColor: ${value}; textAuto: ${value} }`;
  return [...json.map((file) => JSON.stringify(file)), style];
}

test('nothing hostile that a file says is in its stylesheet', () => {
  const files = hostileValues.flatMap(hostileFiles);
  expect(files.length).toBeGreaterThan(300);
  const css = files.map((file) => cssOf(readThemeText(file)));
  expect(css.filter((one) => one !== '').length).toBeGreaterThan(200);
  expect(css.filter((one) => !harmless.test(one))).toEqual([]);
  const functions = new Set(css.flatMap((one) => one.match(/[\w-]*\(/g) ?? []));
  expect([...functions]).toEqual([]);
});
