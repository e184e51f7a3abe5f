import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileTheme } from '../compile-theme';
import { readIss } from '../formats';
import type { Style, StyleRule } from '../model/style';
import { builtInPalette } from '../palettes';
import { pairs } from '../pairs';
import { arbitraryPalette } from '../testing/arbitrary-palette';
import { contrastOf } from '../testing/contrast-of';
import { compileStyle } from './compile-style';
import { styleCss } from './style-css';
import { colourSources, cornerSources, scopes } from './themed-parts';

type Values = Readonly<Record<string, string>>;

/** The variables of an element in these parts, the outermost first: its own rules over what is around it. */
function cascade(css: string, parts: readonly string[]): Values {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', lines = '']) =>
    selectors.split(',').map((selector) => ({
      path: selector.split(' '),
      values: [...lines.matchAll(/--(\w+):([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
    })),
  );
  const applied = [':root', ...parts.map((part) => `.${part}`)].flatMap((own, depth) => {
    const around = parts.slice(0, Math.max(0, depth - 1)).map((part) => `.${part}`);
    const fits = ({ path }: { readonly path: readonly string[] }) =>
      path.at(-1) === own && path.slice(0, -1).every((part) => around.includes(part));
    return rules.filter(fits).toSorted((one, other) => one.path.length - other.path.length);
  });
  const values = Object.fromEntries(applied.flatMap(({ values }) => values)) as Values;
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== 'initial'));
}

function cssOf(text: string): string {
  const reading = readIss(text);
  if (reading.state !== 'read') throw new Error('The style could not be read.');
  return styleCss(compileStyle(reading.style));
}

const day = '@palette.Day { bg: #ffffff; fg: #dddddd; text: #222222; link: #0050a0 }\n';
const buttons = 'Button { background: #eeeeee }\nButton Text { textColor: #111111 }\n';

test.each(['Post', 'PanelHeader', 'UserCard', 'Popover', 'TopBar'])(
  'a button on a dark part of a light page has its light background there, too: %s',
  (part) => {
    const css = cssOf(`${day}${buttons}${part} { background: #101820 }`);
    expect(cascade(css, [part, 'Button'])).toMatchObject({ btn: '#eeeeee', text: '#111111' });
  },
);

test('a field on a dark part has its own background there', () => {
  const css = cssOf(
    `${day}Input { background: #eeeeee }\nInput Text { textColor: #222222 }\nPost { background: #101820 }`,
  );
  expect(cascade(css, ['Post', 'Input'])).toMatchObject({ inset: '#eeeeee', text: '#222222' });
});

test('what has no colours of its own has those of the part that it stands in', () => {
  const css = cssOf(`${day}Post { background: #101820 }\nPost Text { textColor: #e0e0e0 }`);
  expect(cascade(css, ['Post', 'Button'])['text']).toBe('#e0e0e0');
  expect(cascade(css, ['Post', 'Popover'])['text']).toBe('#222222');
});

test('icons of a bar have their colour in it, and not in a window that opens there', () => {
  const css = cssOf(`${day}TopBar { background: #101820 }\nTopBar Icon { textColor: #f0c040 }`);
  expect(cascade(css, ['TopBar'])['iconInk']).toBe('#f0c040');
  expect(cascade(css, ['TopBar', 'Popover'])['iconInk']).toBeUndefined();
});

test('the links of posts can be read in a window of another colour, on which a post stands', () => {
  const css = cssOf(
    `${day}Popover { background: #101820 }\nPost Link { textColor: #004080 }\nUserCard { roundness: 3 }`,
  );
  expect(cascade(css, ['Post'])['link']).toBe('#004080');
  const post = cascade(css, ['Popover', 'Post']);
  expect(post['bg']).toBe('#101820');
  const variables = { scheme: 'dark', variables: post } as const;
  expect(contrastOf(variables, { foreground: 'link', background: 'bg' })).toBeGreaterThan(4.45);
  expect(cascade(css, ['Popover', 'UserCard'])).toEqual(cascade(css, ['Popover']));
});

test('a small page in another theme has nothing of the theme of the page around it', () => {
  const around = cssOf(
    `${day}PanelHeader { background: #000080 }\nButton { background: #cccccc; shadow: 1 1 0 0 #ffffff / 1 }\nButton:hover Text { textColor: #111111 }`,
  );
  const inner = styleCss(
    { name: '', root: compileTheme(builtInPalette('linnet-dark')), scopes: [], notes: [] },
    '[data-sample="a"]',
  );
  const set = (css: string, selector: string) =>
    [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, selectors = '']) => selectors.split(',').includes(selector))
      .flatMap(([, , lines = '']) => [...lines.matchAll(/--(\w+):/g)].map(([, name]) => name));
  const corners = cornerSources.flatMap(({ variables }) => Object.keys(variables));
  for (const part of [':root', '.PanelHeader', '.Button']) {
    const own = part === ':root' ? '[data-sample="a"]' : `[data-sample="a"] ${part}`;
    const names = set(around, part);
    expect(names.length).toBeGreaterThan(0);
    expect(set(inner, own)).toEqual(
      expect.arrayContaining(names.filter((name) => !corners.includes(`${name}`))),
    );
  }
  expect(inner).toContain('--shadowBtn:initial');
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const target = fc.constantFrom(
  ...Object.values(colourSources).map((source) => ({ states: [], ...source.target })),
  ...scopes.map((scope) => ({ states: [], ...scope.target })),
);
const box = fc
  .record({ target, colour: hex, opacity: fc.constantFrom('0', '0.3', '1') })
  .map(({ target: { component, states, variant }, colour, opacity }): StyleRule => ({
    selector: { component, states, ...(variant !== undefined && { variant }) },
    directives: { background: colour, opacity },
  }));
const ink = fc
  .record({
    scope: fc.constantFrom(...scopes),
    component: fc.constantFrom('Text', 'Link', 'Icon'),
    colour: hex,
  })
  .map(({ scope: { target: around }, component, colour }): StyleRule => ({
    selector: { component, states: [], parent: { states: [], component: around.component } },
    directives: { textColor: colour },
  }));

test('texts can be read in every part inside of every other, whatever the palette and the rules', () => {
  const inner = scopes.flatMap((outer) =>
    scopes
      .filter(({ isClear }) => isClear !== true || outer.holdsClear === true)
      .map(({ part, isClear }) => ({ parts: [outer.part, part], isClear: isClear === true })),
  );
  fc.assert(
    fc.property(arbitraryPalette, fc.array(fc.oneof(box, ink), { maxLength: 20 }), (palette, rules) => {
      const { name, ...colours } = palette;
      const style: Style = { meta: { name }, palettes: [], rules };
      const texts = Object.fromEntries(Object.entries(colours).map(([key, colour]) => [key, String(colour)]));
      const css = styleCss(compileStyle(style, texts));
      for (const { parts, isClear } of inner) {
        const variables = cascade(css, parts);
        const spot = `${parts[1] === 'UserCard' ? 'userCard' : String(parts[1]).toLowerCase()}Bg`;
        const isShowingOuter = isClear && variables[spot] === undefined;
        const bg = cascade(css, isShowingOuter ? parts.slice(0, 1) : parts)['bg'];
        expect([parts, variables['bg']]).toEqual([parts, bg]);
        const weak = pairs.filter((pair) => contrastOf({ scheme: 'dark', variables }, pair) < pair.minimum);
        expect([parts, weak]).toEqual([parts, []]);
      }
    }),
    { numRuns: 8 },
  );
});
