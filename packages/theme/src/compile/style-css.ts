import { colourNames } from '../colour-names';
import { type CompiledTheme, toCss } from '../compile-theme';
import type { ThemeProblem } from '../model/style';
import { spotVariables } from './spots';
import { fontSources, scopes, shadowSources } from './themed-parts';

/** A part of the page with all colours of its own. */
export interface ScopedTheme {
  /** The class of its elements. */
  readonly part: string;
  /** The part around it, where it has other colours in there. */
  readonly inside?: string;
  readonly theme: CompiledTheme;
}

export interface CompiledStyle {
  readonly name: string;
  readonly root: CompiledTheme;
  readonly scopes: readonly ScopedTheme[];
  /** What could not be evaluated: such colours are magenta, such shadows are left out. */
  readonly notes: readonly ThemeProblem[];
}

/** Variables that a style may leave out: the stylesheets of the page have fallbacks for them. */
const optional = [
  ...spotVariables,
  ...shadowSources.map(({ variable }) => variable),
  ...fontSources.map(({ variable }) => variable),
  ...['panelBg', 'panelBlur', 'scrollTrack', 'scrollThumb', 'columnsShade'],
];

/**
 * The stylesheet of a compiled style. Parts may be nested, so each of them first gets the page's values of all colours
 * that differ in any part, and then its own. With another root selector it applies in that part of the
 * page alone, and nothing that the style of the page sets applies in there.
 */
export function styleCss({ root, scopes: scoped }: CompiledStyle, rootSelector = ':root'): string {
  const isPage = rootSelector === ':root';
  const unset = isPage ? [] : optional.map((name) => [name, 'initial'] as const);
  const page = toCss(
    { ...root, variables: { ...Object.fromEntries(unset), ...root.variables } },
    rootSelector,
  );
  if (isPage && scoped.length === 0) return page;
  const start = isPage ? '' : `${rootSelector} `;
  const outer = scoped.filter(({ inside }) => inside === undefined);
  const own = new Map(outer.map(({ part, theme }) => [part, theme]));
  const again = scopes.filter(({ part, standsAlone }) => !isPage || standsAlone === true || own.has(part));
  const names = isPage
    ? scoped.flatMap(({ theme }) => Object.keys(differingFrom(root, theme).variables))
    : [...colourNames, ...spotVariables];
  return [
    page,
    toCss(only(root, new Set(names)), again.map(({ part }) => `${start}.${part}`).join(',')),
    ...outer.map(({ part, theme }) => toCss(differingFrom(root, theme), `${start}.${part}`)),
    ...scoped.flatMap(({ part, inside, theme }) => {
      const selector = `${start}.${inside ?? ''} .${part}`;
      return inside === undefined ? [] : [toCss(differingFrom(own.get(part) ?? root, theme), selector)];
    }),
  ].join('');
}

/** The page's values of these variables; `initial` for those that it doesn't set. */
function only({ scheme, variables }: CompiledTheme, names: ReadonlySet<string>): CompiledTheme {
  const entries = [...names].map((name) => [name, variables[name] ?? 'initial']);
  return { scheme, variables: Object.fromEntries(entries) as Record<string, string> };
}

/** The colours of a theme that are not those of another one. Corners, shadows and fonts are the page's everywhere. */
export function differingFrom(other: CompiledTheme, theme: CompiledTheme): CompiledTheme {
  const names = [...colourNames, ...spotVariables];
  const differing = names.flatMap((name) => {
    const value = theme.variables[name];
    return value === undefined || value === other.variables[name] ? [] : [[name, value] as const];
  });
  return { ...theme, variables: Object.fromEntries(differing) };
}
