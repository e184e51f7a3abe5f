import { expect, test } from 'vitest';
import { withColour, withDirective } from './edit-style';
import { parseSelector } from './selectors';
import type { Style, StyleSelector } from './style';

function selector(text: string): StyleSelector {
  const read = parseSelector(text);
  if (read === null) throw new Error(`Not a selector: ${text}`);
  return read;
}

const style: Style = {
  meta: { name: 'Reed' },
  palettes: [{ name: 'Morning', colours: { bg: '#ffffff', text: '#222222' } }],
  rules: [
    { selector: selector('Button'), directives: { roundness: '2', opacity: '1' } },
    { selector: selector('Panel'), directives: { roundness: '4' } },
    { selector: selector('Button'), directives: { roundness: '3' } },
  ],
};

test('a directive is set in the last rule of its selector, which is the one that counts', () => {
  const { rules } = withDirective(style, { selector: selector('Button'), name: 'roundness' }, '8');
  expect(rules.map(({ directives }) => directives)).toEqual([
    { roundness: '2', opacity: '1' },
    { roundness: '4' },
    { roundness: '8' },
  ]);
});

test('a selector without a rule gets one; the states of another one are not meant', () => {
  const { rules } = withDirective(style, { selector: selector('Button:hover'), name: 'roundness' }, '8');
  expect(rules.slice(0, 3)).toEqual(style.rules);
  expect(rules.at(3)).toEqual({ selector: selector('Button:hover'), directives: { roundness: '8' } });
});

test('a removed directive is in no rule of the selector any more, and an empty rule is none', () => {
  const { rules } = withDirective(style, { selector: selector('Button'), name: 'roundness' }, null);
  expect(rules).toEqual([
    { selector: selector('Button'), directives: { opacity: '1' } },
    { selector: selector('Panel'), directives: { roundness: '4' } },
  ]);
});

test('a colour is that of the palette, or of Root where there is none', () => {
  expect(withColour(style, { paletteAt: 0, name: 'text' }, '#111111').palettes[0]?.colours).toEqual({
    bg: '#ffffff',
    text: '#111111',
  });
  expect(withColour(style, { paletteAt: 0, name: 'text' }, null).palettes[0]?.colours).toEqual({
    bg: '#ffffff',
  });
  const plain = withColour({ ...style, palettes: [] }, { paletteAt: 0, name: 'bg' }, '#101010');
  expect(plain.rules.at(-1)).toEqual({
    selector: selector('Root'),
    directives: { '--bg': 'color | #101010' },
  });
});
