import { expect, test } from 'vitest';
import { parseHex } from '../colour';
import { readIss } from '../formats';
import { contrastOf } from '../testing/contrast-of';
import { toHsl } from '../values/hsl';
import { compileStyle } from './compile-style';

const night = '@palette.Night { bg: #101418; fg: #20262c; text: #d0d8e0; link: #80c0ff }\n';

function compiled(rules: string) {
  const reading = readIss(`@meta { name: Test }\n${night}${rules}`);
  if (reading.state !== 'read') throw new Error('The style could not be read.');
  expect(reading.notes).toEqual([]);
  return compileStyle(reading.style);
}

function hueOf(hex = '') {
  const colour = parseHex(hex)?.colour;
  if (colour === undefined) throw new Error(`${hex} is no colour.`);
  return toHsl(colour).hue;
}

const unreadable = 'Text { textColor: #402000;';
const hue = hueOf('#402000');

test('a text that cannot be read keeps its hue where the style preserves it', () => {
  const { root } = compiled(`${unreadable} textAuto: preserve }`);
  expect(Math.abs(hueOf(root.variables['text']) - hue)).toBeLessThan(3);
  expect(contrastOf(root, { foreground: 'text', background: 'bg' })).toBeGreaterThan(4.45);
});

test('where the style need not preserve it, it is black or white', () => {
  const { root, scopes } = compiled(
    `${unreadable} textAuto: no-preserve }\nPopover { background: #ffffe0 }\nPopover Text { textColor: #e0e0ff }`,
  );
  expect(root.variables['text']).toBe('#ffffff');
  expect(scopes.find(({ part }) => part === 'Popover')?.theme.variables['text']).toBe('#000000');
});

test('with no-auto, or without a word, it is moved no further than until it can be read', () => {
  const [without, none] = ['}', 'textAuto: no-auto }'].map((end) => compiled(`${unreadable} ${end}`).root);
  expect(none?.variables['text']).toBe(without?.variables['text']);
  const shown = none && contrastOf(none, { foreground: 'text', background: 'bg' });
  expect(shown).toBeGreaterThan(4.45);
  expect(shown).toBeLessThan(5);
});

test.each(['preserve', 'no-preserve', 'no-auto'])('a text that can be read stays as it is: %s', (mode) => {
  const { variables } = compiled(`Text { textColor: #ffddbb; textAuto: ${mode} }`).root;
  expect(variables['text']).toBe('#ffddbb');
});

test('the word may stand in a rule of a part that sets no colour for its texts and links', () => {
  const rules = (mode: string) =>
    `TopBar { background: #f0e8d8 }\nTopBar Text, TopBar Link { textAuto: ${mode} }`;
  const barOf = (mode: string) =>
    compiled(rules(mode)).scopes.find(({ part }) => part === 'TopBar')?.theme.variables;
  expect(barOf('no-preserve')).toMatchObject({ text: '#000000', link: '#000000' });
  expect(Math.abs(hueOf(barOf('preserve')?.['link']) - hueOf('#80c0ff'))).toBeLessThan(3);
});

test('small parts and coloured lines of posts follow it, too', () => {
  const small = 'Tab:active { background: #f0e8d8 }\nTab:active Text { textColor: #ffe0e0; textAuto: ';
  expect(compiled(`${small}no-preserve }`).root.variables['tabActiveInk']).toBe('#000000');
  const ink = compiled(`${small}preserve }`).root.variables['tabActiveInk'];
  expect(Math.abs(hueOf(ink) - hueOf('#ffe0e0'))).toBeLessThan(3);
  const line = compiled('FunText.greentext { textColor: #003000; textAuto: no-preserve }').root.variables;
  expect(line['cGreen']).toBe('#ffffff');
});
