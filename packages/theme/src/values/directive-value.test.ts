import { describe, expect, test } from 'vitest';
import { parseDirective, printDirective } from './directive-value';
import { fontFamily, parseFont } from './font-value';
import { parseShadows, shadowOfSide } from './shadow-value';

function rewritten(name: string, text: string): string | null {
  const value = parseDirective(name, text);
  return value && printDirective(value);
}

describe('what a directive may say', () => {
  test.each([
    ['background', '$mod(--bg -10)', '$mod(--bg -10)'],
    ['opacity', '.5', '0.5'],
    ['opacity', '7', '1'],
    ['roundness', '12px', '12'],
    ['roundness', '-1', '0'],
    ['blur', '10px', '10'],
    ['font', '"Comic Sans MS", メイリオ,serif', 'Comic Sans MS, メイリオ, serif'],
    ['textAuto', 'no-auto', 'no-auto'],
    ['textAuto', "'no-preserve'", 'no-preserve'],
    ['textOpacityMode', 'mixrgb', 'mixrgb'],
    ['textNoCssColor', 'true', 'yes'],
    ['shadow', 'none', 'none'],
    ['shadow', '1 2 #FFF', '1 2 0 0 #ffffff / 1'],
    [
      'shadow',
      'inset -1100 0 1000 -1000 --accent / 1 #Gradient ',
      'inset -1100 0 1000 -1000 --accent / 1 #Gradient',
    ],
    ['shadow', '0 0 2 --bg / .5,--bevel', '0 0 2 0 --bg / 0.5, --bevel'],
    ['shadow', '$borderSide(--bg bottom-right)', '$borderSide(--bg bottom-right 1 1)'],
    ['shadow', '$borderSide(#000 top 0.2 2 outset)', '$borderSide(#000000 top 0.2 2 outset)'],
    ['shadow', '0 0 4 4 $alpha(--link 0.5) / 1', '0 0 4 4 $alpha(--link 0.5) / 1'],
    ['--x', 'color|--bg, -2', 'color | --bg,-2'],
    ['--glow', 'shadow | 0 0 4 --text / 0.5', 'shadow | 0 0 4 0 --text / 0.5'],
    ['--font', 'generic | sans-serif', 'generic | sans-serif'],
    ['--size', 'generic | 1.5rem', 'generic | 1.5rem'],
  ])('%s: %s', (name, text, written) => {
    expect(rewritten(name, text)).toBe(written);
    expect(rewritten(name, written)).toBe(written);
  });

  test.each([
    ['background', 'url(//evil.example)'],
    ['opacity', 'calc(1)'],
    ['opacity', 'NaN'],
    ['roundness', '1e9'],
    ['roundness', '99999999999999999999'],
    ['shadow', ''],
    ['shadow', '1 2'],
    ['shadow', '1 2 3 4 5 #fff'],
    ['shadow', '1 2 -3 #fff'],
    ['shadow', '1 2 #fff / 1 #name more'],
    ['shadow', '$borderSide(--bg middle)'],
    ['shadow', '0 0 1 url(x)'],
    ['font', 'x, url(y)'],
    ['font', 'a"b'],
    ['font', 'a\\62'],
    ['font', ''],
    ['textAuto', 'always'],
    ['textNoCssColor', 'constructor'],
    ['--x', '#fff'],
    ['--x', 'image | url(x)'],
    ['--x', 'color | '],
    ['--x', 'generic | expression(alert(1))'],
    ['--x', 'generic | a;b'],
    ['--__proto__', 'color | #fff'],
    ['__proto__', '#fff'],
    ['position', 'fixed'],
    ['background', `--${'a'.repeat(5000)}`],
  ])('%s cannot be %s', (name, text) => {
    expect(parseDirective(name, text)).toBeNull();
  });
});

test('families are put in quotes, except for those that CSS has a word for', () => {
  expect(fontFamily(parseFont("Fira Code, 'x y', MONOSPACE") ?? [])).toBe('"Fira Code", "x y", monospace');
});

test('a border at a side is a shadow that is moved to it', () => {
  const sides = ['top', 'right', 'bottom-left'].map((side) => {
    const [part] = parseShadows(`$borderSide(#000 ${side} 0.5 2)`) ?? [];
    return part?.kind === 'borderSide' ? shadowOfSide(part) : part;
  });
  expect(sides).toMatchObject([
    { x: 0, y: 2, inset: true, alpha: 0.5 },
    { x: -2, y: 0, inset: true, alpha: 0.5 },
    { x: 2, y: -2, inset: true, alpha: 0.5 },
  ]);
});
