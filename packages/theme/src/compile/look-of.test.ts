import { expect, test } from 'vitest';
import { contrast, parseHex } from '../colour';
import { readIss } from '../formats';
import { parseSelector } from '../model/selectors';
import type { Style, StyleSelector } from '../model/style';
import { themedComponents } from '../model/components';
import { clockworkStyle } from '../testing/sample-themes';
import { compileStyle } from './compile-style';
import { originOf, targetOf } from './directives';
import { createLooks } from './look-of';
import { isDrawn } from './themed-parts';

function styleOf(text: string): Style {
  const reading = readIss(text);
  if (reading.state !== 'read') throw new Error('Not a style.');
  return reading.style;
}

function selector(text: string): StyleSelector {
  const read = parseSelector(text);
  if (read === null) throw new Error(`Not a selector: ${text}`);
  return read;
}

const palette = '@palette.Day { bg: #ffffff; fg: #dddddd; text: #222222; link: #0044cc; accent: #aa0044 }\n';

function look(text: string, part: string) {
  const style = styleOf(palette + text);
  const colours = style.palettes[0]?.colours ?? {};
  return createLooks({ style, colours, compiled: compileStyle(style) })(targetOf(selector(part)));
}

test('a sample has what the rules of its component, variant and state say', () => {
  const rules =
    'Button { background: #204060; roundness: 3; shadow: 0 1 2 0 --accent / 0.5 }\nButton:hover { background: #406080 }';
  expect(look(rules, 'Button')).toMatchObject({
    background: '#204060',
    corner: '3px',
    shadow: '0px 1px 2px 0px #aa004480',
  });
  expect(look(rules, 'Button:hover')).toMatchObject({ background: '#406080', corner: '3px' });
  expect(look(rules, 'Input').corner).toBeUndefined();
});

test('without a rule it has the colours of the page', () => {
  const style = styleOf(palette);
  const { variables } = compileStyle(style).root;
  expect(look('', 'Button').background).toBe(variables['btn']);
  expect(look('', 'Button:hover').background).toBe(variables['btnHover']);
  expect(look('', 'Text')).toMatchObject({ background: '#ffffff', text: '#222222' });
});

test('what stands inside of another component has that behind it', () => {
  const rules =
    'TopBar { background: #102030 }\nTopBar Text { textColor: #ffeecc }\nButton { background: #ffffff; opacity: 0 }';
  expect(look(rules, 'TopBar Text')).toMatchObject({ background: '#102030', text: '#ffeecc' });
  expect(look(rules, 'TopBar Button').background).toBe('#102030');
});

test('the text of each sample of a style at full breadth can be read', () => {
  const style = styleOf(clockworkStyle);
  const looks = createLooks({
    style,
    colours: style.palettes[0]?.colours ?? {},
    compiled: compileStyle(style),
  });
  for (const [component, { states = [], variants = [] }] of Object.entries(themedComponents)) {
    for (const variant of [undefined, ...variants])
      for (const state of [[], ...states.map((one) => [one])]) {
        const { background, text } = looks({
          component,
          states: state,
          ...(variant !== undefined && { variant }),
        });
        const colours = [background, text].map((hex) => parseHex(hex)?.colour);
        const [one, other] = colours;
        if (one === undefined || other === undefined) throw new Error(`${component} has no colours.`);
        expect({ component, isReadable: contrast(one, other) >= 4.5 }).toEqual({
          component,
          isReadable: true,
        });
      }
  }
});

test('a directive comes from the closest rule, else from a later one', () => {
  const style = styleOf(
    'Button { roundness: 1 }\nPopover Button { roundness: 4 }\nButton { roundness: 2 }\nButton.danger { opacity: 0.5 }',
  );
  const from = (part: string, name: string) => originOf(style, targetOf(selector(part)), name);
  expect(from('Button:hover', 'roundness')).toEqual({ selector: selector('Button'), text: '2' });
  expect(from('Popover Button', 'roundness')?.text).toBe('4');
  expect(from('Button.danger:hover', 'opacity')?.selector).toEqual(selector('Button.danger'));
  expect(from('Button', 'opacity')).toBeUndefined();
});

test('it is known what the page draws, and what is only kept', () => {
  const drawn = (part: string, directive: string) => isDrawn(targetOf(selector(part)), directive);
  expect(drawn('Button:hover', 'background')).toBe(true);
  expect(drawn('Panel', 'background')).toBe(true);
  expect(drawn('TopBar', 'shadow')).toBe(true);
  expect(drawn('Root', '--font')).toBe(true);
  expect(drawn('Badge.notification', 'background')).toBe(true);
  expect(drawn('Badge', 'shadow')).toBe(false);
  expect(drawn('TopBar', 'blur')).toBe(false);
});
