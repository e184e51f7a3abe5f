import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSelector, printSelector } from '../model/selectors';
import type { Style, ThemeReading } from '../model/style';
import { hostileValues } from '../testing/hostile-values';
import { duskList, meadowPalette, nightTrainTheme } from '../testing/sample-themes';
import { parseDirective, printDirective } from '../values/directive-value';
import { whichTheme } from '../which-theme';
import { readIss } from './read-iss';
import { readPaletteFile } from './read-palette-file';
import { readTheme2 } from './read-theme2';
import { readThemeData, readThemeText } from './read-theme';
import { writeIss } from './write-iss';
import { writePalette } from './write-palette';
import { writeTheme2 } from './write-theme2';

/** What of a style is not in the grammar, in the one way in which it is written: nothing. */
function outsideOfGrammar({ meta, palettes, rules }: Style): readonly string[] {
  const texts = Object.values(meta) as string[];
  return [
    ...texts.filter((text) => /[\p{Cc}\u2028\u2029]/u.test(text)),
    ...palettes.flatMap(({ colours }) =>
      Object.entries(colours)
        .filter(([name, hex]) => !/^[a-z]\w*$/i.test(name) || !/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/.test(hex))
        .map(([name]) => name),
    ),
    ...rules.flatMap(({ selector, directives }) => {
      const text = printSelector(selector);
      const again = parseSelector(text);
      const bad = Object.entries(directives).filter(([name, written]) => {
        const value = parseDirective(name, written);
        return (
          value === null || printDirective(value) !== written || /[;{}()<>\\"']/.test(stripFunctions(written))
        );
      });
      return [
        ...(again !== null && printSelector(again) === text ? [] : [text]),
        ...bad.map(([name]) => name),
      ];
    }),
  ];
}

/** The functions of colours are the only place of brackets. */
const stripFunctions = (text: string) => text.replace(/\$\w+\([\w ,.#+-]*\)/g, '');

function faultsOf(reading: ThemeReading): readonly string[] {
  if (reading.state === 'read') return outsideOfGrammar(reading.style);
  return reading.problems.length > 0 ? [] : ['no reason'];
}

function check(reading: ThemeReading): void {
  expect(faultsOf(reading)).toEqual([]);
}

const basic = { bg: '#101010', fg: '#303030', text: '#ffffff', link: '#44aaff' };
const directives = ['background', 'opacity', 'shadow', 'font', 'roundness', 'textAuto', '--x', 'x'] as const;

describe('hostile values', () => {
  test('are more than sixty', () => {
    expect(new Set(hostileValues).size).toBeGreaterThanOrEqual(60);
  });

  test.each(hostileValues)('%j is a value nowhere', (value) => {
    for (const name of directives) {
      const style = readIss(`Root { --bg: color | #000000 }\nPanel { ${name}: ${value}; blur: 1 }`);
      check(style);
      check(readThemeData([{ component: 'Panel', directives: { [name]: value, blur: 1 } }]));
      expect(parseDirective(name, value)).toBeNull();
      expect(parseDirective('--y', `color | ${value}`)).toBeNull();
    }
    check(
      readIss(`Panel${value} { blur: 1 }\nRoot:${value} { blur: 1 }\n@palette.${value} { bg: ${value} }`),
    );
    check(readIss(`@meta { name: ${value} }\nPanel { blur: 1 }`));
    check(readPaletteFile([value, ...duskList.slice(1)]));
    check(readPaletteFile({ ...meadowPalette, extra: value, [value]: '#ffffff', name: value }));
    expect(readPaletteFile({ ...meadowPalette, cRed: value }).state).toBe('invalid');
    const theme = {
      colors: { ...basic, btn: value, [value]: '#ffffff' },
      opacity: { btn: value, [value]: 1 },
      radii: { btn: value, [value]: 1 },
      shadows: { panel: [{ x: value, color: '#ffffff' }, { color: value }, value], [value]: [] },
      fonts: { interface: { family: value }, post: value, [value]: 'x' },
    };
    for (const engine of [{}, { themeEngineVersion: 3 }, { themeEngineVersion: value }]) {
      check(readTheme2({ name: value, ...engine, ...theme }));
      check(readTheme2({ _pleroma_theme_version: 2, name: value, theme: { ...engine, ...theme } }));
    }
  });
});

/** Any JSON, and more often such as has the fields of a theme. */
const anyField = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(...hostileValues),
  fc.constantFrom('#fff', '--bg', 1, null),
);
const names = fc.oneof(
  fc.constantFrom(
    'colors',
    'bg',
    'fg',
    'text',
    'link',
    'opacity',
    'radii',
    'shadows',
    'fonts',
    'panel',
    'theme',
  ),
  fc.constantFrom(
    'source',
    'name',
    '_pleroma_theme_version',
    'themeEngineVersion',
    'btnRadius',
    'background',
  ),
  fc.constantFrom('component', 'directives', 'parent', 'state', 'variant', '__proto__', 'constructor'),
  fc.string({ maxLength: 5 }),
);
const { anyJson } = fc.letrec<{ anyJson: unknown; inner: unknown }>((tie) => ({
  anyJson: fc.oneof(
    fc.dictionary(names, tie('inner'), { maxKeys: 8 }),
    fc.array(tie('inner'), { maxLength: 9 }),
    anyField,
  ),
  inner: fc.oneof({ maxDepth: 3 }, anyField, tie('anyJson')),
}));

test('any JSON is read or refused by every reader, and what was read can be written', () => {
  fc.assert(
    fc.property(anyJson, anyJson, (input, other) => {
      for (const read of [readThemeData, readTheme2, readPaletteFile]) {
        const reading = read(input);
        check(reading);
        if (reading.state === 'invalid') continue;
        check(readThemeText(writeIss(reading.style)));
        check(readThemeText(JSON.stringify(writeTheme2(reading.style).json)));
        check(readThemeText(JSON.stringify(writePalette(reading.style).json)));
      }
      check(readIss(input));
      check(readThemeText(JSON.stringify(input)));
      const fields = {
        theme: input,
        customTheme: other,
        style: other,
        styleCustomData: input,
        palette: input,
      };
      expect(['viewer', 'instance', 'system']).toContain(whichTheme(fields, fields).by);
    }),
    { numRuns: 400 },
  );
});

test('any bytes are read or refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(faultsOf(readThemeText(new TextDecoder().decode(bytes)))).toEqual([]);
      expect(faultsOf(readThemeText(`{${new TextDecoder('utf-16le').decode(bytes)}`))).toEqual([]);
    }),
    { numRuns: 400 },
  );
});

