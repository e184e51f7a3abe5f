import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileTheme, toCss } from './compile-theme';
import { linnetDark, linnetLight } from './palettes';
import { arbitraryPalette } from './testing/arbitrary-palette';

test('writes one rule with every variable and the scheme', () => {
  const theme = compileTheme(linnetLight);
  const css = toCss(theme);
  expect(css).toMatch(/^:root\{color-scheme:light;/);
  expect(css).toContain('--bg:#ffffff;');
  expect(css).toContain('--shadow:45 32 58;');
  expect(css).toContain('--shadowAlpha:0.16;');
  expect(css).toContain('--shadowFab:0 2px 4px #2d203a1d, 0 6px 20px #2d203a29;');
  expect(css.match(/--/g)).toHaveLength(Object.keys(theme.variables).length);
});

test('can be put under another selector', () => {
  expect(toCss(compileTheme(linnetDark), '[data-theme="dark"]')).toMatch(
    /^\[data-theme="dark"\]\{color-scheme:dark;/,
  );
});

test('holds nothing but names and plain values, whatever the palette', () => {
  fc.assert(
    fc.property(arbitraryPalette, (palette) => {
      expect(toCss(compileTheme(palette))).toMatch(
        /^:root\{color-scheme:(?:dark|light);(?:--[a-zA-Z]+:[#0-9a-fpx., ]+;)+\}$/,
      );
    }),
    { numRuns: 100 },
  );
});

test('the name of a palette does not reach the page', () => {
  const css = toCss(compileTheme({ ...linnetDark, name: '</style><script>alert(1)</script>' }));
  expect(css).not.toContain('<');
});

test.each([
  'red',
  'url(//evil.example/x)',
  '#fff;}body{display:none',
  '#fff\n',
  'var(--bg)',
  'expression(1)',
  '',
  '1 2',
  '0 1px 2px red',
  '0 1px 2px #000, url(x)',
  '-1',
])('refuses %j as a value', (value) => {
  expect(() => toCss({ scheme: 'dark', variables: { bg: value } })).toThrow(RangeError);
});

test.each(['a:b', 'a}b', '-x', '', 'a b'])('refuses %j as a name', (name) => {
  expect(() => toCss({ scheme: 'dark', variables: { [name]: '#fff' } })).toThrow(RangeError);
});

test.each(['', 'a{}b', ':root{}/*', '</style>', 'a,b;'])('refuses %j as a selector', (selector) => {
  expect(() => toCss(compileTheme(linnetDark), selector)).toThrow(RangeError);
});
