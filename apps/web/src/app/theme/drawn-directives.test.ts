import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Style, type StyleSelector, themedComponents } from '@linnet/theme';
import { type CompiledStyle, compileStyle, isDrawn, styleCss } from '@linnet/theme/compile';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../..');
const sheets = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(join(sources, file), 'utf8'))
  .join('\n');

const colours = { bg: '#101418', fg: '#20262c', text: '#d0d8e0', link: '#80c0ff', accent: '#e0a040' };
const values: Readonly<Record<string, string>> = {
  background: '#2c3844',
  textColor: '#f0e0c8',
  roundness: '3',
  shadow: '0 0 3 0 #000000',
};

function compiled(selector: StyleSelector, directives: Style['rules'][number]['directives']): CompiledStyle {
  return compileStyle({ meta: { name: '' }, palettes: [], rules: [{ selector, directives }] }, colours);
}

const plain = compileStyle({ meta: { name: '' }, palettes: [], rules: [] }, colours);

/** The variables that a style sets for the page or for parts of it, beside those of every page. */
function changedBy(one: CompiledStyle): readonly string[] {
  const themes = [one.root, ...one.scopes.map(({ theme }) => theme)];
  const changed = themes.flatMap(({ variables }) =>
    Object.entries(variables)
      .filter(([name, value]) => plain.root.variables[name] !== value)
      .map(([name]) => name),
  );
  return [...new Set(changed)];
}

const isRead = (name: string): boolean => sheets.includes(`var(--${name}`);

/** Each component, in each of its variants and states. */
const selectors = Object.entries(themedComponents).flatMap(([component, { variants = [], states = [] }]) =>
  [undefined, ...variants].flatMap((variant) =>
    [[], ...states.map((state) => [state])].map((all): StyleSelector => ({
      component,
      states: all,
      ...(variant !== undefined && { variant }),
    })),
  ),
);

const drawn = selectors.flatMap((selector) =>
  Object.keys(values)
    .filter((directive) => isDrawn(selector, directive))
    .map((directive) => ({ selector, directive })),
);

const named = ({ component, variant, states }: StyleSelector, directive: string) =>
  [component, variant ?? '', ...states, directive].join(' ');

test('what the editor says is drawn changes a variable that a stylesheet of the page reads', () => {
  expect(drawn.length).toBeGreaterThan(80);
  const unread = drawn.filter(({ selector, directive }) => {
    const names = changedBy(compiled(selector, { [directive]: values[directive] ?? '' }));
    // A background also gives its part an ink that can be read on it.
    return !names.some((name) => isRead(name) && (directive !== 'background' || !name.endsWith('Ink')));
  });
  expect(unread.map(({ selector, directive }) => named(selector, directive))).toEqual([]);
});

test('parts of the page with colours of their own are classes of its stylesheets', () => {
  const all = selectors.map((selector) => ({ selector, directives: { background: '#2c3844' } }));
  const style = compileStyle({ meta: { name: '' }, palettes: [], rules: all }, colours);
  const parts = [...new Set(style.scopes.map(({ part }) => part))];
  expect(parts.length).toBeGreaterThan(12);
  expect(parts.filter((part) => !sheets.includes(`composes: ${part} from global`))).toEqual([]);
  expect(styleCss(style)).toContain('.AlertError{');
});

test.each([
  ['Button:focused', 'background'],
  ['Button:focused', 'shadow'],
  ['Button:hover', 'shadow'],
  ['Button:toggled', 'shadow'],
  ['Input:hover', 'background'],
  ['Input:focused', 'shadow'],
  ['Input:disabled', 'background'],
  ['ListItem:active', 'background'],
  ['Popover', 'roundness'],
  ['Popover.modal', 'roundness'],
  ['Alert', 'roundness'],
  ['Alert', 'background'],
  ['Tab', 'roundness'],
  ['Tab:active', 'shadow'],
  ['ChatMessage', 'roundness'],
  ['MenuItem', 'background'],
  ['Scrollbar', 'background'],
  ['ScrollbarElement', 'background'],
])('%s: its %s is drawn', (part, directive) => {
  expect(drawn.map(({ selector, directive: one }) => named(selector, one))).toContain(
    named(selectors.find((one) => printed(one) === part) ?? { component: '?', states: [] }, directive),
  );
});

const printed = ({ component, variant, states }: StyleSelector) =>
  component + (variant === undefined ? '' : `.${variant}`) + states.map((state) => `:${state}`).join('');