test('large files of the same sign, or of a value over and over, come to an end', () => {
  const signs = [
    '{',
    '}',
    ';',
    ':',
    ',',
    '.',
    '(',
    '[',
    '$',
    '-',
    '#',
    '/',
    '"',
    ' ',
    '\n',
    'a',
    '@',
    '|',
    '\u{1F9F5}',
  ];
  const starts = [
    '',
    'A{shadow:',
    'A{background:$mod(',
    'A{--x:color|--bg,',
    '@palette.',
    'A ',
    '@meta{name:',
    '[',
    '{"a":',
  ];
  for (const start of starts) {
    for (const sign of [...signs, '0 0 1 #fff,', '--a,', '$a(', 'a:b;', 'A,', 'A{b:c}', '[{']) {
      const text = start + sign.repeat(Math.ceil(100_000 / sign.length));
      expect(faultsOf(readThemeText(text))).toEqual([]);
    }
  }
});

test('a theme nested too deep is refused', () => {
  const deep = `${'{"theme":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
  expect(readThemeText(deep)).toEqual({ state: 'invalid', problems: [{ key: '', what: 'tooDeep' }] });
  expect(readThemeText(`[${deep}]`).state).toBe('invalid');
});

test('a file that cannot be read as a theme is refused with the reason, whatever it is [3.4.027]', () => {
  const files = [
    undefined,
    '',
    'null',
    '7',
    '"text"',
    '{}',
    '[]',
    '{"_pleroma_theme_version": "two"}',
    '{"_pleroma_settings_version": [1, 0], "theme": "paper"}',
    '{"bg": "red"',
    '<!doctype html><title>404</title>',
    '\u0000\u0001\u0002',
    JSON.stringify(nightTrainTheme).slice(0, -1),
  ];
  expect(files.filter((file) => readThemeText(file).state !== 'invalid')).toEqual([]);
});
