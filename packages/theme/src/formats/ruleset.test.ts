import { describe, expect, test } from 'vitest';
import { isKnownSelector, themedComponents } from '../model/components';
import type { StyleSelector } from '../model/style';
import { clockworkStyle } from '../testing/sample-themes';
import { directiveTypes } from '../values/directive-value';
import { readIss } from './read-iss';
import { readRuleset } from './ruleset';
import { writeIss } from './write-iss';

const shadows = [
  { x: 0, y: 1, blur: 2, spread: 0, color: '--bg', alpha: 0.5, inset: true, name: 'Inner' },
  '--edge',
];

test('a style that is stored as rules is the same as its file', () => {
  const reading = readRuleset([
    { component: '@meta', directives: { name: 'Stored', author: 'Me' } },
    { component: '@palette', variant: 'Late Evening', directives: { bg: '#101020' } },
    { component: 'Root', directives: { '--edge': 'shadow | $borderSide(--fg top)' } },
    {
      component: 'Button',
      variant: 'normal',
      state: ['normal', 'hover'],
      directives: { shadow: shadows, opacity: 0.5 },
    },
    {
      component: 'Text',
      parent: { component: 'Tab', state: ['active'] },
      directives: { textColor: '--link' },
    },
    { component: 'Panel', directives: { shadow: [] } },
  ]);
  const file = `
    @meta { name: Stored; author: Me }
    @palette.Late Evening { bg: #101020 }
    Root { --edge: shadow | $borderSide(--fg top) }
    Button:hover { shadow: inset 0 1 2 0 --bg / 0.5 #Inner, --edge; opacity: 0.5 }
    Tab:active Text { textColor: --link }
    Panel { shadow: none }`;
  expect(reading).toEqual(readIss(file));
  expect(reading).toMatchObject({ state: 'read', notes: [] });
});

test('rules that are none are noted by their number, and nothing in them can end a line', () => {
  const reading = readRuleset([
    7,
    { component: 'Panel', directives: { background: 'red;} Root { --bg: color | #000000', roundness: 3 } },
    { component: 'Pa}nel', directives: { roundness: {} } },
  ]);
  expect(reading).toMatchObject({
    state: 'read',
    notes: [
      { key: 'name', what: 'missing' },
      { line: 1, what: 'notAnObject' },
      { line: 2, key: 'background', what: 'valueCut' },
      { line: 2, key: 'background', what: 'notAValue' },
      { line: 3, what: 'notASelector' },
      { line: 3, key: 'roundness', what: 'notAValue' },
    ],
  });
  const text = reading.state === 'read' ? writeIss(reading.style) : '';
  expect(readIss(text)).toMatchObject({ style: reading.state === 'read' ? reading.style : null });
});

describe('a style at full breadth', () => {
  const reading = readIss(clockworkStyle);
  const style = reading.state === 'read' ? reading.style : { meta: { name: '' }, palettes: [], rules: [] };

  test('is read without a note, and written and read as the same', () => {
    expect(reading).toMatchObject({ state: 'read', notes: [] });
    expect(readIss(writeIss(style))).toEqual(reading);
  });

  test('has rules for every component, variant and state that there is, and for nothing else [3.3.025]', () => {
    const parts = style.rules.flatMap(({ selector }) => withParents(selector));
    expect(parts.filter((part) => !isKnownSelector(part))).toEqual([]);
    const named = new Set(
      parts.flatMap(({ component, variant, states }) => [
        component,
        ...(variant === undefined ? [] : [`${component}.${variant}`]),
        ...states.map((state) => `${component}:${state}`),
      ]),
    );
    const all = Object.entries(themedComponents).flatMap(([component, { variants = [], states = [] }]) => [
      component,
      ...variants.map((variant) => `${component}.${variant}`),
      ...states.map((state) => `${component}:${state}`),
    ]);
    expect(all.filter((name) => !named.has(name))).toEqual([]);
    expect(all).toEqual(expect.arrayContaining(componentsOfTheSpecification));
  });

  test('uses every directive, kind of variable, place and function', () => {
    const used = new Set(style.rules.flatMap(({ directives }) => Object.keys(directives)));
    expect(Object.keys(directiveTypes).filter((name) => !used.has(name))).toEqual([]);
    const words =
      'color | shadow | generic | --parent --stack --inheritedBackground $alpha $brightness $textColor';
    const more = '$blend $boost $mod $shift $borderSide inset none #Gradient no-auto no-preserve fake mixrgb';
    expect(`${words} ${more}`.split(' ').filter((word) => !clockworkStyle.includes(word))).toEqual([]);
  });
});

/** Those that the specification names. */
const componentsOfTheSpecification = [
  ...['Alert', 'Alert.error', 'Alert.warning', 'Alert.success', 'Attachment', 'Badge', 'Badge.notification'],
  ...[
    'Border',
    'Button',
    'Button:toggled',
    'Button:pressed',
    'Button:hover',
    'Button:focused',
    'Button:disabled',
  ],
  ...['Button.danger', 'Panel', 'MenuItem', 'Tab', 'Popover', 'UserCard'],
];

function withParents(selector: StyleSelector): StyleSelector[] {
  const { parent, ...own } = selector;
  return [own, ...(parent === undefined ? [] : withParents(parent))];
}
