import { expect, test } from 'vitest';
import type { Style } from '../model/style';
import { clockworkStyle } from '../testing/sample-themes';
import { readIss } from './read-iss';
import { readRuleset } from './ruleset';
import { writeRuleset } from './write-ruleset';

function styleOf(text: string): Style {
  const reading = readIss(text);
  if (reading.state !== 'read') throw new Error('Not a style.');
  return reading.style;
}

const stored = (style: Style): unknown => JSON.parse(JSON.stringify(writeRuleset(style)));

test('a style with all that there is is the same after it was stored as rules', () => {
  const style = styleOf(clockworkStyle);
  expect(readRuleset(stored(style))).toEqual({ state: 'read', style, notes: [] });
});

test('shadows are stored one by one, as other clients read them; others stay texts', () => {
  const rules = stored(
    styleOf('Panel Button:hover { shadow: inset 0 1 2 0 --bg / 0.5 #In, --edge; opacity: 0.5 }'),
  );
  expect(rules).toContainEqual({
    parent: { component: 'Panel' },
    component: 'Button',
    state: ['hover'],
    directives: {
      shadow: [
        { inset: true, x: 0, y: 1, blur: 2, spread: 0, alpha: 0.5, name: 'In', color: '--bg' },
        '--edge',
      ],
      opacity: '0.5',
    },
  });
});

test('what is not understood, and palettes of any name, come back', () => {
  const style = styleOf(
    '@palette.Größe – №1 { bg: #101010 }\n@extra.x { a: 1 }\nPanel { glow: 3; roundness: 2 }',
  );
  const again = readRuleset(stored(style));
  expect(again).toMatchObject({ state: 'read', style: { palettes: style.palettes, rules: style.rules } });
  expect(again.state === 'read' && again.style.kept).toEqual(style.kept);
});
