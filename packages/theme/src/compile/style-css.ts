import { colourNames } from '../colour-names';
import { type CompiledTheme, toCss } from '../compile-theme';
import type { CompiledStyle } from './compile-style';
import { scopes } from './themed-parts';

/**
 * The stylesheet of a compiled style. Parts that stand inside of others and have no colours of their own get those of the
 * page again.
 */
export function styleCss({ root, scopes: scoped }: CompiledStyle): string {
  const own = new Set(scoped.map(({ part }) => part));
  const others = scopes.filter(({ part, standsAlone }) => standsAlone === true && !own.has(part));
  const page = [':root', ...(own.size === 0 ? [] : others.map(({ part }) => selectorOf(part)))];
  return [
    ...page.map((selector) => toCss(root, selector)),
    ...scoped.map(({ part, theme }) => toCss(differing(theme, root), selectorOf(part))),
  ].join('');
}

/** The colours of a part that are not those of the page. Corners, shadows and fonts are the page's everywhere. */
function differing(theme: CompiledTheme, root: CompiledTheme): CompiledTheme {
  const colours = colourNames.filter((name) => theme.variables[name] !== root.variables[name]);
  return {
    ...theme,
    variables: Object.fromEntries(colours.map((name) => [name, theme.variables[name] ?? ''])),
  };
}

const selectorOf = (part: string): string => `.${part}`;
