import { type Colour, mix, toHex } from '../colour';
import { type ColourName, colourNames } from '../colour-names';
import { type CompiledTheme, compileTheme, toCss } from '../compile-theme';
import type { Style, ThemeProblem } from '../model/style';
import { type Palette, requireColour } from '../palette';
import type { ChosenColours } from '../swatches';
import type { ColourValue } from '../values/colour-value';
import { type EvaluatedColour, createColourEvaluator } from '../values/evaluate-colour';
import { type DirectivesOfStyle, type Target, directivesOf } from './directives';
import { shapesOf } from './shapes';
import { type NamedColours, coloursOf, rootPalette, rootVariables } from './root-palette';
import { type ColourSource, colourSources, scopes } from './themed-parts';

/** A part of the page with all colours of its own. */
export interface ScopedTheme {
  /** The class of its elements. */
  readonly part: string;
  readonly theme: CompiledTheme;
}

export interface CompiledStyle {
  readonly name: string;
  readonly root: CompiledTheme;
  readonly scopes: readonly ScopedTheme[];
  /** What could not be made out and is magenta. */
  readonly notes: readonly ThemeProblem[];
}

/** What the parts of one compilation share. */
interface Compilation {
  readonly directives: DirectivesOfStyle;
  readonly variable: (name: string) => ColourValue | undefined;
  readonly onFailure: (key: string, what: ThemeProblem['what']) => void;
}

/**
 * Compiles a style with a palette: its own, or the chosen one. All colours of the page are mixed from the palette;
 * directives set single ones, corners, shadows and fonts, and parts whose text or background differs have all colours once
 * more. Texts are readable in all of them.
 */
export function compileStyle(style: Style, colours: NamedColours = coloursOf(style)): CompiledStyle {
  const notes = new Map<string, ThemeProblem>();
  const directives = directivesOf(style);
  const compilation: Compilation = {
    directives,
    variable: rootVariables(directives, colours),
    onFailure: (key, what) => notes.set(`${key} ${what}`, { key, what }),
  };
  const palette = pagePalette(compilation, style.meta.name);
  const bg = requireColour(palette.bg).colour;
  const main = compileTheme(palette, chosenColours(compilation, bg, []));
  const evaluate = evaluatorOver(compilation, bg);
  const root = { ...main, variables: { ...main.variables, ...shapesOf(directives, evaluate) } };
  return {
    name: style.meta.name,
    root,
    scopes: scopesOf(compilation, palette),
    notes: [...notes.values()],
  };
}

/** The palette of the page: panels may have a background and texts of their own. */
function pagePalette(compilation: Compilation, name: string): Palette {
  const { variable, onFailure } = compilation;
  const palette = rootPalette(name, variable, onFailure);
  const panel = { component: 'Panel' };
  const behind = requireColour(palette.wallpaper).colour;
  const background = colourAt(compilation, { target: panel, directive: 'background' }, behind)?.colour;
  const bg = background ?? requireColour(palette.bg).colour;
  return {
    ...palette,
    bg: toHex(bg),
    ...inksWithin(compilation, bg, []),
    ...lineOf(compilation, bg),
  };
}

function lineOf(compilation: Compilation, bg: Colour): Partial<Palette> {
  const line = colourAt(compilation, { target: { component: 'Border' }, directive: 'textColor' }, bg);
  return line === undefined ? {} : { border: toHex(line.colour) };
}

/** The colours of text and links as rules set them inside of these components. */
function inksWithin(compilation: Compilation, bg: Colour, within: readonly Target[]): Partial<Palette> {
  const inkOf = (component: string) =>
    colourAt(compilation, { target: { component, within }, directive: 'textColor' }, bg);
  const text = inkOf('Text');
  const link = inkOf('Link');
  return {
    ...(text !== undefined && { text: toHex(text.colour) }),
    ...(link !== undefined && { link: toHex(link.colour) }),
  };
}

function evaluatorOver({ variable, onFailure }: Compilation, under: Colour) {
  return createColourEvaluator({
    variable,
    onFailure,
    parent: under,
    stack: under,
    inheritedBackground: under,
  });
}

/** The colour that a directive gives, over a background; undefined where no rule has it. */
function colourAt(
  compilation: Compilation,
  { target, directive }: ColourSource,
  under: Colour,
): EvaluatedColour | undefined {
  const found = compilation.directives.of(target);
  const value = found.get(directive);
  if (value?.type !== 'colour') return undefined;
  const evaluated = evaluatorOver(compilation, under)(value.colour);
  const opacity = directive === 'background' ? found.get('opacity') : found.get('textOpacity');
  return opacity?.type === 'share' ? { ...evaluated, alpha: evaluated.alpha * opacity.share } : evaluated;
}

function chosenColours(compilation: Compilation, bg: Colour, within: readonly Target[]): ChosenColours {
  const chosen = new Map<ColourName, EvaluatedColour>();
  for (const [name, { target, directive }] of Object.entries(colourSources)) {
    const inside = { ...target, within: [...within, ...(target.within ?? [])] };
    const colour = colourAt(compilation, { target: inside, directive }, bg);
    if (colour !== undefined) chosen.set(name as ColourName, colour);
  }
  return chosen;
}

/** The parts whose background or text a rule sets, each mixed from its own background. */
function scopesOf(compilation: Compilation, palette: Palette): readonly ScopedTheme[] {
  const behind = requireColour(palette.bg).colour;
  return scopes
    .filter(({ target }) => compilation.directives.isNamed(target.component))
    .map(({ part, target, surfaces }) => {
      const found = colourAt(compilation, { target, directive: 'background' }, behind);
      const bg = found === undefined ? behind : mix(found.colour, 100 * found.alpha, behind);
      const within = [target];
      const chosen = new Map(chosenColours(compilation, bg, within));
      for (const surface of surfaces) if (found !== undefined) chosen.set(surface, { colour: bg, alpha: 1 });
      const scoped = { ...palette, bg: toHex(bg), ...inksWithin(compilation, bg, within) };
      return { part, theme: compileTheme(scoped, chosen) };
    });
}

/**
 * The stylesheet of a compiled style. Parts that stand inside of others and have no colours of their own get those of the
 * page again. With another root selector it applies in that part of the page alone.
 */
export function styleCss({ root, scopes: scoped }: CompiledStyle, rootSelector = ':root'): string {
  const selectorOf = (part: string): string =>
    rootSelector === ':root' ? `.${part}` : `${rootSelector} .${part}`;
  const own = new Set(scoped.map(({ part }) => part));
  const others = scopes.filter(({ part, standsAlone }) => standsAlone === true && !own.has(part));
  const page = [rootSelector, ...(own.size === 0 ? [] : others.map(({ part }) => selectorOf(part)))];
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
